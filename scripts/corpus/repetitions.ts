// Finds sentences, phrases and openings that the corpus repeats.
import type { LinePiece, Pieces } from './pieces.ts'
import { sentencesOf, wordsOf } from './rules.ts'

const PHRASE_WORDS = 5
const PHRASE_REPEATS = 3
const OPENING_WORDS = 3
const OPENING_REPEATS = 6
/** Shorter lines are titles and phrases, which may repeat. */
const SENTENCE_WORDS = 6

export function repetitionsIn({ entries, lines }: Pieces) {
  const wordings = entries.flat()
  const sentences = [...wordings.flatMap(sentencesOf), ...lines]
  return {
    sentences: repeated(
      sentences
        .filter(({ text }) => wordsOf(text).length >= SENTENCE_WORDS)
        .map((piece) => ({ ...piece, keys: [wordsOf(piece.text).join(' ')] })),
      2,
    ),
    [`Phrases of ${PHRASE_WORDS} words in ${PHRASE_REPEATS} or more entries`]: repeated(
      sentences.map((piece) => ({ ...piece, keys: phrasesIn(piece.text) })),
      PHRASE_REPEATS,
    ),
    [`Openings shared by ${OPENING_REPEATS} or more wordings`]: repeated(
      wordings.map(({ file, id, sentences: [text = ''] }) => {
        return { file, id, text, keys: [wordsOf(text).slice(0, OPENING_WORDS).join(' ')] }
      }),
      OPENING_REPEATS,
    ),
  }
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
