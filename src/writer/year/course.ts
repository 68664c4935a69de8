import type { House } from '#lore/house.ts'
import type { Narration } from '../horoscope/narration.ts'
import { paragraphOf } from '../horoscope/narrator.ts'
import type { Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { wordsOf } from '../prose/length.ts'
import type { Paragraph, Section } from '../writer.ts'
import { actsOf, monthsOf, spanOf } from './acts.ts'
import { type NarratedPart, titleOf } from './chapter-title.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { narrateInnerYear, turnOfInnerYear } from './inner-year.ts'
import { narrateMinor } from './minors.ts'
import { canTie } from './narrate-tie.ts'
import { mainOf, narratePeriod } from './period.ts'
import type { Stop, YearPlan } from './plan.ts'
import { narrateStop, type YearProgress } from './stops.ts'
import { narrateOtherYear, narrateReturn, otherYear } from './subject.ts'
import { concernsQuestion } from './ties.ts'

/** From this length on, the next weighty moment begins a paragraph. */
const WORDS_OF_A_PARAGRAPH = 55

/** Narrates the events in chronological order, with a chapter for each act. */
export function narrateCourse(
  narration: Narration,
  { lead, stops }: YearPlan,
  progress: YearProgress,
): Section[] {
  const { reader, narrator } = narration
  const used = new Set<string>()
  const acts = actsOf(stops, lead)
  const inner = innerActOf(reader, acts)
  const birthdayAct = birthdayActOf(reader, acts)
  const birthday = birthdayIn(narration, progress, { lead, first: stops[0] })
  return acts.map((act, index) => {
    const birthdayAt = index === birthdayAct ? reader.ofKind('birthday')[0]?.at : undefined
    progress.previous = undefined
    progress.tied = tiedContactOf(narration.reader, act, progress.course)
    const span = spanOf(act, birthdayAt, acts[index + 1]?.[0]?.contact.at ?? reader.period.endDate)
    const months = monthsOf(span)
    const main = mainOf(act, lead)
    const parts = act.flatMap((stop): (NarratedPart | Paragraph)[] => [
      ...birthday.before(stop),
      ...progress.quiet.before(stop.contact),
      {
        of: { contact: stop.contact },
        paragraphs:
          stop.contact === main
            ? narrateMain(narration, stop, progress, months)
            : narrateAny(narration, stop, progress),
        isLead: laneOf(stop.contact) === laneOf(lead),
      },
    ])
    const isLast = index === acts.length - 1
    const all = [...parts, ...(isLast ? endOf(act, birthday, progress) : [])]
    const narrated = all.flatMap((part) => ('of' in part ? part.paragraphs : [part]))
    const label = titleOf(
      all.filter((part) => 'of' in part),
      used,
      narrator.random,
    )
    return {
      title: `${months}: ${label}`,
      paragraphs: [
        ...joined(narrated),
        ...(index === inner ? narrateInnerYear(narration, span) : []),
      ],
    }
  })
}

/**
 * The contact of a chapter that explains its effect on the subject of the year: preferably one that the natal chart
 * ties to the subject, then the heaviest.
 */
function tiedContactOf(
  reader: Reader,
  act: readonly Stop[],
  course: YearProgress['course'],
): YearContact | undefined {
  const { lead, argued } = course
  // The heaviest contact explains its own effect.
  if (act.some(({ contact }) => laneOf(contact) === laneOf(lead))) return undefined
  const ground = { lead, planet: argued?.planet }
  const rankOf = ({ contact, isAgain }: Stop) =>
    contact.rank +
    (concernsQuestion(reader, contact, ground) ? TIED : 0) -
    (isAgain ? AGAIN : 0) -
    (contact.body === 'jupiter' ? TIED / 2 : 0)
  const [first] = act
    .filter(({ contact, isMinor }) => !isMinor && canTie(contact, course))
    .toSorted((one, other) => rankOf(other) - rankOf(one))
  return first?.contact
}

const TIED = 30
const AGAIN = 40

/** What remains to be said after the last contact. */
function endOf(
  act: readonly Stop[],
  birthday: ReturnType<typeof birthdayIn>,
  { quiet }: YearProgress,
): (NarratedPart | Paragraph)[] {
  const last = act.at(-1)
  return [...birthday.atLast(), ...(last ? quiet.afterLast(last.contact) : [])]
}

function narrateAny(narration: Narration, stop: Stop, progress: YearProgress): Paragraph[] {
  const { contact, isAgain } = stop
  // The first pass said all that there is to say.
  if (isAgain && contact.body === 'jupiter' && toneOf(contact) === 'presses') return []
  const written = stop.isMinor
    ? paragraphOf([narrateMinor(narration, stop, progress.course)])
    : narrateStop(narration, stop, progress)
  progress.previous = stop.contact
  return written
}

/** Narrates the main contact of an act, after a sentence on how the act differs from the others. */
function narrateMain(
  narration: Narration,
  stop: Stop,
  progress: YearProgress,
  months: string,
): Paragraph[] {
  const [before] = paragraphOf([narratePeriod(narration, stop.contact, !months.includes(' '))])
  return narrateAny(narration, stop, progress).map(({ sentences }, index) => ({
    sentences: [...(index === 0 ? (before?.sentences ?? []) : []), ...sentences],
  }))
}

/** Joins consecutive parts, up to the length of a paragraph. */
function joined(parts: readonly Paragraph[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const { sentences } of parts) {
    const last = paragraphs.at(-1)
    const isOpener = sentences[0]?.wording?.startsWith('period/')
    if (last && !isOpener && wordsOf([last]) < WORDS_OF_A_PARAGRAPH)
      last.sentences.push(...sentences)
    else paragraphs.push({ sentences: [...sentences] })
  }
  return paragraphs
}

/** The index of the act in which the mood changes, or else of the act with the decision. */
function innerActOf(reader: Reader, acts: readonly Stop[][]): number {
  const changes = turnOfInnerYear(reader)
  if (!changes) return Math.min(1, acts.length - 1)
  const later = acts.findIndex((act, index) => index > 0 && (act[0]?.contact.at ?? '') > changes)
  return later === -1 ? acts.length - 1 : later - 1
}

/** The index of the act that covers the birthday; -1 without a birth time. */
function birthdayActOf(reader: Reader, acts: readonly Stop[][]): number {
  const [birthday] = reader.ofKind('birthday')
  if (!birthday || reader.ofKind('solar-return').length === 0) return -1
  const reached = acts.findIndex((act) => act.some(({ contact }) => contact.at >= birthday.at))
  return reached === -1 ? acts.length - 1 : reached
}

/** Narrates once, at its place in time, what the birthday changes: the house of the year and the solar return. */
function birthdayIn(
  narration: Narration,
  progress: YearProgress,
  { lead, first }: { lead: YearContact; first: Stop | undefined },
) {
  const { reader } = narration
  const { quiet } = progress
  const other = otherYear(reader, lead)
  const [birthday] = reader.ofKind('birthday')
  // If the year of life ends before its first event, the opening has named its house.
  const isOver = birthday !== undefined && first !== undefined && first.contact.at >= birthday.at
  let isOtherNarrated = other === undefined || (isOver && !other.isNext)
  let isReturnNarrated = false
  const tell = (isReached: boolean): (NarratedPart | Paragraph)[] => {
    const isDue = !isOtherNarrated && (isReached || !other?.isNext)
    const changes = other && isDue ? narrateOtherYear(narration, other, progress.course.argued) : []
    const isFirst = isReached && !isReturnNarrated
    const returns = isFirst ? narrateReturn(narration) : []
    isOtherNarrated ||= isDue
    isReturnNarrated ||= isReached
    if (isReached && birthday) quiet.markNarrated(birthday.at)
    // Sentences on easing or pressing refer to what directly precedes them.
    if (changes.length > 0 || returns.length > 0) progress.previous = undefined
    const paragraphs = paragraphOf([...changes, ...returns])
    // The chapters so far were about the year that ends here.
    return changes.length > 0 && other?.isNext
      ? [{ of: { house: other.house as House }, paragraphs }]
      : paragraphs
  }
  return {
    before: ({ contact }: Stop) => tell(birthday !== undefined && contact.at >= birthday.at),
    atLast: () => tell(true),
  }
}
