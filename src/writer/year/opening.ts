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
import { narrateCompanyIn } from './company.ts'
import { isSlowContact, laneOf, passesInYear, type YearContact } from './contacts.ts'
import { phraseOf } from './events.ts'
import { dayOfYear } from './history.ts'
import { personOf } from './person.ts'
import type { Stop, YearPlan } from './plan.ts'
import { narrateSubject } from './subject.ts'
import { narrateManner } from './ways.ts'
import { decidingPasses, yearOfLead } from './year-of-life.ts'

/** What the year is about and asks, and which planet is in charge of it. */
export function narrateOpening(
  narration: Narration,
  { lead }: YearPlan,
  argued: Argued | undefined,
): Paragraph[] {
  return [
    ...paragraphOf([
      argued?.about,
      ...(argued?.opens ?? []),
      narrateYear(narration, lead, argued),
      argued?.asks,
    ]),
    ...narrateSubject(narration, lead, argued),
  ]
}

/** The slow transits that carry the year, and what the heaviest touches in this person. */
export function narrateCarriers(
  narration: Narration,
  { lead, stops }: YearPlan,
  argued: Argued | undefined,
  isLong: boolean,
): Paragraph[] {
  const context = personOf(narration.reader, lead)
  return [
    ...paragraphOf([
      narrateTimeless(narration, lead),
      narrateManner(narration, lead, argued) ??
        narrateHabit(narration, context, toneOf(lead)) ??
        narratePoint(narration, context, lead.quality, [lead.fact.id]),
      isLong ? narrateCompanyIn(narration, context, argued) : undefined,
      narrateLead(narration, lead),
      narrateSecond(narration, lead, stops),
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
        `It comes in with your birthday on ${day}, which moves you on ${from}${next}.`,
        `Your birthday on ${day} takes you ${from}${next}, and that's where the subject belongs.`,
      ]
    : hasEnd
      ? [
          `Your last birthday brought you to the ${place}, and you stay there until the next one, on ${day}.`,
          `The subject belongs to the ${place}, where your last birthday brought you and where you stay until ${day}.`,
        ]
      : [`Your birthday brings you to the ${place}, for a year.`]
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

/** The transit that carries most of the year beside the heaviest. */
function narrateSecond(
  { reader, narrator }: Narration,
  lead: YearContact,
  stops: readonly Stop[],
): Draft | undefined {
  const [second] = stops
    .map(({ contact }) => contact)
    .filter((one) => isSlowContact(one) && one.body !== 'jupiter' && laneOf(one) !== laneOf(lead))
    .filter(({ fact }) => fact.kind === 'transit')
    .toSorted((one, other) => other.rank - one.rank)
  if (!second || lead.fact.kind !== 'transit') return undefined
  const passes = passesInYear(reader, second)
  const [first] = passes
  if (!first) return undefined
  const days = new Intl.ListFormat('en-US').format(
    passes.map(({ at }) => dayOfYear(reader, dateOf(at))),
  )
  const event = `${phraseOf(first)} on ${days}`
  const isBefore = (passes.at(-1) ?? first).at < lead.at
  const order = isBefore ? 'Before that' : first.at > lead.at ? 'After that' : 'Beside it'
  const ways =
    toneOf(second) === 'presses'
      ? [
          `${order}, ${event}, and between them these two transits carry the year.`,
          `Next to that, ${event}, and hardly anything else in the year weighs as much.`,
          `${event}, which is the other long story of the year.`,
        ]
      : [
          `${order}, ${event}, and you get most of your help from there.`,
          `${event}, and most of your help comes from there.`,
        ]
  return narrator.state('second', ways, { facts: passes.map(({ id }) => id) })
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
