import { aspectQuality } from '#lore/aspect-quality.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import { makeAspect } from '#sky/aspects.ts'
import { isGenerational } from '#sky/bodies.ts'
import { isLunation, type TouchFact } from '#sky/forecast-facts.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { daysApart, dayText } from './dates.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { pointContext } from './points.ts'
import { dateOf } from './reader.ts'

/** A pass so long before a station belongs to another turn of the planet. */
const NEAR_DAYS = 30

/** "Jupiter is less than a degree from the sextile to your Mars that was exact on December 7.": for a station that touches no point hard but is in an easy aspect that was just described. */
export function narrateEasyTouch(
  { reader, narrator }: Narration,
  { fact, touch }: Contact,
): Draft | undefined {
  if (fact.kind !== 'station' || touch) return undefined
  const passOf = ({ natal, aspect }: TouchFact) =>
    reader
      .ofKind('transit')
      .find(
        (one) =>
          one.body === fact.body &&
          one.natal === natal &&
          one.aspect === aspect &&
          one.at < fact.at &&
          dateOf(one.at) >= reader.period.startDate &&
          daysApart(dateOf(one.at), dateOf(fact.at)) < NEAR_DAYS,
      )
  for (const easy of reader.ofKind('touch')) {
    const isEasy = aspectQuality(easy.aspect) === 'harmonious' && !isGenerational(easy.natal)
    const before = easy.event.id === fact.id && isEasy ? passOf(easy) : undefined
    if (!before || easy.orbDegrees > 1) continue
    const body = capitalized(bodyName(fact.body))
    const exact = `that was exact on ${dayText(dateOf(before.at), dateOf(fact.at))}`
    const ways = [
      `${body} is still less than a degree from the ${easy.aspect} to your ${pointNames[easy.natal]} ${exact}.`,
    ]
    return narrator.state('easy-touch', ways, { facts: [fact.id, easy.id, before.id] })
  }
  return undefined
}

/** A smaller difference would not be missed. */
const WIDE_DEGREES = 1

/** "Your Sun is at the very end of Virgo, so it's only just within reach.": a Moon that touches a point across the edge of its sign. */
export function narrateWideTouch(
  { reader, narrator }: Narration,
  { fact, touch, point }: Contact,
): Draft | undefined {
  if (!isLunation(fact) || !touch || !point) return undefined
  const { sign, name, facts } = pointContext(reader, point)
  if (!sign || touch.orbDegrees < WIDE_DEGREES) return undefined
  if (makeAspect(sign, fact.sign, touch.aspect)) return undefined
  const edge = fact.degrees < 15 ? 'end' : 'beginning'
  const ways = [`Your ${name} is at the very ${edge} of ${sign}, so it's only just within reach.`]
  return narrator.state('wide-touch', ways, { facts: [touch.id, fact.id, ...facts] })
}
