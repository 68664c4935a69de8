import { lowered } from '../prose/sentences.ts'
import type { Paragraph } from '../writer.ts'
import type { Contact } from './contacts.ts'
import { byRank, type ThemedDate } from './days.ts'
import { narrateTurn } from './moments.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { narrateHabit, narratePlace } from './places.ts'
import { contextFor, pointOf } from './points-of-contacts.ts'
import { dateIn } from './reader.ts'
import { isSame, narrateRunning, runningIn } from './running.ts'
import {
  narrateAfterwards,
  narrateArena,
  narrateClosest,
  narratePoint,
  narrateRole,
} from './sentences.ts'
import { type WeekUnit, weekUnitsOf } from './thoughts.ts'
import { type Tone, toneOf } from './tone.ts'
import { narrateManner } from './week-manner.ts'
import { narrateWeekMoment, weekMoments } from './week-moments.ts'

const MOST_MOMENTS = 3
/** One question, the moments that turn it, and the answer. */
export function composeWeek(
  narration: Narration,
  themes: readonly ThemedDate[],
  detail: number,
): Paragraph[] {
  const { lead, unit } = leadOf(narration, themes)
  const asked = unit && askedOf(narration, unit)
  const most = MOST_MOMENTS + (detail <= 0 ? -1 : detail >= 5 ? 2 : detail >= 4 ? 1 : 0)
  const opening = narrateOpening(narration, lead.theme, asked?.asks, detail)
  const moments = weekMoments(narration, themes, lead, most)
  const paragraphs = moments.flatMap((moment) =>
    moment === lead
      ? narrateLead(narration, lead.theme, asked?.turns, detail)
      : paragraphOf(narrateWeekMoment(narration, moment, { lead, unit, detail })),
  )
  const answer =
    asked && narrateAnswer(narration, moments.at(-1) ?? lead, asked, toneOf(lead.theme))
  const afterwards = narrateAfterwards(narration, lead.theme)
  return [...opening, ...paragraphs, ...paragraphOf([answer, afterwards])]
}

interface Led {
  lead: ThemedDate
  unit: WeekUnit | undefined
}

/** The heaviest contact of the week that has a question left: of nearly as heavy ones if there is one. */
function leadOf({ reader, narrator }: Narration, themes: readonly ThemedDate[]): Led {
  const ranked = byRank(themes)
  const [heaviest] = ranked
  if (!heaviest) throw new Error('No contact of the week is worth a date')
  const worthy = ranked.filter(({ theme }) => theme.rank >= heaviest.theme.rank - NEARLY)
  for (const candidate of [...worthy, ...ranked]) {
    const lead = ranked.find((one) => isMoonBefore(one.theme, candidate.theme)) ?? candidate
    const { quality } = candidate.theme
    const units = weekUnitsOf(reader, { ...lead.theme, quality })
    const unit = units.find((one) => narrator.canNarrate(one))
    if (unit) return { lead, unit }
  }
  return { lead: heaviest, unit: undefined }
}

/** Whether a new or full Moon on a point leaves little to say of another contact with it in the same week. */
function isMoonBefore({ fact, touch, point, rank }: Contact, other: Contact): boolean {
  const isMoon = fact.kind === 'lunation' || fact.kind === 'eclipse'
  const isOn = touch !== undefined && touch.orbDegrees <= 1
  return isMoon && isOn && point === other.point && rank > other.rank
}

const NEARLY = 12

interface WeekQuestion {
  asked: string
  asks: Draft | undefined
  turns: Draft | undefined
  answers: Draft | undefined
}

function askedOf({ narrator }: Narration, unit: WeekUnit): WeekQuestion {
  const [asks, turns, answers] = narrator.unit(unit) ?? []
  return { asked: unit.asked, asks, turns, answers }
}

/** How the question comes back before its answer: with a hard turn it took some time. */
const recalls: Record<Tone, readonly ((day: string, asked: string) => string)[]> = {
  eases: [
    (day, asked) => `If somebody asked you on ${day} ${asked}, you'd know.`,
    (day, asked) => `On ${day} you could tell anyone ${asked}.`,
  ],
  presses: [
    (day, asked) => `It takes you until ${day} to see ${asked}.`,
    (day, asked) => `By ${day} you've stopped asking ${asked}, because you know.`,
  ],
}

/** The question stands a page above its answer: a short one is repeated. */
const LONG_QUESTION = 13

/** "By Friday you can say which chore you're really angry about: …", or the question and its answer apart. */
function narrateAnswer(
  { narrator }: Narration,
  { theme: { fact } }: ThemedDate,
  { asked, answers }: WeekQuestion,
  tone: Tone,
): Draft | undefined {
  if (!answers) return undefined
  const [day = ''] = dateIn(fact.at).split(',')
  const [first = '', ...rest] = answers.sentences
  const facts = [...answers.facts, fact.id]
  const joined = (lead: string) => [`${lead}: ${lowered(first)}`, ...rest]
  const isLong = asked.split(' ').length > LONG_QUESTION
  const ways = isLong
    ? [joined(`By ${day} you have an answer`), joined(`${day} leaves you with an answer`)]
    : [
        joined(`By ${day} you can say ${asked}`),
        joined(`By ${day} it's plain ${asked}`),
        ...recalls[tone].map((recall) => [recall(day, asked), first, ...rest]),
      ]
  return { ...answers, sentences: narrator.random.pick(`answer ${fact.id}`, ways), facts }
}

/** The question, the slow contact that it stands in, and what the point does that the week is about. */
function narrateOpening(
  narration: Narration,
  lead: Contact,
  asks: Draft | undefined,
  detail: number,
): Paragraph[] {
  const context = contextFor(narration, lead)
  const tone = toneOf({ ...lead, point: context.point })
  const isAngle = context.point === 'asc' || context.point === 'mc'
  // The question is one of the house.
  const person =
    narrateArena(narration, context, lead.quality) ??
    narrateHabit(narration, context, tone) ??
    narratePoint(narration, context, lead.quality, [lead.fact.id])
  const placed = person ?? narratePlace(narration, context)
  // A hard contact is known by what it meets in this person before it asks anything.
  const isPersonFirst = lead.quality === 'tense' && person !== undefined
  return paragraphOf([
    ...(isPersonFirst ? [placed, asks] : [asks, placed]),
    detail >= 2 && !isAngle ? narrateClosest(narration, context, tone) : undefined,
    ...(detail >= 0 ? narrateRunningContact(narration, lead, detail) : []),
    detail >= 5 ? narratePoint(narration, context, lead.quality, [lead.fact.id]) : undefined,
  ])
}

/** The slow contact that concerns the question, or in a text with room the heaviest. */
function narrateRunningContact(narration: Narration, lead: Contact, detail: number): Draft[] {
  const { reader } = narration
  const running = runningIn(reader).filter((one) => !isSame(one, lead))
  const point = pointOf(reader, lead)
  const own = running.find(({ natal }) => natal === point)
  const narrated = own ?? (detail >= ROOM_FOR_MORE ? running[0] : undefined)
  return narrated ? narrateRunning(narration, narrated, { isWhole: detail >= 4 }) : []
}

const ROOM_FOR_MORE = 5

function narrateLead(
  narration: Narration,
  lead: Contact,
  turns: Draft | undefined,
  detail: number,
): Paragraph[] {
  return paragraphOf([
    ...narrateTurn(narration, lead, { isOfWeek: true }),
    turns ?? narrateRole(narration, lead, 'does', 'use'),
    turns && narrateManner(narration, lead),
    turns ? undefined : narrateRole(narration, lead, 'shows', 'use'),
    turns || detail < 1 ? undefined : narrateRole(narration, lead, 'task'),
  ])
}
