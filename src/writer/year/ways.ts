import { isGenerational, type Planet } from '#sky/bodies.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { type PointContext, placeOf, pointContext } from '../horoscope/points.ts'
import type { Argued } from './argument.ts'
import type { YearContact } from './contacts.ts'
import { personOf } from './person.ts'

/** How this person meets the question: by the point that the heaviest transit touches, else by the Sun. */
export function narrateManner(
  narration: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  return firstManner(narration, waysFor(narration, lead, argued))
}

/** What a person would do answers the question. */
const isAnswer = (manner: string) => manner.startsWith("you'd ")

/** How this person meets it by another point. */
export function narrateOwnManner(
  narration: Narration,
  context: PointContext,
  argued: Argued | undefined,
): Draft | undefined {
  // A Midheaven acts through the house of its ruler.
  const ways = waysOf([context], argued).filter((one) => !isAnswer(one.ways.manner))
  return context.point === 'mc' ? undefined : firstManner(narration, ways)
}

function firstManner({ narrator }: Narration, all: ReturnType<typeof waysOf>): Draft | undefined {
  for (const { point, name, ways, poolName, context } of all) {
    const place = placeOf(context)
    if (!place && point !== 'asc' && point !== 'mc') continue
    const where = place?.text ?? `in ${context.sign}`
    const isPlaced = narrator.hasSaidOf(`your ${name} is in`)
    const print = (says: string) =>
      isPlaced
        ? `With your ${name} in ${context.sign}, ${says}.`
        : `Your ${name} is ${where}, ${/\bso\b/.test(says) ? 'and' : 'so'} ${says}.`
    const pool = { name: `${poolName}/manner`, lines: [ways.manner] }
    // The ruler of a Midheaven has a sign of its own.
    const facts = place ? context.facts : context.facts.slice(0, 1)
    const draft = narrator.line([pool], { facts, print })
    if (draft) return draft
  }
  return undefined
}

/** What has become of that at the end of the year. */
export function narrateOutcome(
  narration: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const { narrator } = narration
  const narrated = waysFor(narration, lead, argued).find(({ poolName }) =>
    narrator.hasUsed(`${poolName}/manner`),
  )
  if (!narrated) return undefined
  const facts = narrated.context.facts.filter((id) => !id.startsWith('house:'))
  const pool = { name: `${narrated.poolName}/outcome`, lines: [narrated.ways.outcome] }
  return narrator.line([pool], { facts })
}

function waysFor({ reader }: Narration, lead: YearContact, argued: Argued | undefined) {
  return waysOf([personOf(reader, lead), pointContext(reader, 'sun')], argued)
}

function waysOf(contexts: readonly PointContext[], argued: Argued | undefined) {
  return contexts.flatMap((context) => {
    const { point, name, sign } = context
    // A sign that a planet keeps for years says nothing of one person.
    if (!argued?.ofHouse || !sign || isGenerational(point as Planet)) return []
    const poolName = `habit/year/${argued.name}/${sign}`
    return [{ point, name, ways: argued.ofHouse.ways[sign], poolName, context }]
  })
}
