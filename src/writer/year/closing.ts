import type { YearBody } from '#lore/year-ahead.ts'
import { daysApart } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { passesOf } from '../horoscope/passes.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Section } from '../writer.ts'
import type { Argued } from './argument.ts'
import { lightWays } from './closing-lights.ts'
import type { YearContact } from './contacts.ts'
import { phraseOf } from './events.ts'
import { dayOfYear, monthOfYear } from './history.ts'
import { personOf } from './person.ts'
import { touchedReach } from './point-reach.ts'
import { narrateStakeAnswer } from './stake.ts'
import { turningPass } from './turning-pass.ts'

/** The answer to the question of the year, when it comes to light, and one thing to do. */
export function narrateClosing(
  narration: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): Section[] {
  if (!argued) return []
  // A page after it was asked, the question stands above its answer.
  const [title = ''] = argued.asks.sentences
  const light = narrateLight(narration, lead)
  const paragraphs = [
    ...paragraphOf([argued.answer]),
    ...paragraphOf([
      light,
      narrateStakeAnswer(narration, lead, { isFirst: light === undefined }),
      narrateOpen(narration, lead),
    ]),
    ...paragraphOf([
      narrateAfter(narration, argued),
      ...narrateNextAnswer(narration, argued),
      argued.task,
    ]),
  ]
  return [{ title, paragraphs }]
}

/** When most of the answer shows. */
function narrateLight({ reader, narrator }: Narration, lead: YearContact): Draft | undefined {
  const narrated = whenOf(reader, lead)
  if (!narrated) return undefined
  const { when, event, fact } = narrated
  const reach = touchedReach(lead)?.reach
  const ways = reach
    ? lightWays(lead.body as YearBody, toneOf(lead), { when, event, reach })
    : [
        `Most of the answer is likely to be decided ${when}, when ${event}.`,
        `The weeks that decide most of the answer are the ones ${when}, when ${event}.`,
      ]
  const placed = personOf(reader, lead).facts
  return narrator.state('light', ways, { facts: [fact, ...placed] })
}

/** When the heaviest transit comes back after the twelve months, so that what it asks stays open. */
function narrateOpen({ reader, narrator }: Narration, lead: YearContact): Draft | undefined {
  const { fact } = lead
  if (fact.kind !== 'transit') return undefined
  const later = passesOf(reader, fact).filter(({ at }) => dateOf(at) > reader.period.endDate)
  if (later.length === 0) return undefined
  const months = new Intl.ListFormat('en-US').format([
    ...new Set(later.map(({ at }) => monthOfYear(reader, dateOf(at)))),
  ])
  const event = `${phraseOf(fact)} again`
  const ways = [
    `${event} in ${months}, so you can still correct what you decide.`,
    `You get another look at your answer in ${months}, when ${event}.`,
  ]
  return narrator.state('open', ways, { facts: later.map(({ id }) => id) })
}

/** In a shorter rest of the twelve months, nothing more shows. */
const REST_DAYS = 45

/** Says how the answer changes in the house of the next year. */
function narrateAfter({ reader, narrator }: Narration, argued: Argued): Draft | undefined {
  const [birthday] = reader.ofKind('birthday')
  const next = reader.ofKind('profection').find(({ id }) => !argued.facts.includes(id))
  const rest = daysApart(dateOf(argued.until), reader.period.endDate)
  if (!birthday || !next || next.at < argued.from || rest < REST_DAYS || !argued.later)
    return undefined
  const day = dayOfYear(reader, dateOf(birthday.at))
  const [, says] = argued.later
  const ways = [
    `From your birthday on ${day}, ${says}.`,
    `In the months after your birthday on ${day}, ${says}.`,
    `Then, after your birthday on ${day}, ${says}.`,
  ]
  return narrator.state('after', narrator.random.shuffle('after', ways), {
    facts: [birthday.id, next.id, ...argued.facts],
  })
}

/** The answer to what the birthday asks, where most of its months belong to the twelve. */
function narrateNextAnswer(
  { reader, narrator }: Narration,
  { second }: Argued,
): (Draft | undefined)[] {
  if (!second) return []
  const ways = [
    'The question that comes with your birthday has an answer, too.',
    "What your birthday asks of you isn't left open, either.",
  ]
  const { name, story } = second
  const facts = [...second.facts, ...reader.ofKind('birthday').map(({ id }) => id)]
  const answer = { name: `second/${name}`, lines: [story.closes.eases] }
  return [narrator.state('second-answer', ways, { facts }), narrator.line([answer], { facts })]
}

function whenOf(reader: Reader, lead: YearContact) {
  const pass = turningPass(reader, lead)
  if (pass) {
    const day = dayOfYear(reader, dateOf(pass.at))
    return { when: `around ${day}`, event: phraseOf(pass), fact: pass.id }
  }
  const { fact, at } = lead
  if (fact.kind !== 'transit-window' || at !== fact.at) return undefined
  const [from, to] = [fact.at, fact.until].map((instant) => dayOfYear(reader, dateOf(instant)))
  return { when: `between ${from} and ${to}`, event: phraseOf(fact), fact: fact.id }
}
