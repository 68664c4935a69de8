import { ordinalWords } from '#lore/names.ts'
import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { narrateHabit } from '../horoscope/places.ts'
import { dateOf } from '../horoscope/reader.ts'
import { narratePoint } from '../horoscope/sentences.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Paragraph } from '../writer.ts'
import type { Argued } from './argument.ts'
import { narrateCompany } from './company.ts'
import type { YearContact } from './contacts.ts'
import { phraseOf } from './events.ts'
import { dayOfYear } from './history.ts'
import { personOf } from './person.ts'
import type { YearPlan } from './plan.ts'
import { narrateManner } from './ways.ts'
import { decidingPasses, yearOfLead } from './year-of-life.ts'

/** What the year asks and is about, and the heaviest transit with what it touches in this person. */
export function narrateOpening(
  narration: Narration,
  { lead }: YearPlan,
  argued: Argued | undefined,
  isLong: boolean,
): Paragraph[] {
  const context = personOf(narration.reader, lead)
  return [
    ...paragraphOf([argued?.asks, narrateYear(narration, lead, argued), ...(argued?.opens ?? [])]),
    ...paragraphOf([
      narrateTimeless(narration, lead),
      narrateManner(narration, lead, argued) ??
        narrateHabit(narration, context, toneOf(lead)) ??
        narratePoint(narration, context, lead.quality, [lead.fact.id]),
      isLong ? narrateCompany(narration, context) : undefined,
      narrateLead(narration, lead),
    ]),
  ]
}

/** Which house the year belongs to, until when or from when, and what that makes it about. */
function narrateYear(
  { reader, narrator }: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const year = yearOfLead(reader, lead)
  if (!year || !argued?.ofHouse) return undefined
  const { subject } = argued.ofHouse
  const [birthday] = reader.ofKind('birthday')
  const place = `${ordinalWords[year.house]} house, ${houseGlosses[year.house]}`
  const day = birthday && dayOfYear(reader, dateOf(birthday.at))
  const isAhead = day !== undefined && dateOf(year.at) > reader.period.startDate
  const hasEnd = day !== undefined && !isAhead && dateOf(year.until) < reader.period.endDate
  const before = isAhead ? reader.ofKind('profection').find(({ id }) => id !== year.id) : undefined
  const from = before ? `from the ${ordinalWords[before.house]} house to the ` : 'to the '
  const next = before ? place.replace(' house', '') : place
  const ways = isAhead
    ? [
        `On ${day} your birthday moves you on ${from}${next}, and from then on ${subject}.`,
        `Your birthday on ${day} takes you ${from}${next}, and for a year from then ${subject}.`,
      ]
    : hasEnd
      ? [
          `Your last birthday brought you to the ${place}, and until the next one, on ${day}, ${subject}.`,
          `A birthday moves you on by one house: the last one brought you to the ${place}, and until ${day} ${subject}.`,
        ]
      : [`Your birthday brings you to the ${place}, and for a year ${subject}.`]
  const facts = [
    year.id,
    ...(before ? [before.id] : []),
    ...reader.ofKind('birthday').map(({ id }) => id),
  ]
  return narrator.state('year-house', ways, { facts })
}

/** Why there are no houses. */
function narrateTimeless({ reader, narrator }: Narration, { fact }: YearContact) {
  if (reader.spine.ascendant) return undefined
  const ways = [
    'Without your birth time there are no houses to go by, so this year is read from the slow planets and what they touch in you.',
    "Your birth time isn't known, so this reads the year from the slow planets alone, and some of its dates are stretches of days.",
  ]
  return narrator.state('timeless', ways, { facts: [fact.id] })
}

function narrateLead({ reader, narrator }: Narration, lead: YearContact): Draft | undefined {
  const { fact } = lead
  if (fact.kind === 'transit-window') return narrateLongLead({ reader, narrator }, lead, fact)
  const passes = decidingPasses(reader, lead)
  const [first] = passes
  if (!first) return undefined
  const days = new Intl.ListFormat('en-US').format(
    passes.map(({ at }) => dayOfYear(reader, dateOf(at))),
  )
  return narrator.state('lead', leadWays(lead, phraseOf(first), `on ${days}`), {
    facts: passes.map(({ id }) => id),
  })
}

function narrateLongLead(
  { reader, narrator }: Narration,
  lead: YearContact,
  fact: TransitWindowFact,
): Draft {
  const [from, to] = [lead.at, fact.until].map((at) => dayOfYear(reader, dateOf(at)))
  const when = lead.at === fact.at ? `between ${from} and ${to}` : `until ${to}`
  const ways = leadWays(lead, phraseOf(fact), when)
  return narrator.state('lead', ways, { facts: [fact.id] })
}

function leadWays(lead: YearContact, event: string, when: string): string[] {
  return toneOf(lead) === 'presses'
    ? [
        `${event} ${when}, the heaviest transit of the year, and that's where the question stops being idle.`,
        `${event} ${when}, and you can't put the question off much past that.`,
        ...(when.startsWith('on ') ? [`The question gets pressing ${when}, when ${event}.`] : []),
        `${event} ${when}, and nothing else in these twelve months asks the question as hard.`,
        `${event} ${when}, and by then you'll want an answer.`,
        `${event} ${when}, and that makes the question practical.`,
        `${event} ${when}, and of everything in the year this asks the most of you.`,
      ]
    : [
        `${event} ${when}, and no transit of the year has more to give.`,
        `The best help you get with it comes ${when}, when ${event}.`,
        `${event} ${when}, and the answer is easier to find from there.`,
      ]
}
