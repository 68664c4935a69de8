import { DAY } from '#durations.ts'
import type { Narration } from '../horoscope/narration.ts'
import { paragraphOf } from '../horoscope/narrator.ts'
import type { Reader } from '../horoscope/reader.ts'
import { wordsOf } from '../prose/word-budget.ts'
import type { Paragraph, Section } from '../writer.ts'
import { actsOf, titleOfAct } from './acts.ts'
import type { Argued } from './argument.ts'
import { isAsked } from './asked.ts'
import { narrateOpener, stagesOf } from './chapter.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { narrateInnerYear, turnOfInnerYear } from './inner-year.ts'
import { narrateMinor } from './minors.ts'
import type { Stop, YearPlan } from './plan.ts'
import { narrateLeadStop, narrateStop, type Telling } from './stops.ts'
import { narrateOtherYear, narrateReturn, otherYear } from './subject.ts'

/** From this length on, the next weighty moment begins a paragraph. */
const WORDS_OF_A_PARAGRAPH = 55

/** What happens, in strict order of time: a section for each act, which ends with the answer so far. */
export function narrateCourse(
  narration: Narration,
  { lead, stops }: YearPlan,
  argued: Argued | undefined,
  telling: Telling,
): Section[] {
  const { reader, narrator } = narration
  const turn = argued && turnOf(stops, argued, reader.period)
  const used = new Set<string>()
  const acts = actsOf(stops, lead)
  const stages = stagesOf(acts, lead)
  const inner = innerActOf(reader, acts)
  const birthday = birthdayIn(narration, { lead, isLong: telling.detail > 1 }, argued)
  return acts.map((act, index) => {
    const stage = stages[index] ?? 'later'
    const title = titleOfAct(act, narrator.random, { stage, argued, used })
    const isLast = index === acts.length - 1
    const soFar = isLast ? undefined : argued?.soFar[index === 0 ? 0 : 1]
    telling.previous = undefined
    // Before the year of the question begins, its first act has nothing to open.
    const isEarly = index === 0 && stage !== 'leadFirst' && birthday.isAhead
    const opener = isEarly ? [] : paragraphOf([narrateOpener(narration, act, stage, argued)])
    const moments = act.flatMap((stop) => [
      ...birthday.before(stop),
      ...narrateAny(narration, stop, telling, { lead, turn }),
    ])
    const narrated = joined([...opener, ...moments, ...(isLast ? birthday.atLast() : [])])
    return {
      title,
      paragraphs: [
        ...narrated,
        ...(index === inner ? narrateInnerYear(narration, argued) : []),
        ...paragraphOf([soFar]),
      ],
    }
  })
}

function narrateAny(
  narration: Narration,
  stop: Stop,
  telling: Telling,
  { lead, turn }: { lead: YearContact; turn: Stop | undefined },
): Paragraph[] {
  const isLead = laneOf(stop.contact) === laneOf(lead)
  const narrate = isLead ? narrateLeadStop : narrateStop
  const written = stop.isMinor
    ? paragraphOf(narrateMinor(narration, stop, telling))
    : narrate(narration, stop, telling, stop === turn)
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

/** Tells once, where it belongs in time, what the birthday changes: the house of the year, and its own chart. */
function birthdayIn(
  narration: Narration,
  { lead, isLong }: { lead: YearContact; isLong: boolean },
  argued: Argued | undefined,
) {
  const { reader } = narration
  const other = otherYear(reader, lead)
  const [birthday] = reader.ofKind('birthday')
  let isOtherNarrated = other === undefined
  let isReturnNarrated = false
  const tell = (isReached: boolean): Paragraph[] => {
    const isDue = !isOtherNarrated && (isReached || !other?.isNext)
    const changes = other && isDue ? narrateOtherYear(narration, other, argued) : []
    const returns = isReached && !isReturnNarrated ? narrateReturn(narration, isLong) : []
    isOtherNarrated ||= isDue
    isReturnNarrated ||= isReached
    return paragraphOf([...changes, ...returns])
  }
  return {
    isAhead: other !== undefined && !other.isNext,
    before: ({ contact }: Stop) => tell(birthday !== undefined && contact.at >= birthday.at),
    atLast: () => tell(true),
  }
}

/** How far from the middle of the twelve months a text may still say "about halfway". */
const ABOUT_HALFWAY = 75 * DAY

/** The weighty moment nearest to the middle of what the year is about, where that is most of the twelve months. */
function turnOf(
  stops: readonly Stop[],
  argued: Argued,
  { startDate, endDate }: Reader['period'],
): Stop | undefined {
  const middleOf = (from: string, until: string) => (Date.parse(from) + Date.parse(until)) / 2
  const middle = middleOf(argued.from, argued.until)
  if (Math.abs(middle - middleOf(startDate, endDate)) > ABOUT_HALFWAY) return undefined
  const distance = ({ contact }: Stop) => Math.abs(Date.parse(contact.at) - middle)
  return stops
    .filter(({ isMinor, contact }) => !isMinor && contact.fact.kind !== 'house-entry')
    .filter(({ contact }) => isAsked(argued, contact))
    .toSorted((one, other) => distance(one) - distance(other))[0]
}
