import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Taurus: {
    opening: [
      "You can't wait, and you can't be hurried into an opinion.",
      "In deeds you're the first (your Sun in Aries), and in a discussion you're the one still chewing.",
      "Your Mercury in Taurus won't say that it agrees until it has walked around the thing twice.",
      "People see you leap and assume you've decided, and you'd tell them that you only leaped.",
    ],
    turn: "You're quick with your feet and slow with your verdicts.",
    task: [
      "When somebody asks this month what you think, say which day you'll know.",
      'Do something useful with your hands until then.',
      'They may take your first move for your last word, and be confused by the second.',
    ],
    settles: [
      "Slow thoughts are safe with a quick person, provided they're asked in time.",
      "You'd lose a day by it and save yourself some very sturdy regrets.",
    ],
  },
  Pisces: {
    opening: [
      "You say what you want at once, and then you can't find the words for why.",
      'Your Sun in Aries has its hand up before the question is over.',
      'Your Mercury in Pisces is somewhere else, turning the question into something like a color.',
      'So you volunteer in a loud clear voice, and when they ask what for, you say that you had a feeling.',
    ],
    turn: 'The wish comes out loud, and the reason stays under water.',
    task: [
      'Write down, once this month, what you saw in your mind before you said yes to something.',
      'A drawing will do.',
      "Somebody who'd like to help you has only ever seen the jump.",
    ],
    settles: [
      'Courage with an imagination behind it gets to places that reason never books.',
      'Shown the picture, even the careful ones can see why you ran.',
    ],
  },
}
