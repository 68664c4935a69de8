import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Sagittarius: {
    opening: [
      'You promise people the world and then go home to work out how.',
      "By nature you're careful (your Sun in Capricorn).",
      "In speech you aren't, since your Mercury in Sagittarius has told them that it'll be the best one ever, and by June.",
      'They love the announcement, and nobody sees the person at the kitchen table who now has to make June true.',
    ],
    turn: 'Your tongue writes the checks, and your conscience works nights to cover them.',
    task: [
      'Add a month to the next date you give anyone.',
      'Say it with the same enthusiasm.',
      "They'd rather have it in July with you in good health.",
    ],
    settles: [
      "It's a fine pair, a big promise and a person who keeps it.",
      'With a little more room between the one and the other, you could enjoy both.',
    ],
  },
  Aquarius: {
    opening: [
      'You build the wall and argue for the hole in it.',
      'You like a thing to stand (your Sun in Capricorn).',
      "Your Mercury in Aquarius can think of a dozen ways in which it needn't, and explains them to the bricklayers.",
      "They've never had a boss who knew so well why it should all be done differently, or one who was so strict about the mortar.",
    ],
    turn: 'Your hands uphold what your head has already replaced.',
    task: [
      'Try one of the dozen ways this month on something small.',
      'Let it stand or fall.',
      "The people who listen to you have wondered when you'd let one out of your head.",
    ],
    settles: [
      'New ideas mostly fail for want of someone who knows about mortar.',
      "In you they've got one, and a small trial would prove it to both halves of you.",
    ],
  },
}
