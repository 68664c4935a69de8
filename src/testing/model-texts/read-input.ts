import type { FaultySentence } from '#writer/model/prompts/repair-1.ts'
import type { ListedFact } from '#writer/model/prompts/text-input.ts'

/** The data blocks of a request to a model. */
export interface ModelInput {
  facts?: ListedFact[]
  plan?: { id: string; title?: string; words: number; facts: string[] }[]
  /** The sentences of a repair request. */
  sentences?: FaultySentence[]
  question?: string
}

export function readInput(input: string): ModelInput {
  const blocks = [...input.matchAll(/^<(\w+)>\n(.*)\n<\/\1>$/gm)]
  return Object.fromEntries(blocks.map(([, name, json = '']) => [name, JSON.parse(json)]))
}
