import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Aries: {
    opening: [
      "You hate to hurt anybody, and you've already said it.",
      'You feel where everyone is sore (your Sun in Pisces).',
      'Your Mercury in Aries presses there, quick as a doctor, and says what it found.',
      "It's usually what they needed to hear, and you can't sleep for having said it.",
    ],
    turn: 'Your heart goes out to people a second after your mouth does.',
    task: [
      "The next time you're sorry for a true remark, wait until they've answered.",
      "Don't apologize into the silence.",
      'They may be working out how to thank you.',
    ],
    settles: [
      "You know where it hurts and you've got the nerve to say so.",
      "Said once, by somebody who stays, it's the kind of truth that people come back for.",
    ],
  },
  Aquarius: {
    opening: [
      'You melt, and then you publish your findings.',
      "Everyone's trouble is yours within a minute (your Sun in Pisces).",
      'Within two your Mercury in Aquarius has stepped outside to see how that works.',
      "They were crying together with you, and now you've got an interesting thought about crying.",
    ],
    turn: 'You go all the way in, and you come out with a concept.',
    task: [
      'Stay in a feeling this month for as long as it takes somebody to finish theirs.',
      'The thought will keep.',
      "They'll want to hear it, too, once they've been heard.",
    ],
    settles: [
      "You understand what you've felt, and few can say so much of themselves.",
      "Told that you'll be back with a thought, nobody minds your stepping outside.",
    ],
  },
}
