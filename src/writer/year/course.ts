import { seasonTitles } from '#lore/corpus/year/season-titles.ts'
import type { House } from '#lore/house.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { Narration } from '../horoscope/narration.ts'
import { paragraphOf } from '../horoscope/narrator.ts'
import type { Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { wordsOf } from '../prose/word-budget.ts'
import type { Paragraph, Section } from '../writer.ts'
import { actsOf, monthsOf } from './acts.ts'
import { isSlowContact, laneOf, type YearContact } from './contacts.ts'
import { narrateInnerYear, turnOfInnerYear } from './inner-year.ts'
import { narrateMinor } from './minors.ts'
import type { Stop, YearPlan } from './plan.ts'
import { isOppositeAngle } from './seasons.ts'
import { narrateStop, type Telling } from './stops.ts'
import { narrateOtherYear, narrateReturn, otherYear } from './subject.ts'

/** From this length on, the next weighty moment begins a paragraph. */
const WORDS_OF_A_PARAGRAPH = 55

/** What happens, in strict order of time: a chapter for each act. */
export function narrateCourse(
  narration: Narration,
  { lead, stops }: YearPlan,
  telling: Telling,
): Section[] {
  const { reader } = narration
  const used = new Set<string>()
  const acts = actsOf(stops, lead)
  const inner = innerActOf(reader, acts)
  const birthdayAct = birthdayActOf(reader, acts)
  const birthday = birthdayIn(narration, telling, { lead, first: stops[0] })
  return acts.map((act, index) => {
    const birthdayAt = index === birthdayAct ? reader.ofKind('birthday')[0]?.at : undefined
    const next = birthdayAt && !isWeighty(act, lead) ? otherYear(reader, lead) : undefined
    const label = labelOf(narration, act, { lead, used, next })
    telling.previous = undefined
    const moments = act.flatMap((stop) => [
      ...birthday.before(stop),
      ...telling.quiet.before(stop.contact),
      ...narrateAny(narration, stop, telling),
    ])
    const isLast = index === acts.length - 1
    const narrated = joined([...moments, ...(isLast ? endOf(act, birthday, telling) : [])])
    return {
      title: `${monthsOf(act, birthdayAt)}: ${label}`,
      paragraphs: [...narrated, ...(index === inner ? narrateInnerYear(narration) : [])],
    }
  })
}

/** Whether a chapter has the heaviest transit, which outweighs a birthday. */
const isWeighty = (act: readonly Stop[], lead: YearContact) =>
  act.some(({ contact }) => laneOf(contact) === laneOf(lead))

/** What a chapter is called, after its months: what its heaviest transit is about, or the year that begins in it. */
function labelOf(
  { narrator }: Narration,
  act: readonly Stop[],
  { lead, used, next }: { lead: YearContact; used: Set<string>; next: ProfectionFact | undefined },
): string {
  const rankOf = (stop: Stop) =>
    (laneOf(stop.contact) === laneOf(lead) ? 100 : 0) +
    (stop.isMinor ? 0 : 50) +
    (isSlowContact(stop.contact) ? 10 : 0)
  const ranked = act.toSorted((one, other) => rankOf(other) - rankOf(one))
  const named = ranked.flatMap(({ contact }) =>
    contact.point ? [titlesOf(contact, contact.point)] : [],
  )
  const ofYear = next?.isNext ? [seasonTitles.years[next.house as House]] : []
  const free = [...ofYear, ...named, seasonTitles.other]
    .map((titles) => titles.filter((title) => !used.has(title)))
    .find((titles) => titles.length > 0)
  const label = narrator.random.pick(`title ${act[0]?.contact.fact.id}`, free ?? seasonTitles.other)
  used.add(label)
  return label
}

function titlesOf(contact: YearContact, point: NatalPoint): readonly string[] {
  if (isOppositeAngle(contact)) return seasonTitles.opposite[point === 'asc' ? 'asc' : 'mc']
  return seasonTitles.points[point][toneOf(contact)]
}

/** What is left to say after the last contact. */
function endOf(
  act: readonly Stop[],
  birthday: ReturnType<typeof birthdayIn>,
  { quiet }: Telling,
): Paragraph[] {
  const last = act.at(-1)
  return [...birthday.atLast(), ...(last ? quiet.afterLast(last.contact) : [])]
}

function narrateAny(narration: Narration, stop: Stop, telling: Telling): Paragraph[] {
  const { contact, isAgain } = stop
  // The first pass has said which it is, and of the others there is nothing to say.
  if (isAgain && contact.body === 'jupiter' && toneOf(contact) === 'presses') return []
  const written = stop.isMinor
    ? paragraphOf([narrateMinor(narration, stop)])
    : narrateStop(narration, stop, telling)
  telling.previous = stop.contact
  return written
}

/** What follows from each other stands together, up to the length of a paragraph. */
function joined(parts: readonly Paragraph[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const { sentences } of parts) {
    const last = paragraphs.at(-1)
    if (last && wordsOf([last]) < WORDS_OF_A_PARAGRAPH) last.sentences.push(...sentences)
    else paragraphs.push({ sentences: [...sentences] })
  }
  return paragraphs
}

/** The act in which the mood changes, else the one of the decision. */
function innerActOf(reader: Reader, acts: readonly Stop[][]): number {
  const changes = turnOfInnerYear(reader)
  if (!changes) return Math.min(1, acts.length - 1)
  const later = acts.findIndex((act, index) => index > 0 && (act[0]?.contact.at ?? '') > changes)
  return later === -1 ? acts.length - 1 : later - 1
}

/** The act that tells of the birthday; none without a birth time. */
function birthdayActOf(reader: Reader, acts: readonly Stop[][]): number {
  const [birthday] = reader.ofKind('birthday')
  if (!birthday || reader.ofKind('solar-return').length === 0) return -1
  const reached = acts.findIndex((act) => act.some(({ contact }) => contact.at >= birthday.at))
  return reached === -1 ? acts.length - 1 : reached
}

/** Tells once, where it belongs in time, what the birthday changes: the house of the year, and its own chart. */
function birthdayIn(
  narration: Narration,
  telling: Telling,
  { lead, first }: { lead: YearContact; first: Stop | undefined },
) {
  const { reader } = narration
  const { quiet } = telling
  const other = otherYear(reader, lead)
  const [birthday] = reader.ofKind('birthday')
  // The opening has named the house of a year that ends before anything happens in it.
  const isOver = birthday !== undefined && first !== undefined && first.contact.at >= birthday.at
  let isOtherNarrated = other === undefined || (isOver && !other.isNext)
  let isReturnNarrated = false
  const tell = (isReached: boolean): Paragraph[] => {
    const isDue = !isOtherNarrated && (isReached || !other?.isNext)
    const changes = other && isDue ? narrateOtherYear(narration, other) : []
    const isFirst = isReached && !isReturnNarrated
    const returns = isFirst ? narrateReturn(narration) : []
    isOtherNarrated ||= isDue
    isReturnNarrated ||= isReached
    if (isReached && birthday) quiet.tell(birthday.at)
    // What eases or presses is said of what stands right before.
    if (changes.length > 0 || returns.length > 0) telling.previous = undefined
    return paragraphOf([...changes, ...returns])
  }
  return {
    before: ({ contact }: Stop) => tell(birthday !== undefined && contact.at >= birthday.at),
    atLast: () => tell(true),
  }
}
