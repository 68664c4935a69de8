import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import { lowered } from '../prose/sentences.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { byRank, momentsOf, type ThemedDate } from './days.ts'
import { hasLines, hasReading, narrateMoment, narrateTurn, unitToNarrate } from './moments.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { narrateHabit, narratePlace } from './places.ts'
import { contextFor } from './points-of-contacts.ts'
import { dateIn } from './reader.ts'
import { isSame, narrateRunning, runningIn } from './running.ts'
import { narrateAfterwards, narrateClosest, narratePoint, narrateRole } from './sentences.ts'
import { type WeekUnit, weekUnitsOf } from './thoughts.ts'
import { toneOf } from './tone.ts'

const MOST_MOMENTS = 3
/** Below it a contact is not worth a date in a week. */
const LEAST_RANK = 27

/** One question, the moments that turn it, and the answer. */
export function composeWeek(
  narration: Narration,
  themes: readonly ThemedDate[],
  detail: number,
): Paragraph[] {
  const { lead, unit } = leadOf(narration, themes)
  const asked = unit && askedOf(narration, unit)
  const most = MOST_MOMENTS + (detail <= 0 ? -1 : detail >= 5 ? 2 : 0)
  const opening = narrateOpening(narration, lead.theme, asked?.asks, detail)
  const chosen = momentsIn(narration, themes, lead, most)
  const moments = withEnd(narration, themes, { lead, chosen, most })
  const shownAt = sceneAt(moments, lead)
  const paragraphs = moments.flatMap(({ theme }, index) => {
    if (theme === lead.theme) return narrateLead(narration, theme, asked?.turns, detail)
    const isLong = detail >= 3
    const shape = {
      isLate: index % 2 === 1,
      hasUse: detail >= 2,
      hasTask: isLong,
      hasHabit: isLong,
    }
    const scene = unit && index === shownAt ? narrateScene(narration, theme, unit) : undefined
    return paragraphOf([...(narrateMoment(narration, theme, shape) ?? []), scene])
  })
  const answer = asked && narrateAnswer(narration, moments.at(-1) ?? lead, asked)
  const end = [narrateAfterwards(narration, lead.theme), answer]
  return [...opening, ...paragraphs, ...paragraphOf(end)]
}

/** The last moment before the turn, or else the first after it. */
function sceneAt(moments: readonly ThemedDate[], lead: ThemedDate): number {
  const turn = moments.findIndex(({ theme }) => theme === lead.theme)
  return turn === 0 ? 1 : turn - 1
}

/** The question in small: hard events show what it asks about, easy ones a piece of the answer. */
function narrateScene(
  { narrator }: Narration,
  contact: Contact,
  { name, scenes }: WeekUnit,
): Draft | undefined {
  const tone = toneOf(contact)
  const pool = { name: `${name}/scene/${tone}`, lines: [scenes[tone]] }
  return narrator.line([pool], { facts: [contact.fact.id] })
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
  for (const lead of [...worthy, ...ranked]) {
    const unit = weekUnitsOf(reader, lead.theme).find((one) => narrator.canNarrate(one))
    if (unit) return { lead, unit }
  }
  return { lead: heaviest, unit: undefined }
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

/** "By Friday you can say which chore you're really angry about: …": the question stands a page above its answer. */
function narrateAnswer(
  { narrator }: Narration,
  { theme: { fact } }: ThemedDate,
  { asked, answers }: WeekQuestion,
): Draft | undefined {
  if (!answers) return undefined
  const { sentences, ...answer } = answers
  const [first = '', ...rest] = sentences
  const [day = ''] = dateIn(fact.at).split(',')
  const lead = narrator.random.pick(`answer ${fact.id}`, [
    `By ${day} you can say`,
    `By ${day} it's plain`,
    `After ${day} you know`,
  ])
  const text = `${lead} ${asked}: ${lowered(first)}`
  return { ...answer, sentences: [text, ...rest], facts: [...answer.facts, fact.id] }
}

function momentsIn(
  narration: Narration,
  themes: readonly ThemedDate[],
  lead: ThemedDate,
  most: number,
): ThemedDate[] {
  const readable = themes.filter(({ theme }) => hasReading(narration, theme))
  const weighty = momentsOf(readable, lead, { most, leastRank: LEAST_RANK })
  // A quiet week has lighter contacts, and at worst those of the Moon.
  if (weighty.length >= most) return weighty
  const light = momentsOf(readable, lead, { most, leastRank: LEAST_OF_SEVERAL_DAYS })
  if (light.length >= 2) return light
  const all = themes.filter(({ theme }) => hasLines(narration, theme))
  return momentsOf(all, lead, { most, leastRank: 0 })
}

/** A week goes on after its turn: with a lighter contact where there is no other. */
function withEnd(
  narration: Narration,
  themes: readonly ThemedDate[],
  { lead, chosen, most }: { lead: ThemedDate; chosen: readonly ThemedDate[]; most: number },
): readonly ThemedDate[] {
  if (chosen.at(-1) !== lead) return chosen
  const isAfter = ({ date, theme }: ThemedDate) =>
    date > lead.date && unitToNarrate(narration, theme) !== undefined
  const [end] = byRank(themes.filter(isAfter))
  return end ? [...chosen.slice(1 - most), end] : chosen
}

/** The question, the slow contact that it stands in, and what the point does that the week is about. */
function narrateOpening(
  narration: Narration,
  lead: Contact,
  asks: Draft | undefined,
  detail: number,
): Paragraph[] {
  const context = contextFor(narration, lead)
  const habit = narrateHabit(narration, context, toneOf({ ...lead, point: context.point }))
  const person = habit ?? narratePoint(narration, context, lead.quality, [lead.fact.id])
  return paragraphOf([
    asks,
    person ?? narratePlace(narration, context),
    detail >= 4 ? narrateClosest(narration, context) : undefined,
    ...(detail >= 0 ? narrateHeaviestRunning(narration, lead, detail) : []),
    detail >= 5 ? narratePoint(narration, context, lead.quality, [lead.fact.id]) : undefined,
  ])
}

function narrateHeaviestRunning(narration: Narration, lead: Contact, detail: number): Draft[] {
  const isOther = (one: TransitWindowFact) => !isSame(one, lead)
  const [running] = runningIn(narration.reader).filter(isOther)
  return running ? narrateRunning(narration, running, { isWhole: detail >= 2 }) : []
}

function narrateLead(
  narration: Narration,
  lead: Contact,
  turns: Draft | undefined,
  detail: number,
): Paragraph[] {
  return paragraphOf([
    ...narrateTurn(narration, lead),
    turns ?? narrateRole(narration, lead, 'does', 'use'),
    turns && detail < 3 ? undefined : narrateRole(narration, lead, 'shows', 'use'),
    turns || detail < 1 ? undefined : narrateRole(narration, lead, 'task'),
  ])
}
