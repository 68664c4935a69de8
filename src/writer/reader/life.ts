import type { AboutYou } from '#contract/about-you.ts'
import { type Assumption, assumptionsIn } from '#lore/assumed-life.ts'
import { themeOf } from './theme-of.ts'

/** What a writer learns of its reader's life: never their own words. */
export type About = Omit<AboutYou, 'mind'>

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

/** Whether a sentence takes a life for granted that this reader does not have. */
export function createLifeCheck(about: About | undefined): (sentence: string) => boolean {
  const { lifeStage, relationship, children } = about ?? {}
  const wrong = new Set<Assumption>([
    ...(lifeStage ? notOfStage[lifeStage] : []),
    ...(relationship ? notOfRelationship[relationship] : []),
    ...(children ? notOfChildren[children] : []),
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
