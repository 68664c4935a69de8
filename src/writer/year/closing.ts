import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { passesOf } from '../horoscope/passes.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Section } from '../writer.ts'
import type { Argued } from './argument.ts'
import type { YearContact } from './contacts.ts'
import { phraseOf } from './events.ts'
import { dayOfYear, monthOfYear } from './history.ts'
import type { YearPlan } from './plan.ts'
import { turningPass } from './turning-pass.ts'
import { narrateOutcome } from './ways.ts'

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
  const open = rest.pop()
  const light = narrateLight(narration, lead)
  const outcome = narrateOutcome(narration, lead, argued)
  const later = narrateLater(narration, lead)
  const drafts = [first, light, ...rest, outcome, open, later, argued.task]
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
          `Most of that is decided ${when}.`,
          `The days that decide it are the ones ${when}.`,
          `It's ${when} that you can tell.`,
          `You find out most of it ${when}.`,
        ]
      : [`It gets easy to see ${when}.`, `Most of that becomes plain ${when}.`]
  return narrator.state('light', ways, { facts: [fact] })
}

/** When the heaviest transit comes back after the twelve months, so that what it asks stays open. */
function narrateLater({ reader, narrator }: Narration, lead: YearContact): Draft | undefined {
  const { fact } = lead
  if (fact.kind !== 'transit') return undefined
  const later = passesOf(reader, fact).filter(({ at }) => dateOf(at) > reader.period.endDate)
  if (later.length === 0) return undefined
  const months = new Intl.ListFormat('en-US').format([
    ...new Set(later.map(({ at }) => monthOfYear(reader, dateOf(at)))),
  ])
  const event = phraseOf(fact)
  const ways = [
    `${event} again in ${months}, so the last word belongs to the year after this one.`,
    `It isn't quite over, since ${event} again in ${months}, and you can come back to it then.`,
  ]
  return narrator.state('open', ways, { facts: later.map(({ id }) => id) })
}

function whenOf(reader: Reader, lead: YearContact) {
  const pass = turningPass(reader, lead)
  if (pass) return { when: `around ${dayOfYear(reader, dateOf(pass.at))}`, fact: pass.id }
  const { fact, at } = lead
  if (fact.kind !== 'transit-window' || at !== fact.at) return undefined
  const [from, to] = [fact.at, fact.until].map((instant) => dayOfYear(reader, dateOf(instant)))
  return { when: `between ${from} and ${to}`, fact: fact.id }
}
