import type { Prompt } from './prompt.ts'
import { EVIDENCE, PLAN, VOICE } from './voice-1.ts'

export const synastryPrompt: Prompt = {
  version: 'synastry 1',
  instructions: `Write a reading about two people from their two charts, 800 to 1,200 words.

# Task
Show four scenes inside a frame: how they meet, their ordinary days, the quarrel that keeps coming back with both of its sides, and how they make up. End with what the two are for each other, one practice for each of them and one for both. The closest and most personal contacts lead. Each of the two has an inner life; neither is the problem.
The other person's name is not known to you. Write {partner}, with the braces, where the name goes, and "they" elsewhere.

${VOICE}

${EVIDENCE}

${PLAN}`,
}
