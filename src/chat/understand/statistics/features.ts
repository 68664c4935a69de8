import type { QuestionKind, Span } from '../../question.ts'
import type { Part } from '../patterns/part.ts'
import { frequencyOf } from '../words/word-frequencies.ts'

/**
 * What a message consists of, for the statistics: its words and pairs of words, with names as letters; the letters
 * of words that no dictionary has; what it names; and what the conversation was about.
 */
export function featuresOf(parts: readonly Part[], last: QuestionKind | undefined): string[] {
  const words = wordsOf(parts.map(({ text }) => text).join(' . '))
  const asked = parts.at(-1)
  return [
    ...new Set([
      ...words,
      ...pairs(words),
      ...words.slice(0, 2).map((word, index) => `${index}:${word}`),
      ...words.filter((word) => word.length > 3 && !isKnown(word)).flatMap(pieces),
      ...parts.flatMap(named),
      ...(asked ? wordsOf(asked.text).map((word) => `?${word}`) : []),
      ...(asked
        ? [`owner:${asked.owner}`, `other:${asked.isAboutOther || asked.isBesideOther}`]
        : []),
      ...(last ? [`after:${last}`, ...words.map((word) => `after:${last} ${word}`)] : ['first']),
      `length:${Math.min(5, Math.floor(words.length / 4))}`,
    ]),
  ]
}

/** The words alone, for what a message is about. */
export function wordFeatures(parts: readonly Part[]): string[] {
  const words = wordsOf(parts.map(({ text }) => text).join(' . '))
  return [...new Set([...words, ...pairs(words), ...parts.flatMap(named)])]
}

// A longer story is of no use, and takes time.
const MAX_WORDS = 120

function wordsOf(text: string): string[] {
  const words = text.match(/[PSHATEQ]\d|[\p{L}\d']+|\?/gu) ?? []
  return words.slice(-MAX_WORDS).map((word) => {
    if (/^[PSHATEQ]\d$/.test(word)) return word[0] as string
    return /^\d+$/.test(word) ? '0' : word
  })
}

function pairs(words: readonly string[]): string[] {
  return ['^', ...words].map((word, index) => `${word} ${words[index] ?? '$'}`)
}

const MIN_COUNT_OF_A_WORD = 30

function isKnown(word: string): boolean {
  return frequencyOf(word) > MIN_COUNT_OF_A_WORD
}

/** Three to five letters at a time, so that another slip of the same word is still like it. */
function pieces(word: string): string[] {
  const whole = `<${word}>`
  return [3, 4, 5].flatMap((size) =>
    Array.from(
      { length: Math.max(0, whole.length - size + 1) },
      (_, at) => `#${whole.slice(at, at + size)}`,
    ),
  )
}

function named({ today, ...part }: Part): string[] {
  const { themes, purposes, points, signs, houses, aspects, spans } = part
  const places = [signs, houses, aspects].map(({ length }) => Math.min(length, 1)).join('')
  return [
    ...themes.map((theme) => `theme:${theme}`),
    ...(purposes.length > 0 ? ['purpose'] : []),
    `named:${Math.min(points.length, 2)}${places}${Math.min(spans.length, 2)}`,
    ...spans.map((span) => `span:${tenseOf(span, today)}`),
    ...spans.map((span) => `span:${tenseOf(span, today)}${points.length > 0 ? ' P' : ''}`),
  ]
}

/** A day behind or ahead, a longer time, or now. */
function tenseOf({ from, to }: Span, today: string): string {
  if (from <= today && to >= today) return from === to ? 'today' : 'now'
  return `${from === to ? 'day' : 'time'} ${to < today ? 'behind' : 'ahead'}`
}
