/** Whether a sentence can follow the task: it must not refer to the sentence before it. */
export function canFollow(says: string): boolean {
  if (/^(?:What works|The (?:first|second|other)|Some of|So|And|But|Then|Now)\b/.test(says))
    return false
  return !takesUp.test(says) && !takesUpAtOnce.test(says.split(' ').slice(0, FIRST_WORDS).join(' '))
}

const takesUp =
  /\b(?:this|these|those|there|then|both|either|neither|ones|(?:this|that|another|each|the other) one)\b|\bthat(?:'s| is| was|,|\.)|\b(?:of|for|to|with|about|from|on|by) that\b/i
/** Farther on, such a word means something in its own sentence. */
const takesUpAtOnce =
  /\b(?:it|its|it's|they|they're|they'd|they'll|they've|them|their|he|she|her|his|him)\b/i
const FIRST_WORDS = 8
