import { isGenerational } from '#sky/bodies.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Section } from '../writer.ts'
import type { Argued } from './argument.ts'
import { isAsked } from './asked.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { phraseOf } from './events.ts'
import { dayOfYear, onDay } from './history.ts'
import type { Stop, YearPlan } from './plan.ts'
import { narrateOutcome } from './ways.ts'
import { decidingPasses } from './year-of-life.ts'

/** The answer to the question of the year, when it comes to light, and one thing to do. */
export function narrateClosing(
  narration: Narration,
  { lead, stops }: YearPlan,
  argued: Argued | undefined,
): Section[] {
  if (!argued) return []
  // A page after it was asked, the question stands above its answer.
  const [title = ''] = argued.asks.sentences
  const [first, ...rest] = argued.answers
  const light = narrateLight(narration, lead)
  const help = light && narrateHelp(narration, stops, lead, argued)
  const outcome = narrateOutcome(narration, lead, argued)
  const drafts = [first, light, help, ...rest, outcome, argued.task]
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
          `You find out most of that ${when}.`,
          `The test of it comes ${when}, and it's shorter than the wait for it.`,
          `You can stop guessing about it ${when}.`,
          `It's hardest to dodge ${when}, and clearest afterward.`,
          `If you're in doubt, look at what you do ${when}.`,
          `Whatever you tell people before that, you know it ${when}.`,
          `You'll have seen it for yourself ${when}.`,
        ]
      : [`It gets easy to see ${when}.`, `Most of that becomes plain ${when}.`]
  return narrator.state('light', ways, { facts: [fact] })
}

/** Where the help with it comes from: the weightiest kind moment of the year that is asked about. */
function narrateHelp(
  { reader, narrator }: Narration,
  stops: readonly Stop[],
  lead: YearContact,
  argued: Argued,
): Draft | undefined {
  const [help] = stops
    .map(({ contact }) => contact)
    .filter((one) => isAsked(argued, one) && laneOf(one) !== laneOf(lead))
    .filter((one) => one.fact.kind === 'transit' && toneOf(one) === 'eases')
    .filter(({ point = '' }) => !isGenerational(point))
    .toSorted((one, other) => other.rank - one.rank)
  if (help?.fact.kind !== 'transit') return undefined
  const day = onDay(reader, dateOf(help.at))
  const event = phraseOf(help.fact)
  const decided = decidingPasses(reader, lead).at(-1)?.at ?? lead.at
  const ways =
    help.at < decided
      ? [
          `The strength for it comes earlier, ${day}, when ${event}.`,
          `You get what you need for it ${day}, when ${event}.`,
        ]
      : [
          `It gets easier to live with ${day}, when ${event}.`,
          `The reward for it comes ${day}, when ${event}.`,
        ]
  return narrator.state('light', ways, { facts: [help.fact.id] })
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
