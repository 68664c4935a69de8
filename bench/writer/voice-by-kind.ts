import { voiceFaults } from '../../scripts/corpus/voice-faults.ts'
import { unwantedWord } from '../../src/lore/unwanted-words.ts'
import { isAdvice } from '../../src/writer/advice.ts'
import { splitSentences } from '../../src/writer/prose/sentences.ts'
import { propsPerThousandWords } from './props.ts'
import type { Written } from './written.ts'

/** What the voice of the product asks of every kind of text: lists to avoid, props, skeletons and commands. */
export function voiceOf(texts: readonly Written[]) {
  const paragraphs = texts
    .flatMap(({ text }) => [...text.opening, ...text.sections.flatMap((one) => one.paragraphs)])
    .map(({ sentences }) => sentences.flatMap(({ text }) => splitSentences(text)))
  const all = paragraphs.flat()
  const shareOf = (pattern: RegExp) => percent(all.filter((one) => pattern.test(one)).length, all)
  return {
    'faults and stock phrases': all.filter(
      (one) => voiceFaults(one).length > 0 || unwantedWord(one) !== undefined,
    ).length,
    'props per 1,000 words': propsPerThousandWords(all),
    'lists of three (%)': shareOf(listOfThree),
    '"X, not Y" (%)': shareOf(/, not \w/),
    '"A is B and C is D" (%)': shareOf(
      /\b(?:is|are) [^,.;:]{2,40},? and (?:[\w'’]+ ){1,4}(?:is|are) [^,.;:]{2,40}\.$/,
    ),
    'a colon (%)': shareOf(/:(?!\d)/),
    'paragraphs that end in a command (%)': percent(
      paragraphs.filter((one) => isAdvice(one.at(-1) ?? '')).length,
      paragraphs,
    ),
  }
}

// Not the gloss of a house, and not clauses: "…, and you …".
const notAnItem =
  'and|or|so|but|while|when|which|who|where|because|if|you|it|they|he|she|as|with|without|then'
const item = "(?:[\\w'’-]+ ){0,3}[\\w'’-]+"
const listOfThree = new RegExp(
  `(?<!\\bhouse)(?<=\\w), (?!(?:${notAnItem})\\b)${item},? (?:and|or) (?!(?:${notAnItem}|that|there|this|the day|people)\\b)${item}[.,]`,
)

function percent(part: number, whole: readonly unknown[]): number {
  return Math.round((1000 * part) / whole.length) / 10
}
