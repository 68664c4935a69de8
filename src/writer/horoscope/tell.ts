import { moreSignTasks } from '#lore/corpus/horoscope/more-sign-tasks.ts'
import { houseTasks, signTasks, tasks } from '#lore/corpus/horoscope/tasks.ts'
import { steps } from '#lore/corpus/horoscope/week.ts'
import { forecastEntries } from '#lore/forecast-entries.ts'
import type { House } from '#lore/house.ts'
import type { Entry } from '#lore/natal-entries.ts'
import type { ForecastFact, TransitFact } from '#sky/forecast-facts.ts'
import { rulers } from '#sky/rulers.ts'
import type { Sentence } from '../writer.ts'
import { laterText } from './dates.ts'
import type { Narrator } from './narrator.ts'
import type { DayPlan, MoonStay, Theme } from './plan.ts'
import { movingReference } from './references.ts'
import { asidesOn, pointLinesOf, themeLines, themeWords, toneOf } from './theme-words.ts'
import type { NamedTime, When } from './time-slot.ts'

/** A theme on its date: a corpus wording, or a frame line once the wordings are used up. */
export function tellTheme(
  narrator: Narrator,
  theme: Theme,
  { when, spare, room }: { when: When; spare?: number; room?: number },
): Sentence[] {
  const ref = movingReference(theme)
  const telling = { when, ref, room, facts: [theme.id], moment: theme.id }
  // The corpus wordings for the Moon's place name no date.
  const isBareDate = isMoonStay(theme) && when.kind === 'date'
  const fromCorpus = isBareDate
    ? undefined
    : narrator.tell({
        ...telling,
        entries: forecastEntries(theme),
        spare,
        isFavored: isOfHouse(theme),
      })
  if (fromCorpus) return fromCorpus
  const ofPoint = pointLinesOf(theme)
  const line =
    (ofPoint && narrator.line({ ...telling, ...ofPoint, room: undefined })) ??
    narrator.line({
      ...telling,
      ...themeLines(theme),
      words: themeWords(theme),
      room: undefined,
      isNeeded: true,
    })
  const more = isBareDate
    ? tellMoon(narrator, theme, { room, hasReference: false })
    : tellAside(narrator, theme)
  return [...present(line), ...more]
}

/** Prefers wordings of the house, which is personal, to those of the sign, which everyone shares. */
function isOfHouse(theme: Theme): ((entry: Entry) => boolean) | undefined {
  const house = 'house' in theme && theme.house
  return house ? ({ id }) => id.includes(`/${house}/`) : undefined
}

/** Another view of the theme, right after the paragraph with its date. */
export function tellOtherSide(
  narrator: Narrator,
  theme: Theme,
  { spare, room }: { spare: number; room: number },
): Sentence[] {
  if (isMoonStay(theme)) return []
  const telling = { when: { kind: 'as said' } as const, room, facts: [theme.id] }
  return narrator.tell({ ...telling, entries: forecastEntries(theme), spare }) ?? []
}

/** A closing line about a transit. */
export function tellAside(narrator: Narrator, theme: Theme, room?: number): Sentence[] {
  if (theme.kind !== 'transit') return []
  return present(narrator.line({ ...asidesOn(theme), facts: [theme.id], room }))
}

/** A transit within a day or two, which an unknown birth time leaves undated. */
export function tellUndated(
  narrator: Narrator,
  fact: TransitFact,
  kind: NamedTime,
  room: number,
): Sentence[] {
  const ref = movingReference(fact)
  const telling = { when: { kind }, ref, room, facts: [fact.id] }
  return narrator.tell({ ...telling, entries: forecastEntries(fact) }) ?? []
}

/** The Moon's place. */
export function tellMoon(
  narrator: Narrator,
  moon: MoonStay,
  { room, hasReference = true }: { room?: number; hasReference?: boolean } = {},
): Sentence[] {
  const ref = hasReference ? movingReference(moon) : undefined
  const telling = { entries: forecastEntries(moon), facts: [moon.id], ref, room }
  return narrator.tell(telling) ?? []
}

/** The step from one moment to a harder or easier one; otherwise the date is enough. */
export function tellStep(narrator: Narrator, one: DayPlan, other: DayPlan): Sentence[] {
  const later = laterText(one.date, other.date)
  const way = { 'hard-easy': 'relief', 'easy-hard': 'resistance' } as const
  const step = way[`${toneOf(one.theme)}-${toneOf(other.theme)}` as keyof typeof way]
  if (!step || !later) return []
  return present(
    narrator.line({
      name: `step/${step}`,
      lines: steps[step],
      words: { later: [later] },
      facts: [one.theme.id, other.theme.id],
    }),
  )
}

/** A small task about the first of the facts that has one. */
export function tellTask(
  narrator: Narrator,
  facts: readonly (ForecastFact | undefined)[],
  { room, isNeeded = false }: { room?: number; isNeeded?: boolean } = {},
): Sentence[] {
  const pools = facts.flatMap((fact) => (fact ? taskPools(fact) : []))
  for (const needed of isNeeded ? [false, true] : [false]) {
    for (const pool of pools) {
      const task = narrator.line({ ...pool, room, isNeeded: needed })
      if (task) return [task]
    }
  }
  return []
}

function taskPools(
  fact: ForecastFact,
): { name: string; lines: readonly string[]; facts: string[] }[] {
  const facts = [fact.id]
  const pools = []
  if (fact.kind === 'transit')
    pools.push({ name: `task/${fact.natal}`, lines: tasks[fact.natal], facts })
  if ('house' in fact && fact.house)
    pools.push({ name: `task/${fact.house}`, lines: houseTasks[fact.house as House], facts })
  if ('body' in fact && fact.body !== 'chiron')
    pools.push({ name: `task/${fact.body}`, lines: tasks[fact.body], facts })
  if (fact.kind === 'moon-in-sign') {
    const ruler = rulers[fact.sign]
    pools.push({
      name: `task/${fact.sign}`,
      lines: [...signTasks[fact.sign], ...moreSignTasks[fact.sign]],
      facts,
    })
    pools.push({ name: `task/${ruler}`, lines: tasks[ruler], facts })
  }
  if (fact.kind === 'moon-in-sign' || fact.kind === 'lunation')
    pools.push({ name: 'task/moon', lines: tasks.moon, facts })
  return pools
}

function isMoonStay(theme: Theme): theme is MoonStay {
  return theme.kind === 'moon-in-house' || theme.kind === 'moon-in-sign'
}

export function present<Said>(...said: (Said | undefined)[]): Said[] {
  return said.filter((it) => it !== undefined)
}
