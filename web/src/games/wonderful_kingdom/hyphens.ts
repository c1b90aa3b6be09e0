const VOWEL = 'aeiouyàâäéèêëîïôöûùüœаеёиоуыэюя'
const SYLLABLE = new RegExp(`(?<=\\p{L}{3}[${VOWEL}])(?=[^${VOWEL}\\P{L}][${VOWEL}]\\p{L}{2})`, 'giu')

/** A name whose long words may be broken between syllables where a narrow card has no room for them. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) => word.replace(SYLLABLE, '\u00AD'))
}
