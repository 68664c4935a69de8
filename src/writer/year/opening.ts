import { ordinalWords } from '#lore/names.ts'
import { isGenerational } from '#sky/bodies.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Paragraph } from '../writer.ts'
import type { Argued } from './argument.ts'
import { isSlowContact, laneOf, passesInYear, type YearContact } from './contacts.ts'
import { phraseOf, stillPhrase } from './events.ts'
import { dayOfYear, laterStays } from './history.ts'
import { personOf } from './person.ts'
import type { Stop, YearPlan } from './plan.ts'
import { narrateStake } from './stake.ts'
import { narrateLord } from './subject.ts'
import { isPersonalMeeting } from './weight.ts'
import { decidingPasses, yearOfLead } from './year-of-life.ts'

/** What the year is about and asks, which planet speaks for it, and which transits carry it. */
export function narrateOpening(
  narration: Narration,
  { lead, stops }: YearPlan,
  argued: Argued | undefined,
): Paragraph[] {
  return [
    ...paragraphOf([...(argued?.about ?? []), narrateYear(narration, lead, argued), argued?.asks]),
    ...narrateLord(narration, lead, argued),
    ...paragraphOf([
      narrateTimeless(narration, lead),
      ...narrateCarriers(narration, lead, stops),
      ...(argued ? narrateStake(narration, lead) : []),
    ]),
  ]
}

/** Which house the year belongs to, until when or from when. */
function narrateYear(
  { reader, narrator }: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const year = yearOfLead(reader, lead)
  if (!year || !argued?.later) return undefined
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
        `The subject begins with your birthday on ${day}, which moves you on ${from}${next}.`,
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

interface Carrier {
  /** "Saturn squares your Moon" */
  event: string
  /** "on March 11" */
  when: string
  at: string
  /** The last of its dates. */
  until: string
  facts: readonly string[]
  tone: ReturnType<typeof toneOf>
  /** For a stay, the months of the later stays in the year. */
  again?: string | undefined
}

/** The transits that carry the year: the heaviest, and the one that weighs the most beside it. */
function narrateCarriers(
  { reader, narrator }: Narration,
  lead: YearContact,
  stops: readonly Stop[],
): Draft[] {
  const main = carrierOf(reader, lead, decidingPasses(reader, lead))
  const second = secondOf(lead, stops)
  const other = second && carrierOf(reader, second, passesInYear(reader, second))
  if (!main) return []
  // Two stretches of days in one sentence would be hard to tell apart.
  if (!second || !other || lead.fact.kind !== 'transit')
    return [narrator.state('lead', leadWays(main), { facts: main.facts })]
  const facts = [...main.facts, ...other.facts]
  return [
    narrator.state('lead', narrator.random.shuffle('lead', pairWays(main, other)), { facts }),
    ...narrateKnot({ reader, narrator }, lead, second, facts),
    ...narrateBeside({ reader, narrator }, lead, stops),
  ]
}

/** Other transits that an astrologer would name: a once-in-a-lifetime one, or the Jupiter return. */
function narrateBeside(
  { reader, narrator }: Narration,
  lead: YearContact,
  stops: readonly Stop[],
): Draft[] {
  const contacts = stops.map(({ contact }) => contact)
  const meeting = contacts.find(
    (one) => /^(?:neptune|pluto)$/.test(one.body) && isPersonalMeeting(reader, one),
  )
  const once = meeting && carrierOf(reader, meeting, passesInYear(reader, meeting))
  if (meeting && once && laneOf(meeting) !== laneOf(lead)) {
    const ways = [
      `A third is rarer than either: ${once.event} ${once.when}, and that happens once in a life.`,
      `Beside them, and only once in a life, ${once.event} ${once.when}.`,
    ]
    return [narrator.state('beside', ways, { facts: once.facts })]
  }
  const found = contacts.find(
    ({ body, point, aspect }) => body === 'jupiter' && point === body && aspect === 'conjunction',
  )
  const carrier = found && carrierOf(reader, found, passesInYear(reader, found))
  if (!found || !carrier || laneOf(found) === laneOf(lead)) return []
  const ways = [
    `Beside them ${carrier.event}, as it does about every twelve years, ${carrier.when}.`,
    `The year has more room than these two suggest, because ${carrier.event} ${carrier.when}, as it does about every twelve years.`,
  ]
  return [narrator.state('beside', ways, { facts: carrier.facts })]
}

/** Says that two transits touch one point, or two points tied in the birth chart. */
function narrateKnot(
  { reader, narrator }: Narration,
  lead: YearContact,
  second: YearContact,
  transits: readonly string[],
): Draft[] {
  const { name, company } = personOf(reader, lead)
  if (lead.point === second.point) {
    const ways = [
      `Both touch your ${name}, so they make one story.`,
      `Your ${name} is at the center of both.`,
    ]
    return [narrator.state('knot', ways, { facts: transits })]
  }
  const tied = company.find(({ other }) => other === second.point)
  if (!tied) return []
  const ways = [`Your ${name} is ${tied.phrase} in your birth chart, so the two belong together.`]
  return [narrator.state('knot', ways, { facts: tied.facts })]
}

function leadWays({ event, when, tone, again }: Carrier): string[] {
  const comes = `The transit that carries the year comes ${when}, when ${event}`
  const hasBegun = when.startsWith('until')
  return tone === 'presses'
    ? [
        ...(hasBegun ? [] : [`${comes}.`]),
        again
          ? `${event} ${when} and comes as close again in ${again}, and nothing else in the year asks as much of you.`
          : `${event} ${when}, and no other transit of the year asks as much of you.`,
      ]
    : [
        ...(hasBegun ? [] : [`${comes}, and it's a kind one.`]),
        `${event} ${when}, and no transit of the year has more to give.`,
      ]
}

function pairWays(main: Carrier, other: Carrier): string[] {
  const [first, then] = main.at <= other.at ? [main, other] : [other, main]
  const verb = first.event.replace(/your .*$/, '')
  // "Saturn squares your Moon on March 11, and your Midheaven on April 9"
  const next = then.event.startsWith(verb) ? then.event.slice(verb.length) : then.event
  if (main.tone === other.tone)
    return [
      `Two transits carry the year: ${first.event} ${first.when}, and ${next} ${then.when}.`,
      `Of all the transits of the year, two count for the most: ${first.event} ${first.when}, and ${next} ${then.when}.`,
      `${first.event} ${first.when}, and ${next} ${then.when}, and these two make the year what it is.`,
      `The year rests on two transits. ${first.event} ${first.when}, and ${next} ${then.when}.`,
    ]
  const [hard, kind] = main.tone === 'presses' ? [main, other] : [other, main]
  if (kind.until < hard.at)
    return [
      `The help of the year comes before its test: ${kind.event} ${kind.when}, and ${hard.event} ${hard.when}.`,
      `${kind.event} ${kind.when}, and what you gain there you need ${hard.when}, when ${hard.event}.`,
    ]
  return [
    `Most is asked of you ${hard.when}, when ${hard.event}, and most of your help comes ${kind.when}, when ${kind.event}.`,
    `The test of the year comes ${hard.when}, when ${hard.event}, and the best help comes ${kind.when}, when ${kind.event}.`,
  ]
}

function carrierOf(
  reader: Reader,
  contact: YearContact,
  passes: ReturnType<typeof passesInYear>,
): Carrier | undefined {
  const { fact } = contact
  const tone = toneOf(contact)
  if (fact.kind === 'transit-window') {
    const [from, to] = [contact.at, fact.until].map((at) => dayOfYear(reader, dateOf(at)))
    const [event, when] =
      contact.at === fact.at
        ? [phraseOf(fact), `between ${from} and ${to}`]
        : [stillPhrase(fact), `until ${to}`]
    const later = laterStays(reader, fact)
    const facts = [fact, ...later.stays].map(({ id }) => id)
    return { event, when, at: contact.at, until: fact.until, facts, tone, again: later.months }
  }
  const [first] = passes
  if (!first) return undefined
  const days = passes.map(({ at }) => dayOfYear(reader, dateOf(at)))
  const when = `on ${new Intl.ListFormat('en-US').format(days)}`
  const until = passes.at(-1)?.at ?? first.at
  const facts = passes.map(({ id }) => id)
  return { event: phraseOf(first), when, at: first.at, until, facts, tone }
}

export function secondOf(lead: YearContact, stops: readonly Stop[]): YearContact | undefined {
  return stops
    .map(({ contact }) => contact)
    .filter((one) => isSlowContact(one) && one.body !== 'jupiter' && laneOf(one) !== laneOf(lead))
    .filter(({ fact, point }) => fact.kind === 'transit' && !isGenerational(point ?? ''))
    .toSorted((one, other) => other.rank - one.rank)[0]
}
