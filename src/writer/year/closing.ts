import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Section } from '../writer.ts'
import type { Argued } from './argument.ts'
import type { YearContact } from './contacts.ts'
import { dayOfYear } from './history.ts'
import type { YearPlan } from './plan.ts'
import { narrateOutcome } from './ways.ts'
import { decidingPasses } from './year-of-life.ts'

/** The answer to the question of the year, when it comes to light, and one thing to do. */
export function narrateClosing(
  narration: Narration,
  { lead }: YearPlan,
  argued: Argued | undefined,
): Section[] {
  if (!argued) return []
  // A page after it was asked, the question stands above its answer.
  const [title = ''] = argued.asks.sentences
  const [first, ...rest] = argued.answers
  const light = narrateLight(narration, lead)
  const outcome = narrateOutcome(narration, lead, argued)
  const drafts = [first, light, ...rest, outcome, argued.task]
  return [{ title, paragraphs: paragraphOf(drafts) }]
}

/** When most of the answer shows. */
function narrateLight({ reader, narrator }: Narration, lead: YearContact): Draft | undefined {
  const narrated = whenOf(reader, lead)
  if (!narrated) return undefined
  const { when, fact } = narrated
  const ways =
    toneOf(lead) === 'presses'
      ? [
          `The question turns serious ${when}.`,
          `That gets put to the test ${when}.`,
          `You start finding that out ${when}.`,
          `It's hard to miss ${when}.`,
        ]
      : [`It gets easy to see ${when}.`, `Most of that becomes plain ${when}.`]
  return narrator.state('light', ways, { facts: [fact] })
}

function whenOf(reader: Reader, lead: YearContact) {
  const last = decidingPasses(reader, lead).at(-1)
  if (last) {
    const day = dayOfYear(reader, dateOf(last.at))
    return { when: `around ${day}`, fact: last.id }
  }
  const { fact, at } = lead
  if (fact.kind !== 'transit-window' || at !== fact.at) return undefined
  const [from, to] = [fact.at, fact.until].map((instant) => dayOfYear(reader, dateOf(instant)))
  return { when: `between ${from} and ${to}`, fact: fact.id }
}
