import { clearest, plainLines, quietLines } from '#lore/corpus/horoscope/day.ts'
import { forecastEntries } from '#lore/forecast-entries.ts'
import type { Entry } from '#lore/natal-entries.ts'
import type { TransitFact, VoidMoonFact } from '#sky/forecast-facts.ts'
import type { WordLimits } from '../prose/word-budget.ts'
import type { Sentence, WrittenText } from '../writer.ts'
import { dateOf } from './dates.ts'
import type { Narrator } from './narrator.ts'
import { paragraphs } from './paragraphs.ts'
import { type DayPlan, isMoonDay, isPlainlyTimed, type MoonStay, type Theme } from './plan.ts'
import { tellCompanion, tellSmallQuestion } from './question.ts'
import { movingReference } from './references.ts'
import { isLong, tellingTime, tellOtherStay, tellStay } from './stays.ts'
import { present, tellAside, tellMoon, tellTask, tellTheme, tellUndated } from './tell.ts'

export const dayLimits: WordLimits = { enough: 132, most: 178 }
/** Words reserved for the parts that follow. */
const ROOM_AFTER_THEME = 92
const ROOM_AFTER_HOUR = 40

/** One theme, one notable hour, the Moon's place, and one task. */
export function composeDay(narrator: Narrator, day: DayPlan): WrittenText {
  const isMoons = isMoonDay(day)
  const theme = tellTheme(narrator, day.theme, {
    when: { kind: 'today' },
    room: dayLimits.most - ROOM_AFTER_THEME,
  })
  const hour = tellHour(narrator, day)
  const task = tellTask(narrator, [day.theme, hour.fact, day.moon, day.moonSign], {
    room: narrator.budget.room,
    isNeeded: true,
  })
  const moon = isMoons ? [] : tellMoon(narrator, day.moon, { room: narrator.budget.room })
  const stay = tellStay(narrator, day.moon, {
    room: narrator.budget.room,
    hasReference: moon.length === 0 && !isMoons,
  })
  const more = fillUp(narrator, day, hour)
  const opening = isMoons
    ? [...more.earlier, [...stay, ...theme, ...more.ofTheme, ...more.ofMoon]]
    : [[...theme, ...more.ofTheme]]
  const moons: Hour[] = isMoons
    ? []
    : [{ sentences: [...stay, ...moon, ...more.ofMoon], at: tellingTime(day.moon) }]
  return {
    opening: [
      ...paragraphs(...opening, ...inOrderOfTime([hour, ...more.hours, ...moons]), ...more.undated),
      { sentences: task },
    ],
    sections: [],
  }
}

interface Hour {
  sentences: Sentence[]
  /** ISO; absent for an hour that belongs to the theme. */
  at?: string
  fact?: TransitFact
}

function inOrderOfTime(hours: readonly Hour[]): Sentence[][] {
  return [...hours]
    .sort(({ at: one = '' }, { at: other = '' }) => (one < other ? -1 : 1))
    .map(({ sentences }) => sentences)
}

/** An exact aspect of the Moon; else a void-of-course period; else the hour of the theme itself. */
function tellHour(narrator: Narrator, day: DayPlan): Hour {
  const left = narrator.budget.room - ROOM_AFTER_HOUR
  const hours = narrator.random.shuffle(`hours ${day.date}`, day.hours)
  for (const fact of [...hours].sort(akinFirst(day.theme))) {
    const sentences = tellMoonHour(narrator, fact, left)
    if (sentences) return { sentences, fact, at: fact.at }
  }
  for (const fact of day.voids) {
    const sentences = tellVoid(narrator, fact, left)
    if (sentences) return { sentences, at: fact.at }
  }
  return { sentences: tellClearest(narrator, day, left) }
}

/** An hour that involves the theme's natal point or planet continues the theme, so it comes first. */
function akinFirst(theme: Theme): (one: TransitFact, other: TransitFact) => number {
  const points: readonly string[] = [
    ...('natal' in theme ? [theme.natal] : []),
    ...('body' in theme ? [theme.body] : []),
  ]
  const distance = ({ natal }: TransitFact) => (points.includes(natal) ? 0 : 1)
  return (one, other) => distance(one) - distance(other)
}

function tellMoonHour(narrator: Narrator, fact: TransitFact, left: number) {
  const { at, earliest: first = at, latest: last = at } = fact
  const [time, earliest, latest] = [at, first, last].map((instant) => narrator.hourOf(instant))
  if (!time || !earliest || !latest) return undefined
  const entries = forecastEntries(fact)
  return narrator.tell({
    entries: isPlainlyTimed(fact) ? entries : entries.flatMap(blurred),
    words: { time, earliest, latest },
    ref: movingReference(fact),
    facts: [fact.id],
    moment: fact.id,
    room: left,
  })
}

/** Replaces "around {time}" by "between {earliest} and {latest}"; other wordings are left out. */
function blurred({ id, wording }: Entry): Entry[] {
  const [first = '', ...rest] = wording.sentences
  const between = first.replace(
    /(?<!hour )\b(?:at about|around|near|about|toward) \{time\}/i,
    'between {earliest} and {latest}',
  )
  if (between === first) return []
  return [{ id, wording: { ...wording, sentences: [between, ...rest] } }]
}

function tellVoid(narrator: Narrator, fact: VoidMoonFact, left: number) {
  const [time, end] = [narrator.hourOf(fact.at), narrator.hourOf(fact.until)]
  if (!time || !end) return undefined
  // "Until 8:10 a.m." would be read as the same day.
  const isOver = dateOf({ at: fact.until }) === dateOf(fact)
  const until = `${end}${isOver ? '' : ' tomorrow'}`
  return narrator.tell({
    entries: forecastEntries(fact),
    words: { time, until },
    ref: movingReference(fact),
    facts: [fact.id],
    moment: fact.id,
    room: left,
  })
}

function tellClearest(narrator: Narrator, { theme, moon }: DayPlan, left: number): Sentence[] {
  const time = narrator.hourOf(theme.at)
  if (theme === moon || !time || !isPlainlyTimed(theme)) return []
  return present(
    narrator.line({
      name: 'clearest',
      lines: clearest,
      words: { time: [time] },
      facts: [theme.id],
      moment: theme.id,
      room: left,
    }),
  )
}

/** What lengthens a short daily text. */
interface More {
  /** More about the theme and the Moon's place, in their own paragraphs. */
  ofTheme: Sentence[]
  ofMoon: Sentence[]
  hours: Hour[]
  /** Before the Moon's place: where the Moon was earlier that day. */
  earlier: Sentence[][]
  undated: Sentence[][]
}

function fillUp(narrator: Narrator, day: DayPlan, hour: Hour): More {
  const more: More = { ofTheme: [], ofMoon: [], hours: [], earlier: [], undated: [] }
  const isMoons = isMoonDay(day)
  const isShort = () => narrator.budget.isShort
  const isTimed = hour.fact !== undefined
  const another = (stay: MoonStay) => () => {
    const sentences = tellOtherStay(narrator, stay)
    if (isMoons && stay.at < day.moon.at) more.earlier.push(sentences)
    else more.hours.push({ sentences, at: tellingTime(stay) })
  }
  const sayOfTheme = (...sentences: Sentence[]) => more.ofTheme.push(...sentences)
  const ways = [
    () => sayOfTheme(...tellAside(narrator, day.theme, narrator.budget.room)),
    () => more.hours.push(tellSecondHour(narrator, day, hour)),
    ...day.undated.map((fact) => () => {
      more.undated.push(tellUndated(narrator, fact, 'these days', narrator.budget.room))
    }),
    ...day.otherStays.filter(isLong).map(another),
    () => {
      if (day.moonSign === day.moon) return
      more.undated.push(tellMoon(narrator, day.moonSign, left(narrator)))
    },
    () => isTimed && sayOfTheme(...tellClearest(narrator, day, narrator.budget.room)),
    () => isMoons && sayOfTheme(...tellQuiet(narrator, day.moon, isTimed)),
    () => {
      const question = tellSmallQuestion(narrator, day.theme, narrator.budget.room)
      sayOfTheme(...question)
      if (question.length > 0 && isShort())
        sayOfTheme(...tellCompanion(narrator, day.theme, narrator.budget.room))
    },
    // Another view of the Moon's place, and nothing else.
    () => {
      more.ofMoon.push(...tellMoon(narrator, day.moon, { ...left(narrator), hasReference: false }))
    },
    ...day.otherStays.filter((stay) => !isLong(stay)).map(another),
  ]
  // A quiet day may need each of these twice.
  for (const tell of [...ways, ...ways]) if (isShort()) tell()
  return more
}

/** For a day on which nothing else happens. */
function tellQuiet(narrator: Narrator, moon: MoonStay, isTimed: boolean): Sentence[] {
  return present(
    narrator.line({
      name: isTimed ? 'plain' : 'quiet',
      lines: isTimed ? plainLines : quietLines,
      facts: [moon.id],
      ...left(narrator),
    }),
  )
}

function tellSecondHour(narrator: Narrator, day: DayPlan, hour: Hour): Hour {
  for (const fact of day.hours) {
    if (fact === hour.fact) continue
    const sentences = tellMoonHour(narrator, fact, narrator.budget.room)
    if (sentences) return { sentences, at: fact.at }
  }
  const [fact] = hour.fact ? day.voids : []
  const sentences = fact && tellVoid(narrator, fact, narrator.budget.room)
  return sentences ? { sentences, at: fact.at } : { sentences: [] }
}

function left(narrator: Narrator): { room: number } {
  return { room: narrator.budget.room }
}
