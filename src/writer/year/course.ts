import type { Narration } from '../horoscope/narration.ts'
import { paragraphOf } from '../horoscope/narrator.ts'
import type { Reader } from '../horoscope/reader.ts'
import { wordsOf } from '../prose/word-budget.ts'
import type { Paragraph, Section } from '../writer.ts'
import { actsOf, monthsOf } from './acts.ts'
import type { Argued } from './argument.ts'
import { chapterLabel, narrateChapter } from './chapters.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { narrateInnerYear, turnOfInnerYear } from './inner-year.ts'
import { narrateMinor } from './minors.ts'
import type { Stop, YearPlan } from './plan.ts'
import { stagesOf } from './stages.ts'
import { narrateLeadStop, narrateStop, type Telling } from './stops.ts'
import { narrateBridge, narrateOtherYear, narrateReturn, otherYear } from './subject.ts'

/** From this length on, the next weighty moment begins a paragraph. */
const WORDS_OF_A_PARAGRAPH = 55

/** What happens, in strict order of time: a chapter for each act, which opens with where the subject stands. */
export function narrateCourse(
  narration: Narration,
  { lead, stops }: YearPlan,
  argued: Argued | undefined,
  telling: Telling,
): Section[] {
  const { reader } = narration
  const used = new Set<string>()
  const acts = actsOf(stops, lead)
  const stages = stagesOf(acts, lead)
  const inner = innerActOf(reader, acts)
  const birthdayAct = birthdayActOf(reader, acts)
  const birthday = birthdayIn(narration, telling, { lead, first: stops[0], argued })
  return acts.map((act, index) => {
    const stage = stages[index] ?? 'later'
    const birthdayAt = index === birthdayAct ? reader.ofKind('birthday')[0]?.at : undefined
    const label = chapterLabel(narration, act, { stage, argued, used })
    const isLast = index === acts.length - 1
    telling.previous = undefined
    telling.isLast = isLast
    const moments = act.flatMap((stop) => [
      ...birthday.before(stop),
      ...telling.quiet.before(stop.contact),
      ...narrateAny(narration, stop, telling, lead),
    ])
    const turns = moments[0]?.sentences[0]?.wording?.startsWith('course/') ?? false
    const opens = turns ? [] : narrateChapter(narration, act, { stage, index, argued })
    const narrated = joined([
      ...opens,
      ...moments,
      ...(isLast ? endOf(act, birthday, telling) : []),
    ])
    return {
      title: `${monthsOf(act, birthdayAt)}: ${label}`,
      paragraphs: [...narrated, ...(index === inner ? narrateInnerYear(narration) : [])],
    }
  })
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

function narrateAny(
  narration: Narration,
  stop: Stop,
  telling: Telling,
  lead: YearContact,
): Paragraph[] {
  const isLead = laneOf(stop.contact) === laneOf(lead)
  const narrate = isLead ? narrateLeadStop : narrateStop
  const written = stop.isMinor
    ? paragraphOf(narrateMinor(narration, stop, telling))
    : narrate(narration, stop, telling)
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
  {
    lead,
    first,
    argued,
  }: { lead: YearContact; first: Stop | undefined; argued: Argued | undefined },
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
    const bridge = isFirst ? narrateBridge(narration, lead, argued) : undefined
    const returns = isFirst ? narrateReturn(narration) : []
    isOtherNarrated ||= isDue
    isReturnNarrated ||= isReached
    if (isReached && birthday) quiet.tell(birthday.at)
    // What eases or presses is said of what stands right before.
    if (changes.length > 0 || returns.length > 0) telling.previous = undefined
    return paragraphOf([bridge, ...changes, ...returns])
  }
  return {
    before: ({ contact }: Stop) => tell(birthday !== undefined && contact.at >= birthday.at),
    atLast: () => tell(true),
  }
}
