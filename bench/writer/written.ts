import { DAY } from '../../src/durations.ts'
import type { AnyFact } from '../../src/sky/any-fact.ts'
import type { ForecastFact } from '../../src/sky/forecast-facts.ts'
import { sentencesOf } from '../../src/writer/grounding.ts'
import type { Brief, WrittenText } from '../../src/writer/writer.ts'

const WORDS_A_MINUTE = 230

/** One text as it was written, and the CPU time that the writer took. */
export interface Written {
  kind: Brief['kind']
  /** ISO date on which it was read. */
  date: string
  facts: readonly AnyFact[]
  /** Of a week or a month, its events with their UTC instants: `facts` are on the reader's clock. */
  exactEvents?: readonly ForecastFact[]
  text: WrittenText
  milliseconds: number
}

/** What a call returns, and the CPU time that it takes: unlike the wait, it does not grow with the load of the machine. */
export function timed<T>(call: () => T): { value: T; milliseconds: number } {
  const start = process.cpuUsage()
  const value = call()
  return { value, milliseconds: process.cpuUsage(start).user / 1000 }
}

export function lengthsOf(texts: Written[]) {
  const words = texts.map(({ text }) => wordsOf(text)).sort(ascending)
  const sentences = texts.flatMap(({ text }) => sentencesOf(text))
  const times = texts.map(({ milliseconds }) => milliseconds).sort(ascending)
  const withFacts = sentences.filter(({ facts }) => facts.length > 0).length
  return {
    texts: texts.length,
    'words, least': words[0] ?? 0,
    'words, median': percentile(words, 0.5),
    'words, most': words.at(-1) ?? 0,
    'minutes to read': Math.round((10 * percentile(words, 0.5)) / WORDS_A_MINUTE) / 10,
    'sections, median': percentile(
      texts.map(({ text }) => text.sections.length).sort(ascending),
      0.5,
    ),
    'sentences with facts': share(withFacts, sentences.length),
    'distinct sentences': share(new Set(sentences.map(({ text }) => text)).size, sentences.length),
    'writer p50 (ms of CPU)': rounded(percentile(times, 0.5)),
    'writer p95 (ms of CPU)': rounded(percentile(times, 0.95)),
  }
}

/** How often a sentence or a wording came back to one person too soon. */
export function repeatsOf(life: Pick<Written, 'text' | 'date'>[]): {
  sentences: number
  wordings: number
} {
  const sentences = life.flatMap(({ text, date }) =>
    sentencesOf(text).map((sentence) => ({ ...sentence, at: Date.parse(date) })),
  )
  const wordings = life.flatMap(({ text, date }) => {
    const used = new Set(sentencesOf(text).flatMap(({ wording }) => wording ?? []))
    return [...used].map((wording) => ({ wording, at: Date.parse(date) }))
  })
  return {
    sentences: tooSoon(sentences, ({ text }) => text, 60 * DAY),
    wordings: tooSoon(wordings, ({ wording }) => wording, 14 * DAY),
  }
}

function tooSoon<T extends { at: number }>(
  used: T[],
  nameOf: (one: T) => string,
  rest: number,
): number {
  const last = new Map<string, number>()
  let count = 0
  for (const one of used.toSorted((a, b) => a.at - b.at)) {
    const before = last.get(nameOf(one))
    if (before !== undefined && one.at - before < rest) count++
    last.set(nameOf(one), one.at)
  }
  return count
}

export function wordsOf(text: WrittenText): number {
  return sentencesOf(text)
    .map((sentence) => sentence.text.split(/\s+/).length)
    .reduce((total, count) => total + count, 0)
}

/** Of numbers in ascending order. */
export function percentile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const ascending = (one: number, other: number) => one - other
export const rounded = (value: number) => Math.round(value * 100) / 100

export function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)} %`
}
