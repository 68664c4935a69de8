import { chosenDeathRules } from './chosen-death-rules.ts'
import { hardshipRules } from './hardship-rules.ts'
import { healthRules } from './health-rules.ts'
import { withoutIdioms } from './idioms.ts'
import { indirectRules } from './indirect-rules.ts'
import { saysMuchDespair } from './low-mood.ts'
import { saysSuicideInAnotherScript } from './other-scripts.ts'
import { othersRules } from './others-rules.ts'
import { plainSentences } from './plain-words.ts'
import { type CrisisKind, type Rule, wordPattern } from './rule.ts'
import { suicideRules } from './suicide-rules.ts'
import { violenceRules } from './violence-rules.ts'

/** The first kind found is answered: danger to life before everything else. */
const rules: Rule[] = [
  ...othersRules,
  ...suicideRules,
  ...chosenDeathRules,
  ...indirectRules,
  ...violenceRules,
  ...healthRules,
  ...hardshipRules,
]

/**
 * Whether the writer, or somebody they write about, needs other help than astrology. Reads words only: no model, no
 * network.
 * @param earlier the writer's messages before this one, latest last
 */
export function recognizeCrisis(message: string, earlier: string[] = []): CrisisKind | undefined {
  return recognizeIn(readable(message), earlier, message)
}

/** As `recognizeCrisis`, without what the writer says they would not do. */
export function recognizeUndenied(message: string, earlier: string[]): CrisisKind | undefined {
  const undenied = readable(message).map((sentence) => sentence.replaceAll(DENIAL, '_'))
  return recognizeIn(undenied, earlier, message)
}

/** Only these words: "I'm not going to kill myself, I took my pills" still speaks of pills. */
const DENIAL = new RegExp(
  wordPattern(
    '(?:would|will|am|could|do|did|was) (?:not|never) {adv} ?(?:going to |ever |actually |want to |mean to )*(?:do|kill|hurt|end|act|harm|try)(?: to (?:kill|hurt|end|harm))?',
  ),
  'g',
)

/** Compiles the patterns, which happens when each is first used; one rule at a time. */
export function* compileRules(): Generator<void> {
  for (const rule of rules) {
    const { says, also = [], unless = [], anywhere = [], nowhere = [] } = rule
    for (const pattern of [...says, ...also, ...unless, ...anywhere, ...nowhere])
      pattern.test('a sentence that says nothing')
    yield
  }
}

const recognizeIn = (
  sentences: string[],
  earlier: string[],
  message: string,
): CrisisKind | undefined =>
  kindOf(sentences) ??
  kindOf(asOne(sentences)) ??
  kindOf(withUnfinished(sentences, earlier.at(-1))) ??
  (saysMuchDespair(sentences) || saysSuicideInAnotherScript(message) ? 'suicide' : undefined)

/** The sentences of a message, as the rules read them. */
export const readable = (message: string) => plainSentences(message).map(withoutIdioms)

function kindOf(sentences: string[]): CrisisKind | undefined {
  return rules.find(
    (rule) => sentences.some((sentence) => applies(rule, sentence)) && fitsAround(rule, sentences),
  )?.kind
}

const fitsAround = ({ anywhere, nowhere = [] }: Rule, sentences: string[]) =>
  (anywhere?.some((pattern) => sentences.some((sentence) => pattern.test(sentence))) ?? true) &&
  !nowhere.some((pattern) => sentences.some((sentence) => pattern.test(sentence)))

const applies = ({ says, also, unless = [] }: Rule, sentence: string) =>
  says.some((pattern) => pattern.test(sentence)) &&
  (also?.some((pattern) => pattern.test(sentence)) ?? true) &&
  !unless.some((pattern) => pattern.test(sentence))

/** "Is there an afterlife? I might find out tonight." */
function asOne(sentences: string[]): string[] {
  const words = sentences.join(' ')
  return sentences.length > 1 && words.length < 250 ? [words] : []
}

/** People send "i just want to" and then "die" as two messages. */
function withUnfinished([first, ...others]: string[], before: string | undefined): string[] {
  const unfinished = before !== undefined && !/[.?!]\s*$/.test(before)
  const last = unfinished ? readable(before).at(-1) : undefined
  if (first === undefined || last === undefined || kindOf([last]) !== undefined) return []
  return [`${last} ${first}`, ...others]
}
