import { dateParsers } from './date-words.ts'
import type { Mention } from './mention.ts'
import { motionParsers } from './motion-words.ts'
import { placeParsers } from './place-words.ts'
import { relationParsers } from './relation-words.ts'

/** All mentions of a sentence, in order of appearance and without overlaps. */
export function findMentions(text: string): Mention[] {
  const found: Mention[] = []
  // Parsers of longer phrases come first: of two overlapping mentions the first one found wins.
  for (const { pattern, parse: read } of [
    ...motionParsers,
    ...placeParsers,
    ...dateParsers,
    ...relationParsers,
  ]) {
    for (const match of text.matchAll(pattern)) {
      const at = match.index
      const end = at + match[0].length
      const isTaken = found.some((other) => at < other.end && other.at < end)
      if (!isTaken) found.push({ ...read(match), at, end } as Mention)
    }
  }
  return found.sort((one, other) => one.at - other.at)
}
