const WORDS_IN_A_ROW = 8

/** Recognizes sentences that repeat this many words of the instructions in a row. */
export function createRecitationCheck(instructions: string): (text: string) => boolean {
  const known = new Set(runsOf(instructions))
  return (text) => runsOf(text).some((run) => known.has(run))
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? []
  return words
    .slice(0, Math.max(0, words.length - WORDS_IN_A_ROW + 1))
    .map((_, start) => words.slice(start, start + WORDS_IN_A_ROW).join(' '))
}
