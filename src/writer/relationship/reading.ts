import type { Narrator, WordedSentence } from './narrator.ts'
import type { RelationshipOutline } from './outline.ts'
import type { PairFacts, Whose } from './pair-facts.ts'

/** What the paragraphs of one reading share. */
export interface Reading {
  facts: PairFacts
  outline: RelationshipOutline
  narrator: Narrator
  /** How much is written beside what an author wrote, -1 to 3; 1 is usual. */
  detail: number
  /** How many lines each of the two has. */
  voices: Record<Whose, number>
  /** How many paragraphs of the signs of the two begin by setting one against the other. */
  contrasts: number
  /** The sentences of the opening, which later ones do not repeat. */
  opening: WordedSentence[]
  /** What each of the two gives with what is in the way in the quarrel, for the end. */
  gives: WordedSentence[]
  /** Houses whose meaning has been said, and what is said once. */
  glossed: Set<string>
}
