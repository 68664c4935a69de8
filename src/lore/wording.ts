/**
 * One way to express a fact: two or three sentences in the second person.
 *
 * A sentence may contain the slot `{ref}` once, right after a word. The composer fills in the plain
 * astrological reference, as in "You count the chairs{ref} before anyone sits down" →
 * "You count the chairs (your Moon in Capricorn, at the root of the chart) before anyone sits down",
 * or leaves it empty, since each paragraph has one reference. The sentence must read well both ways.
 */
export interface Wording {
  /** The area of life that the wording looks at; the wordings of one entry have different views. */
  view: View
  sentences: string[]
}

export type View =
  | 'habit'
  | 'body'
  | 'memory'
  | 'quarrel'
  | 'desk'
  | 'kitchen'
  | 'friendship'
  | 'love'
  | 'money'
  | 'solitude'
  | 'decision'
  | 'crowd'

/** How the two points of an aspect interact. */
export type AspectQuality = 'joined' | 'harmonious' | 'tense'
