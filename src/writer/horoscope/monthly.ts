import {
  houseStories,
  monthLeads,
  monthTasks,
  signStories,
  storiesFromLight,
  storiesFromSeed,
  storiesOfOne,
} from '#lore/corpus/horoscope/month.ts'
import { closingTitles } from '#lore/corpus/horoscope/titles.ts'
import { monthClosesEntries, monthOpensEntries } from '#lore/forecast-entries.ts'
import type { Entry } from '#lore/natal-entries.ts'
import type { EclipseFact, ForecastFact, LunationFact } from '#sky/forecast-facts.ts'
import type { WordLimits } from '../prose/word-budget.ts'
import type { Section, Sentence, WrittenText } from '../writer.ts'
import { endingOf, tellBesideQuestion, tellClosing } from './closing.ts'
import { daysApart, weekdayOf } from './dates.ts'
import { inParagraphs, lengthen, type WrittenMoment } from './lengthen.ts'
import type { Narrator } from './narrator.ts'
import { paragraphs } from './paragraphs.ts'
import {
  type DayPlan,
  inOrderOfDate,
  isMainLunation,
  isMoonDay,
  rank,
  weightiestDays,
} from './plan.ts'
import { tellQuestion } from './question.ts'
import { movingReference } from './references.ts'
import { present, tellStep, tellTheme } from './tell.ts'
import { byPlace, titlesOf } from './theme-words.ts'
import { whenOf } from './weekly.ts'

const MOMENTS = 6
const LEAST_MOMENTS = 4
export const monthLimits: WordLimits = { enough: 475, most: 640 }
/** A moment leaves one wording for its week and one for its day. */
const SPARE = 2
/** The story of the month takes precedence over its weeks. */
const SPARE_OF_STORY = 1
/** The last date of the first half. */
const MIDDLE = 15

/** The story of the month by its lunations, its moments in order of date, and what closes and opens. */
export function composeMonth(
  narrator: Narrator,
  days: readonly DayPlan[],
  facts: readonly ForecastFact[],
): WrittenText {
  const chosen = momentsOf(days)
  const lead = leadOf(chosen)
  const moments = inOrderOfDate(chosen)
  const story = tellStory(narrator, moments)
  const ending = endingOf(narrator, lead.theme)
  const question = tellQuestion(narrator, lead.theme, { name: 'month-lead', lines: monthLeads })
  const beside = tellBesideQuestion(narrator, lead.theme, ending)
  const written = moments.map(
    (day): WrittenMoment => ({
      day,
      sentences: tellTheme(narrator, day.theme, { when: whenOf(day), spare: spareOf(day, days) }),
    }),
  )
  const turns = tellTurns(narrator, facts)
  const closing = tellClosing(narrator, [lead.theme, lead.moon, lead.moonSign], {
    ending,
    before: { name: 'month-task', lines: monthTasks },
  })
  for (const [index, { day, sentences }] of written.entries()) {
    const before = written[index - 1]?.day
    if (!before) continue
    if (isLate(before) === isLate(day)) sentences.unshift(...tellStep(narrator, before, day))
  }
  const undated = lengthen(narrator, { days, moments: written, kind: 'this month', spare: SPARE })
  const halves = [
    written.filter(({ day }) => !isLate(day)),
    written.filter(({ day }) => isLate(day)),
  ]
  const sections = halves.flatMap((half, index): Section[] => {
    const [first] = half
    if (!first) return []
    const title = narrator.title(`half ${index}`, titlesOf(first.day.theme))
    return [{ title, paragraphs: paragraphs(...half.flatMap(inParagraphs)) }]
  })
  sections.push({
    title: narrator.title('closing', closingTitles),
    paragraphs: [...paragraphs(...undated, ...turns), { sentences: closing }],
  })
  return { opening: paragraphs([...story, ...question, ...beside]), sections }
}

/** Moon-only dates are used only if the month has too few others. */
function momentsOf(days: readonly DayPlan[]): DayPlan[] {
  const chosen = weightiestDays(days, MOMENTS)
  const weighty = chosen.filter((day) => !isMoonDay(day))
  return weighty.length >= LEAST_MOMENTS ? weighty : chosen.slice(0, LEAST_MOMENTS)
}

/** The weekly text of a week that began in the previous month is already written. */
function spareOf({ date, theme }: DayPlan, [first]: readonly DayPlan[]): number {
  if (isOfStory(theme)) return SPARE_OF_STORY
  const isOfEarlierWeek = first !== undefined && weekdayOf(date) > daysApart(first.date, date)
  return isOfEarlierWeek ? SPARE - 1 : SPARE
}

/** The lunations tell the story, so the question is about the weightiest other theme. */
function leadOf(chosen: DayPlan[]): DayPlan {
  const lead = chosen.find(({ theme }) => rank(theme) <= 1) ?? chosen[0]
  if (!lead) throw new Error('A month has days')
  return lead
}

function isLate({ date }: DayPlan): boolean {
  return Number(date.slice(8)) > MIDDLE
}

/** From the new Moon to the full Moon, or the reverse. */
function tellStory(narrator: Narrator, moments: DayPlan[]): Sentence[] {
  const lunations = moments.map(({ theme }) => theme).filter(isOfStory)
  const seed = lunations.find(isSeed)
  const light = lunations.find((theme) => !isSeed(theme))
  const one = seed ?? light
  if (!one) return []
  if (!seed || !light) {
    const words = { seed: seed ? storyOf(seed).seed : storyOf(one).light }
    return present(
      narrator.line({ name: 'story/one', lines: storiesOfOne, words, facts: [one.id] }),
    )
  }
  const fromSeed = seed.at < light.at
  return present(
    narrator.line({
      name: fromSeed ? 'story/from-seed' : 'story/from-light',
      lines: fromSeed ? storiesFromSeed : storiesFromLight,
      words: { seed: storyOf(seed).seed, light: storyOf(light).light },
      facts: [seed.id, light.id],
    }),
  )
}

function storyOf(theme: LunationFact | EclipseFact) {
  return byPlace(theme, houseStories, signStories)
}

function isOfStory(theme: ForecastFact): theme is LunationFact | EclipseFact {
  return theme.kind === 'eclipse' || isMainLunation(theme)
}

function isSeed(theme: LunationFact | EclipseFact): boolean {
  return theme.kind === 'eclipse' ? theme.of === 'solar' : theme.phase === 'new'
}

/** What closes with the waning Moon, and what opens with the waxing Moon. */
function tellTurns(narrator: Narrator, facts: readonly ForecastFact[]): Sentence[][] {
  const lunations = facts
    .filter((fact) => fact.kind === 'lunation')
    .sort((one, other) => (one.at < other.at ? -1 : 1))
  const first = (...phases: LunationFact['phase'][]) =>
    phases.flatMap((phase) => lunations.filter((fact) => fact.phase === phase))[0]
  const closing = first('last_quarter', 'full', 'new')
  const opening = first('new', 'first_quarter', 'full')
  return [
    closing ? tellLunation(narrator, closing, monthClosesEntries(closing)) : [],
    opening ? tellLunation(narrator, opening, monthOpensEntries(opening)) : [],
  ]
}

function tellLunation(narrator: Narrator, lunation: LunationFact, entries: Entry[]): Sentence[] {
  const telling = { entries, ref: movingReference(lunation), facts: [lunation.id] }
  return narrator.tell(telling) ?? []
}
