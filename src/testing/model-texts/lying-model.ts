import type { ListedFact } from '#writer/model/prompts/text-input.ts'
import { withoutReference } from '#writer/prose/usage-history.ts'
import { claimOf, numbersFrom, sentenceAbout } from './model-sentences.ts'
import { type ModelInput, readInput } from './read-input.ts'

interface Options {
  seed: number
  /** The share of the sentences of a text. */
  lieShare?: number
  /** The share of repaired sentences. */
  lieShareInRepairs?: number
}

export interface LyingModel {
  /** The JSON that a model answers to a request with this input. */
  answer(input: string): string
  /** Every sentence with a wrong placement that it has written. */
  lies: string[]
}

const WORDS_PER_SENTENCE = 22

/** Writes true sentences from the facts and the plan of its input, and now and then a wrong placement. */
export function createLyingModel({
  seed,
  lieShare = 0,
  lieShareInRepairs = 0,
}: Options): LyingModel {
  const next = numbersFrom(seed)
  const lies: string[] = []
  const written = new Set<string>()

  function sentence(fact: ListedFact, share: number) {
    const isLie = next() < share && claimOf(fact, next) !== undefined
    let text = sentenceAbout({ fact, next, isLie })
    while (written.has(withoutReference(text))) text = sentenceAbout({ fact, next, isLie })
    written.add(withoutReference(text))
    if (isLie) lies.push(text)
    return { text, facts: [fact.id] }
  }

  function answerPlan({ plan = [], facts = [] }: ModelInput) {
    const byId = new Map(facts.map((fact) => [fact.id, fact]))
    const paragraphs = plan.map(({ id, title, words, facts: ids }) => {
      const count = Math.max(1, Math.round(words / WORDS_PER_SENTENCE))
      const cited = ids.flatMap((factId) => byId.get(factId) ?? [])
      const sentences = Array.from({ length: count }, (_, index) =>
        sentence(cited[index % cited.length] as ListedFact, lieShare),
      )
      return { id, title: title === undefined ? '' : 'How you handle it', sentences }
    })
    return { paragraphs }
  }

  function answerRepair({ sentences = [] }: ModelInput) {
    return {
      sentences: sentences.map(({ number, facts: [fact] }) => ({
        number,
        ...sentence(fact as ListedFact, lieShareInRepairs),
      })),
    }
  }

  return {
    answer(input) {
      const read = readInput(input)
      // A text repeats nothing, and neither does its repair.
      if (!read.sentences) written.clear()
      return JSON.stringify(read.sentences ? answerRepair(read) : answerPlan(read))
    },
    lies,
  }
}
