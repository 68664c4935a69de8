import { dataBlock } from './data-block.ts'
import type { Prompt } from './prompt.ts'
import { EVIDENCE, VOICE } from './voice-1.ts'

export const repairPrompt: Prompt = {
  version: 'repair 1',
  instructions: `Some sentences of a text were refused by a checker. Write each of them again, so that it stands.

# Task
The data gives for each sentence its number, its text, why it was refused, the facts it cited, and the sentence before it. Keep what it means to say, in about as many words. Correct what is wrong, or say it without naming what no fact supports. Answer with one sentence for each number.

${VOICE}

${EVIDENCE}`,
}

export interface FaultySentence {
  number: number
  text: string
  why: string
  facts: { id: string; label: string }[]
  before: string
}

export function repairInput(faulty: readonly FaultySentence[]): string {
  return dataBlock('sentences', faulty)
}
