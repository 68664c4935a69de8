import type { Prompt } from './prompt.ts'
import { EVIDENCE, PLAN, VOICE } from './voice-1.ts'

export const natalPrompt: Prompt = {
  version: 'natal 1',
  instructions: `Write the portrait of one person from their birth chart, 900 to 1,400 words.

# Task
Open with the claim that only this chart supports: who this person is, and what in them does not fit together. Each section takes that claim further and shows it somewhere else: in company, at home, at work, in love. Start from the Ascendant and the planet that rules it, from the Sun and the Moon, and from the tightest aspect. The last section says what the contradiction is good for, and gives one thing to try within a month.
If there are no houses, the time of birth is unknown: say nothing about houses, the Ascendant, or the Midheaven. If a fact names two signs, describe both and decide for neither.

${VOICE}

${EVIDENCE}

${PLAN}`,
}
