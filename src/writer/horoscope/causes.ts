import { ruledHouseClauses } from '#lore/corpus/days/ruled-houses.ts'
import { houseSources } from '#lore/corpus/days/where-from.ts'
import { signSources } from '#lore/corpus/days/where-from-signs.ts'
import type { House } from '#lore/house.ts'
import { bodyName, ordinalWords, pointNames } from '#lore/names.ts'
import { rulers, traditionalRulers } from '#sky/rulers.ts'
import type { Sign } from '#sky/zodiac.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { houseGlosses } from './house-glosses.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { toneOf } from './tone.ts'

/**
 * "Mars is in your fourth house, home and family, so it may start at home.": where a contact comes from. The Moon's
 * house passes within two days, so it is no cause of what the Moon touches and would only break the thought.
 */
export function narrateSource({ narrator }: Narration, contact: Contact): Draft | undefined {
  const { fact } = contact
  if (fact.kind !== 'transit' || fact.body === 'moon' || !fact.sign) return undefined
  const tone = toneOf(contact)
  const body = capitalized(bodyName(fact.body))
  if (!fact.house) {
    const pool = { name: `source/${fact.sign}/${tone}`, lines: signSources[tone][fact.sign] }
    const print = (says: string) => `${body} is in ${fact.sign}, so ${says}.`
    return narrator.line([pool], { facts: [fact.id], print })
  }
  const house = fact.house as House
  // The point that it touches is there, too.
  if (narrator.hasSaidOf(`the ${ordinalWords[house]} house`)) return undefined
  const place = `your ${ordinalWords[house]} house, ${houseGlosses[house]}`
  const pool = { name: `source/${house}/${tone}`, lines: houseSources[tone][house] }
  // It has another place in the birth chart.
  const ways =
    fact.body === fact.natal
      ? [
          (says: string) =>
            `At the moment ${bodyName(fact.body)} is going through ${place}, so ${says}.`,
        ]
      : [
          (says: string) => `${body} is in ${place}, so ${says}.`,
          (says: string) => `With ${bodyName(fact.body)} in ${place}, ${says}.`,
        ]
  const prints = narrator.random.shuffle(`source ${fact.id}`, ways)
  return narrator.lineInOneWay([pool], prints, [fact.id])
}

/** "Your Mars rules your eighth house, trust and shared money, so …": what else is touched with a planet. */
export function narrateRuledHouse(
  { reader, narrator }: Narration,
  contact: Contact,
): Draft | undefined {
  const { point } = contact
  if (!point || point === 'asc' || point === 'mc') return undefined
  const name = pointNames[point]
  const tone = toneOf(contact)
  // Neither ruler of a sign with two is the only one.
  const isRuled = (sign: Sign) => traditionalRulers[sign] === point && rulers[sign] === point
  const cusps = reader.ofKind('cusp').filter(({ sign }) => isRuled(sign))
  for (const { id, house: number } of narrator.random.shuffle(`ruled ${contact.fact.id}`, cusps)) {
    const house = number as House
    const place = `your ${ordinalWords[house]} house, ${houseGlosses[house]}`
    // Its own house has just been named.
    if (narrator.hasSaidOf(`the ${ordinalWords[house]} house`, place)) continue
    const pool = { name: `ruled/${house}/${tone}`, lines: ruledHouseClauses[tone][house] }
    const ways = [
      (says: string) => `Your ${name} rules ${place}, so ${says}.`,
      (says: string) => `Because your ${name} also rules ${place}, ${says}.`,
    ]
    const prints = narrator.random.shuffle(`ruled ${id}`, ways)
    const draft = narrator.lineInOneWay([pool], prints, [id])
    if (draft) return draft
  }
  return undefined
}
