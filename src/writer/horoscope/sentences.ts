import type { AspectQuality } from '#lore/aspect-quality.ts'
import { moonStaysInSigns } from '#lore/corpus/horoscope/moon-in-sign.ts'
import { moonIn } from '#lore/corpus/transits/quiet-days.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'
import type { MoonInHouseFact, MoonInSignFact } from '#sky/forecast-facts.ts'
import { lowered, withReference } from '../prose/sentences.ts'
import type { Role } from './contact-lines.ts'
import { type Contact, isSlow } from './contacts.ts'
import { dayAndYear, dayText } from './dates.ts'
import { eventFacts, eventWays, hasRoom, type When } from './event-sentences.ts'
import { houseGlosses } from './house-glosses.ts'
import type { Narration } from './narration.ts'
import type { Draft, HoroscopeNarrator, Pool } from './narrator.ts'
import {
  courseWays,
  exactPlace,
  historyRole,
  historyWays,
  laterTouch,
  otherPasses,
  windowWays,
} from './passes.ts'
import type { Place, PointContext } from './points.ts'
import { dateOf, type Reader } from './reader.ts'
import type { Tone } from './tone.ts'

/**
 * The sentence that names the event, and its date or hour unless the sentence before has named it; with room, where
 * the touched point stands.
 */
export function narrateEvent(
  { narrator }: Narration,
  contact: Contact,
  whens: readonly When[],
  { isDated = true, place }: { isDated?: boolean; place?: Place | undefined } = {},
): Draft {
  const [usual, ...others] = whens.map((when) => eventWays(contact, when, place))
  return narrator.state(`event/${contact.fact.kind}`, usual ?? [], {
    spare: others.flat(),
    facts: [...eventFacts(contact), ...(place && hasRoom(contact) ? place.facts : [])],
    ...(isDated && { moment: contact.fact.id }),
  })
}

/** One line of what a contact does, shows, is good for or asks. */
export function narrateRole(
  { reader, narrator }: Narration,
  { lines, fact }: Contact,
  ...roles: Role[]
): Draft | undefined {
  const birthdays = reader.ofKind('birthday').map(({ id }) => id)
  for (const role of roles) {
    const pools = lines[role] ?? []
    const draft =
      narrator.line(pools, { facts: [fact.id], print: unlessBirthday }) ??
      (birthdays.length > 0 ? narrator.line(pools, { facts: [fact.id, ...birthdays] }) : undefined)
    if (draft) return draft
  }
  return undefined
}

/** A birthday is a fact of its own. */
const unlessBirthday = (says: string) => (/birthday/i.test(says) ? undefined : says)

/** What the first, a middle or the last pass of a slow contact is about. */
export function narratePassMeaning(narration: Narration, contact: Contact): Draft | undefined {
  const { fact } = contact
  const role = fact.kind === 'transit' && isSlow(contact) ? historyRole(fact) : undefined
  return role && narrateRole(narration, contact, role)
}

/** The event of a fast planet says which pass it is; for Venus and Mars, also when the others are if they are months away. */
export function narratePasses(narration: Narration, contact: Contact): (Draft | undefined)[] {
  const { fact } = contact
  if (fact.kind !== 'transit') return []
  const { reader, narrator } = narration
  if (!isSlow(contact)) {
    const others = /^(?:venus|mars)$/.test(fact.body) && otherPasses(reader, fact)
    return [others ? narrator.state('passes', others.texts, others) : undefined]
  }
  const window = windowWays(reader, contact)
  // Two passes of one month share their history.
  if (window?.facts.some((id) => ['window', 'course'].some((kind) => narrator.hasStated(kind, id))))
    return []
  const isOfOneDay = reader.period.startDate === reader.period.endDate
  const course = isOfOneDay || !fact.pass ? undefined : courseWays(reader, fact)
  if (course) return [narrator.state('course', course.texts, course)]
  const history = historyWays(reader, contact)
  return [
    history &&
      narrator.state('window', history.texts, { ...history, facts: [...history.facts, fact.id] }),
  ]
}

/** What comes after the last pass. */
export function narrateAfterwards(
  { reader, narrator }: Narration,
  contact: Contact,
): Draft | undefined {
  const { fact } = contact
  if (fact.kind !== 'transit') return undefined
  const later = laterTouch(reader, fact)
  if (!later) return undefined
  const ends = dateOf(later.until)
  const { endDate } = reader.period
  // Most of a year ahead, a date without its year reads like one that is past.
  const isOfOtherYear = ends.slice(0, 4) !== endDate.slice(0, 4)
  const when = `from ${dayText(dateOf(later.at), endDate)} to ${dayAndYear(ends, isOfOtherYear)}`
  const body = contact.body.charAt(0).toUpperCase() + contact.body.slice(1)
  const how = later.touch === 'station' ? 'and stops beside it' : 'without touching it'
  const ways = [
    // With "it", the checker could not tell which aspect is meant.
    `${body} comes near ${exactPlace(fact)} again ${when}, ${how}.`,
    `You get another look when ${body} comes near ${exactPlace(fact)} again ${when}, ${how}.`,
  ]
  return narrator.state('later', ways, { facts: [later.id] })
}

/** What the touched point does in this person, with its sign and house. */
export function narratePoint(
  { narrator }: Narration,
  context: PointContext,
  quality: AspectQuality,
  extraFacts: readonly string[] = [],
  /** Whether its introduction is some paragraphs back. */
  isFar = false,
): Draft | undefined {
  const { name, place, shortPlace, wants, facts: own } = context
  if (!place || !shortPlace) return undefined
  // The statement about the reader rests on the birth chart alone, or the checker would attribute it to the contact.
  const facts = own.length > 0 ? own : extraFacts
  const referenced = (says: string) => withReference(says, `your ${name} ${shortPlace}`)
  const pools = context.pools(quality)
  // A point that has been introduced is not placed again.
  if (narrator.hasSaidOf(`your ${name} is in`, `your ${name} in`, `your ${name} rules`))
    return narrator.line(narrator.random.shuffle(`again ${name}`, pools), {
      facts,
      ...(isFar && { print: (says) => withReference(says, `your ${name} ${shortPlace}`) }),
    })
  for (const pool of narrator.random.shuffle(`point ${name}`, pools.slice(0, 2))) {
    const introduced = introduction(name, place, pool)
    const ways = narrator.random.shuffle(`way ${pool.name}`, [introduced, introduced, referenced])
    const draft = narrator.lineInOneWay([pool], ways, facts)
    if (draft) return draft
  }
  for (const pool of pools) {
    const draft = narrator.lineInOneWay(
      [pool],
      [introduction(name, place, pool), referenced],
      facts,
    )
    if (draft) return draft
  }
  return narrator.line([{ name: `wants/${name}/${shortPlace}`, lines: wants }], {
    facts,
    print: (wish) => `Your ${name} is ${place}, and it wants to ${wish}.`,
  })
}

/** "Your Venus is in Gemini in the eighth house, trust and shared money, where you …": what the point does in its house. */
export function narrateArena(
  { narrator }: Narration,
  { name, place, facts, pools }: PointContext,
  quality: AspectQuality,
): Draft | undefined {
  if (!place || narrator.hasSaidOf(`your ${name} is in`)) return undefined
  const ofHouse = pools(quality).filter((pool) => pool.name.startsWith('arena/'))
  return narrator.lineInOneWay(
    ofHouse,
    ofHouse.map((pool) => introduction(name, place, pool)),
    facts,
  )
}

/** A natal aspect this close defines the planet, so that a wider one of the opposite quality is not used. */
export const DECISIVE_DEGREES = 1

/** The closest natal aspect of the touched point that the reader has not just read about. */
export function narrateClosest(
  { narrator }: Narration,
  { name, company }: PointContext,
  /** The tone of the contact next to it, which the sentence must not contradict. */
  tone?: Tone,
): Draft | undefined {
  for (const { name: pair, quality, phrase, facts, pools, orbDegrees } of company) {
    const isUnlike = quality === (tone === 'eases' ? 'tense' : 'harmonious')
    if (tone && isUnlike && orbDegrees <= DECISIVE_DEGREES) return undefined
    if (narrator.hasUsed(pair) || (tone && isUnlike)) continue
    const introduced = (says: string) =>
      isClause(says) ? `Your ${name} is also ${phrase}, and ${lowered(says)}` : undefined
    const referenced = (says: string) => withReference(says, `your ${name} ${phrase}`)
    const prints = narrator.random.shuffle(`closest ${name}`, [introduced, referenced])
    const draft = narrator.lineInOneWay(pools, prints, facts)
    if (draft) return draft
  }
  return undefined
}

/** "Your Venus is in Libra in the sixth house, daily work and health, where you …": of a line that is a clause. */
function introduction(name: string, place: string, pool: Pool) {
  const isOfHouse = pool.name.startsWith('arena/')
  return (says: string): string | undefined => {
    const [first = ''] = says.split(/[.?!] /)
    if (!isClause(says)) return undefined
    const joint =
      isOfHouse && /^You/.test(says) ? 'where' : /, (?:and|so) /.test(first) ? 'so' : 'and'
    // "so …, so …"
    if (joint === 'so' && (/\bso\b/.test(first) || !/^You/.test(says))) return undefined
    return `Your ${name} is ${place}, ${joint} ${lowered(says)}`
  }
}

export type MoonStay = MoonInHouseFact | MoonInSignFact

/** The houses of the Moon on a date, or else its signs, in order of time. */
export function moonStays(reader: Reader, date: string): MoonStay[] {
  const stays: MoonStay[] = [...reader.ofKind('moon-in-house'), ...reader.ofKind('moon-in-sign')]
  const ofDate = stays.filter(({ at }) => dateOf(at) === date)
  const houses = ofDate.filter(({ kind }) => kind === 'moon-in-house')
  return (houses.length > 0 ? houses : ofDate).toSorted((one, other) =>
    one.at.localeCompare(other.at),
  )
}

/** Where the Moon spends most of a date. */
export function moonOf(reader: Reader, date = reader.period.startDate): MoonStay | undefined {
  const length = ({ at, until }: MoonStay) => Date.parse(until) - Date.parse(at)
  return moonStays(reader, date).toSorted((one, other) => length(other) - length(one))[0]
}

/** How the Moon's place colors the day, in a clause. */
export function narrateMoon({ narrator }: Narration, stay: MoonStay): Draft | undefined {
  const facts = [stay.id]
  if (stay.kind === 'moon-in-house') {
    const house = stay.house as House
    const place = `your ${ordinalWords[house]} house, ${houseGlosses[house]}`
    const pool = { name: `moon-in/${house}`, lines: moonIn[house] }
    return narrateMoonIn(narrator, [pool], place, facts)
  }
  const pool = { name: `moon-in/${stay.sign}`, lines: moonStaysInSigns[stay.sign] }
  return narrateMoonIn(narrator, [pool], stay.sign, facts)
}

function narrateMoonIn(
  narrator: HoroscopeNarrator,
  pools: { name: string; lines: readonly (string | { says: string })[] }[],
  place: string,
  facts: string[],
): Draft | undefined {
  const ways = [
    (says: string) => `The Moon is in ${place}, and ${lowered(says)}`,
    (says: string) => `With the Moon in ${place}, ${lowered(says)}`,
    (says: string) => `While the Moon is in ${place}, ${lowered(says)}`,
  ]
  return narrator.lineInOneWay(pools, narrator.random.shuffle(`moon ${place}`, ways), facts)
}

/** Whether a line can follow "and": it begins with its subject, which is not a name. */
export function isClause(says: string): boolean {
  return /^(?:You|Your|You'd|You'll|You're|You've|People|Others|Someone|Somebody|Nobody|Hardly|It|There|There's|A|An|The|Strangers|Friends|Coworkers|Being|What|Anything|Small|One|Children|Minor|Errands|Routine|Moods|Talk|Feelings|Music|Dates|Good|Old|Anyone)\b/.test(
    says,
  )
}
