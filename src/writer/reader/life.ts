import type { AboutYou } from '#contract/about-you.ts'
import { type Assumption, assumptionsIn } from '#lore/assumed-life.ts'
import { themeOf } from './theme-of.ts'

/** What a writer learns of its reader's life: never their own words. */
export type About = Omit<AboutYou, 'mind'> & {
  /** In years, of the person whom a text is about. */
  age?: number
}

/** @returns undefined for a reader who has said nothing that a writer could use */
export function aboutOf(said: AboutYou | undefined): About | undefined {
  if (!said) return undefined
  const { mind: _, ...chosen } = said
  const about: About = { ...chosen, theme: themeOf(said) ?? null }
  return Object.values(about).every((part) => part === null) ? undefined : about
}

const notOfStage: Record<NonNullable<About['lifeStage']>, Assumption[]> = {
  studying: ['job', 'retirement'],
  working: ['retirement'],
  between_jobs: ['job', 'retirement'],
  at_home: ['job', 'retirement'],
  retired: ['job'],
}
const notOfRelationship: Record<NonNullable<About['relationship']>, Assumption[]> = {
  single: ['partner', 'marriage'],
  dating: ['marriage'],
  partnered: ['dating'],
  apart: ['partner', 'marriage'],
}
const notOfChildren: Record<NonNullable<About['children']>, Assumption[]> = {
  none: ['children', 'young-children'],
  at_home: [],
  grown: ['young-children'],
}

/** What few people of an age have, as long as they say nothing about it. */
const notOfAge: {
  part: 'lifeStage' | 'relationship' | 'children'
  from?: number
  to?: number
  wrong: Assumption[]
}[] = [
  { part: 'lifeStage', to: 54, wrong: ['retirement'] },
  { part: 'lifeStage', to: 26, wrong: ['own-house'] },
  { part: 'lifeStage', from: 60, wrong: ['youth'] },
  { part: 'lifeStage', from: 68, wrong: ['job'] },
  { part: 'relationship', to: 21, wrong: ['marriage'] },
  { part: 'relationship', from: 68, wrong: ['dating'] },
  { part: 'children', to: 25, wrong: ['children', 'young-children'] },
  { part: 'children', from: 55, wrong: ['young-children'] },
]

function wrongAtAge({ age, ...about }: About): Assumption[] {
  if (age === undefined) return []
  return notOfAge.flatMap(({ part, from = 0, to = Number.POSITIVE_INFINITY, wrong }) =>
    !about[part] && age >= from && age <= to ? wrong : [],
  )
}

const unsaid: About = { lifeStage: null, relationship: null, children: null, theme: null }

/** What is known of a life, with the age of someone who was born on a date. */
export function withAge(about: About | undefined, birthDate: string, now: Date): About {
  return { ...(about ?? unsaid), age: ageOn(birthDate, now) }
}

function ageOn(birthDate: string, now: Date): number {
  const today = now.toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Whether a sentence takes a life for granted that this reader does not have. */
export function createLifeCheck(about: About | undefined): (sentence: string) => boolean {
  const { lifeStage, relationship, children } = about ?? {}
  const wrong = new Set<Assumption>([
    ...(lifeStage ? notOfStage[lifeStage] : []),
    ...(relationship ? notOfRelationship[relationship] : []),
    ...(children ? notOfChildren[children] : []),
    ...(about ? wrongAtAge(about) : []),
  ])
  if (wrong.size === 0) return () => false
  // A text asks about the same lines in several attempts.
  const known = new Map<string, boolean>()
  return (sentence) => {
    const isWrong =
      known.get(sentence) ?? assumptionsIn(sentence).some((assumption) => wrong.has(assumption))
    known.set(sentence, isWrong)
    return isWrong
  }
}
