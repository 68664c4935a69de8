// Finds sentences and phrases that the corpus repeats.
import type { LinePiece } from './pieces.ts'
import { wordsOf } from './rules.ts'

const PHRASE_WORDS = 5
const PHRASE_REPEATS = 3
/** Shorter lines are titles and phrases, which may repeat. */
const SENTENCE_WORDS = 6

export function repetitionsIn(lines: readonly LinePiece[]) {
  return {
    sentences: repeated(
      lines
        .filter(({ id, text }) => wordsOf(text).length >= SENTENCE_WORDS && !isClause(id))
        .map((line) => ({ ...line, keys: [wordsOf(line.text).join(' ')] })),
      2,
    ),
    [`Phrases of ${PHRASE_WORDS} words in ${PHRASE_REPEATS} or more entries`]: repeated(
      lines.map((line) => ({ ...line, keys: phrasesIn(line.text) })),
      PHRASE_REPEATS,
    ),
  }
}

/** A question and the matter of a quarrel keep their words where a text comes back to them. */
function isClause(id: string): boolean {
  return /\.(?:asked|matter)$/.test(id)
}

function phrasesIn(text: string): string[] {
  const all = wordsOf(text)
  return all
    .slice(PHRASE_WORDS - 1)
    .map((_, index) => all.slice(index, index + PHRASE_WORDS).join(' '))
}

function repeated(pieces: (LinePiece & { keys: string[] })[], least: number): string[] {
  const places = new Map<string, string[]>()
  for (const { id, keys } of pieces) {
    for (const key of new Set(keys)) places.set(key, [...(places.get(key) ?? []), id])
  }
  return [...places]
    .filter(([, ids]) => ids.length >= least)
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([key, ids]) => `${ids.length} × ${key}: ${ids.slice(0, 6).join(', ')}`)
}
