const VOWEL = 'aeiouyàâäéèêëîïôöûùüœаеёиоуыэюя'
const CONSONANT = `[^${VOWEL}\\P{L}]`
const OPEN = `(?<=\\p{L}{3}[${VOWEL}])(?=${CONSONANT}[${VOWEL}]\\p{L}{2})` // Expe-dition
const SHUT = `(?<=\\p{L}{2}[${VOWEL}][бвгджзклмнпрстфхцчшщ][ьъ]?)(?=[бвгджзклмнпрстфхцчшщ][${VOWEL}]\\p{L}{2})` // Триум-фальная
const SYLLABLE = new RegExp(`${OPEN}|${SHUT}`, 'giu')

/** A name whose long words may be broken between syllables where a narrow card has no room for them. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) => word.replace(SYLLABLE, '\u00AD'))
}
