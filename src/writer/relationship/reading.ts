import type { Narrator, WordedSentence } from './narrator.ts'
import type { RelationshipOutline } from './outline.ts'
import type { PairFacts, Whose } from './pair-facts.ts'

/** The state that the paragraphs of one reading share. */
export interface Reading {
  facts: PairFacts
  outline: RelationshipOutline
  narrator: Narrator
  /** How much to write besides the authored paragraphs, from -1 to 3; 1 is usual. */
  detail: number
  /** The number of lines about each person. */
  voices: Record<Whose, number>
  /** The number of paragraphs about signs that open with a contrast of the two. */
  contrasts: number
  /** The sentences of the opening, which later ones do not repeat. */
  opening: WordedSentence[]
  /** What each person offers with the trait that gets in the way in the quarrel; used in the closing. */
  gives: WordedSentence[]
  /** Houses whose meaning has been given, and other things that are said once. */
  glossed: Set<string>
}
