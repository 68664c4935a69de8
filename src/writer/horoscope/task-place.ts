import { canFollow } from './can-follow.ts'

/**
 * Where the task of a day stands among what is said after its first sentence: before the last one that takes up nothing
 * from the one before it, and after the beginning of the thought; at the end if there is none.
 */
export function placeOfTask(says: readonly string[]): number {
  const least = Math.min(1, says.length - 1)
  const places = [...says.keys()].filter(
    (index) => index >= least && standsAlone(says[index] ?? ''),
  )
  // Sentences that continue about the reader go before the task, unless they end the text.
  const isFree = (index: number) => index === says.length - 1 || !/^You\b/.test(says[index] ?? '')
  return places.findLast(isFree) ?? says.length
}

/** "At the moment you are" leaves out what the sentence before it says, and "You are in step." confirms it. */
const standsAlone = (text: string) =>
  canFollow(text) &&
  !/\b(?:you|they|people) (?:are|do|can|will|have)[,.]/.test(text) &&
  !/^You (?:are|do|can|will) [^.]{1,20}\./.test(text)
