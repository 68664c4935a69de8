import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { ClosestAspect, PointContext } from '../horoscope/points.ts'
import { isClause } from '../horoscope/sentences.ts'
import type { Tone } from '../horoscope/tone.ts'
import { lowered, withReference } from '../prose/sentences.ts'
import { reachOf } from './point-reach.ts'

type Quality = ClosestAspect['quality']

/** What a natal aspect does for a transit of this tone, after "Your Moon is trine your Pluto". */
const effects: Record<Tone, Record<Quality, readonly string[]>> = {
  presses: {
    tense: [', and the two make it harder for each other'],
    harmonious: [', and you can draw on that', ', which makes it easier to bear'],
    joined: [],
  },
  eases: {
    tense: [', which is easier to live with for a while'],
    harmonious: [],
    joined: [],
  },
}

/**
 * The closest natal aspect of a point that the text has not named, what the two do together, and, right after a
 * transit to the point, what that does for the transit.
 */
export function narrateCompany(
  { narrator }: Narration,
  { name, company }: PointContext,
  { tone, isLead = true }: { tone?: Tone | undefined; isLead?: boolean } = {},
): Draft | undefined {
  const isKnown = narrator.hasSaidOf(`your ${name} is in`)
  for (const tied of inOrder(company, tone, isLead)) {
    const { name: pair, phrase, facts, pools, quality, orbDegrees } = tied
    if (narrator.hasUsed(pair)) continue
    // A transit that is within a degree of one is not near the other.
    if (tone && quality === 'joined' && orbDegrees > TOGETHER_DEGREES) continue
    const aspect = `Your ${name} is ${phrase}`
    const effect = tone && effectsOf(tied, tone).find((one) => !narrator.hasSaidOf(one))
    // What the two do together at other times has nothing to do with a transit to both.
    if (effect && quality === 'joined')
      return narrator.state(`${pair}carried`, [`${aspect}${effect}.`], { facts })
    const withEffect = (says: string) => `${aspect}${effect}. ${says}`
    // "With your Sun trine your Saturn, you know roughly how long things take."
    const also = (says: string) =>
      /^You(?:'\w+)?\b/.test(says)
        ? `With your ${name} ${phrase}, ${lowered(says)}`
        : isClause(says) && isBrief(firstOf(says))
          ? `${aspect}, and ${lowered(says)}`
          : `${aspect}. ${says}`
    const reference = (says: string) => withReference(says, `your ${name} ${phrase}`)
    const ways = isKnown ? [also, reference] : narrator.random.shuffle(pair, [also, reference])
    const draft = narrator.lineInOneWay(pools, effect ? [withEffect, ...ways] : ways, facts)
    if (draft) return draft
  }
  return undefined
}

/** A transit brings out the aspects of its own tone before the others, and one beside the heaviest brings out no other. */
function inOrder(company: readonly ClosestAspect[], tone: Tone | undefined, isLead: boolean) {
  const unlike = tone && (tone === 'presses' ? 'harmonious' : 'tense')
  const rankOf = ({ quality }: ClosestAspect) => Number(quality === unlike)
  const fitting = isLead ? company : company.filter(({ quality }) => quality !== unlike)
  return fitting.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** Two points this close are under one transit at the same time. */
const TOGETHER_DEGREES = 1.5

/** What a transit of this tone does to the matters of the other point. */
const carried: Record<Tone, readonly ((reach: string) => string)[]> = {
  presses: [
    (reach) => `, so the pressure reaches ${reach} as well`,
    (reach) => `, so you feel the pressure in ${reach}, too`,
  ],
  eases: [
    (reach) => `, so the help reaches ${reach} as well`,
    (reach) => `, so it does some good to ${reach}, too`,
  ],
}

/** What a natal aspect means for a transit to one of its points; for a conjunction, what the other point is about. */
function effectsOf({ quality, other }: ClosestAspect, tone: Tone): string[] {
  const reach = reachOf(other)
  const isCarried = reach && (quality === 'joined' || (quality === 'tense' && tone === 'presses'))
  return [...(isCarried ? carried[tone].map((way) => way(reach)) : []), ...effects[tone][quality]]
}

const BRIEF_WORDS = 14

/** Whether a clause can follow "and". */
export const isBrief = (says: string) =>
  !/\band\b|\bso\b|:/.test(says) && says.split(' ').length <= BRIEF_WORDS

const firstOf = (says: string) => says.split(/[.?!] /)[0] ?? ''
