import { drums } from './rhythm.ts'

/** "Mars wants to win this": a planet as the subject of a verb of everyday life. */
const asPerson =
  /^(?:The Sun|The Moon|Your Sun|Your Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)(?: in \w+)? (?!is\b|was\b|rules\b)[a-z]/

/** A sentence that begins so needs the one before it. */
const lookingBack =
  /^(?:It|That|This|These|They|Both|The two|Then|So|But|Said|One|Neither|Either|Each|Such|In that|Those|Together|Still|And|Between|Not)\b/

const ofOthers = /\b(?:he|him|his|she|her|they|them|their|theirs)\b/i
const names =
  /\b(?:people|some(?:one|body)|any(?:one|body)|every(?:one|body)|nobody|friends?|others|those|strangers?|neighbors?|kids|children|an? \w+|(?:my|your) \w+)\b/i

/** Whether a sentence means somebody whom the one before it has named. */
function looksBack(sentence: string): boolean {
  const [before, pronoun] = sentence.split(new RegExp(`(${ofOthers.source})`, 'i'))
  return lookingBack.test(sentence) || (pronoun !== undefined && !names.test(before ?? ''))
}

/** Whether a later sentence speaks of "the bees", whom only this one has brought up. */
function introduces(sentence: string, before: string, after: string): boolean {
  return [...after.matchAll(/\bthe (\w{4,})/gi)].some(
    ([, noun = '']) => hasWord(sentence, noun) && !hasWord(before, noun),
  )
}

const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`, 'i').test(text)

const LEAST_SENTENCES = 3
const LEAST_WORDS = 38
/** Sentences that cannot be left out may exceed it. */
const MOST_IN_TEXT = 1

/**
 * A paragraph whose planets act like people in at most one sentence that it could do without: undefined stands for
 * each sentence that is left out.
 *
 * @param count how many such sentences the text has
 */
export function withoutPuppets(
  says: readonly string[],
  count: number,
): { says: (string | undefined)[]; count: number } {
  let used = count
  let left = [...says]
  const result = says.map((sentence, index) => {
    if (!asPerson.test(sentence)) return sentence
    const others = left.filter((one) => one !== sentence)
    const isNeeded =
      used < MOST_IN_TEXT ||
      /\(|\{/.test(sentence) ||
      others.length < LEAST_SENTENCES ||
      others.join(' ').split(' ').length < LEAST_WORDS ||
      looksBack(says[index + 1] ?? '') ||
      introduces(sentence, says.slice(0, index).join(' '), says.slice(index + 1).join(' ')) ||
      drums(others)
    if (isNeeded) {
      used += 1
      return sentence
    }
    left = others
    return undefined
  })
  return { says: result, count: used }
}
