import type { Speaker } from '../../speaker.ts'
import type { Amounts, CardKind } from './facts.ts'

/** What is printed on a card, in words: a line for each part. */
export function inWords(kind: CardKind | undefined, suit: string, speak: Speaker): string[] {
  if (kind === undefined) return []
  const words: string[] = []
  const tell = (label: string, amounts: Amounts): void => {
    const list = Object.entries(amounts).map(([each, count]) => `${count} × ${speak.name('resource', each)}`)
    if (list.length > 0) words.push(`${speak.say(label)}: ${list.join(', ')}`)
  }
  if (suit === 'advisor' || suit === 'threat') tell(suit === 'advisor' ? 'label-power_cost' : 'label-combat_cost', { soldier: kind.fight ?? 0 })
  else tell('label-cost', kind.cost)
  tell('label-recycling', kind.recycling)
  for (const line of kind.production) {
    const type = line.per ? speak.name('type', line.per) : ''
    words.push(`${speak.say('label-production')}: ${speak.say(line.per ? 'fact-amount_per' : 'fact-amount', { amount: line.amount, resource: speak.name('resource', line.resource), type })}`)
  }
  tell('label-bonus', kind.bonus)
  if (kind.vp) words.push(speak.say(kind.vp.per ? 'fact-vp_per' : 'fact-vp', { amount: kind.vp.amount, type: kind.vp.per ? speak.name('type', kind.vp.per) : '' }))
  return words
}
