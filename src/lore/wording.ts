/**
 * One way to say what a fact means: two or three sentences in the second person.
 *
 * A sentence may carry the mark `{ref}` once, straight after a word. The composer puts the plain
 * astrological reference there, as in "You count the chairs{ref} before anyone sits down" →
 * "You count the chairs (your Moon in Capricorn, at the root of the chart) before anyone sits down",
 * or nothing, since a paragraph has one reference only. The sentence must read well both ways.
 */
export interface Wording {
  /** From where the fact is looked at; wordings of one entry look from different sides. */
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

/** What an aspect does between its two ends. */
export type AspectQuality = 'joined' | 'harmonious' | 'tense'
