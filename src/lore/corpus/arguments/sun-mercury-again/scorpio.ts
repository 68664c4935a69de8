import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Libra: {
    opening: [
      'You feel a storm, and what you write is a thank-you note.',
      'Nothing you care about is small to you (your Sun in Scorpio).',
      'Your Mercury in Libra finds the courteous form for it, so a thing that means everything to you comes out as a mild preference.',
      "Your friends pick the other restaurant, since you didn't seem to mind, and you mind for a year.",
    ],
    turn: 'You mention in passing what has shaken you to the core.',
    task: [
      'Book the restaurant yourself once this month, before anyone can ask whether you mind.',
      "Pick the one you'd have minded missing.",
      'Your friends go by your tone, and a reservation is harder to misread.',
    ],
    settles: [
      'Your manners let people stay near a feeling that would otherwise scare them.',
      'All they need is to hear the true size of it, in that same voice.',
    ],
  },
  Sagittarius: {
    opening: [
      'You keep your own secrets and publish your principles.',
      "What you want, you want with all you've got, and you don't discuss it (your Sun in Scorpio).",
      'Your Mercury in Sagittarius discusses freedom and the trouble with most people, with anyone who has half an hour.',
      "They leave knowing what you think about the meaning of it all, and not whether you're seeing someone.",
    ],
    turn: 'The large subjects are where you hide the near one.',
    task: [
      'Answer a personal question this month without turning it into a general one.',
      "It's allowed to be short.",
      'The people who like your mind have been trying to get to you by way of it.',
    ],
    settles: [
      "You already believe in saying what's so.",
      "One true thing about yourself would be that belief put into practice, and it'd convince people more than all the others.",
    ],
  },
}
