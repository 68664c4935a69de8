import type { Prompt } from './prompt.ts'
import { EVIDENCE, PLAN, VOICE } from './voice-1.ts'

export const natalPrompt: Prompt = {
  version: 'natal 2',
  instructions: `Write the portrait of one person from their birth chart, 900 to 1,400 words.

# Task
Open with the claim that only this chart supports: who this person is, and what in them does not fit together. Each section takes that claim further and shows it somewhere else: in company, at home, at work, in love. Start from the Ascendant and the planet that rules it, from the Sun and the Moon, and from the tightest aspect. In "outline", "contrast" names the two sides of this person that differ most, "sides" the facts of each, "tensions" the traits that pull apart, and "sections" the order of the argument: how the person comes across, the one side, the other, what makes it harder, what it leaves out, what helps. Say two opposite things of the person only where a tension names them, and say there how both are true.
The last section says what the contradiction is good for, and gives one thing to try within a month.
If there are no houses, the time of birth is unknown: say nothing about houses, the Ascendant, or the Midheaven. If a fact names two signs, describe both and decide for neither.

${VOICE}

${EVIDENCE}

${PLAN}`,
}
