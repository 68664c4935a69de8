import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Capricorn: {
    opening: [
      "You want a new world, and you've drafted the bylaws.",
      'You were never going to do it as it had been done (your Sun in Aquarius).',
      'But your Mercury in Capricorn likes a chain of command and a quorum, so your revolution starts on time and takes minutes.',
      "The wild ones find you stiff, and the stiff ones can't think what's wrong with the proposal.",
    ],
    turn: 'You break the rules in the correct order.',
    task: [
      'Do one thing this month without procedure.',
      'Let it be a mess, and let somebody see it.',
      "They respect your bylaws, and they'd love you for the mess.",
    ],
    settles: [
      'An idea needs somebody to guard it until it can walk, and you guard yours well.',
      "Some of them could walk by now, and it'd do you good to see one run.",
    ],
  },
  Pisces: {
    opening: [
      "You've got a theory of everything, and it came to you in a dream.",
      'You like to think for yourself, at some distance from the crowd (your Sun in Aquarius).',
      "Your Mercury in Pisces doesn't so much think as soak, and hands you the result without the steps.",
      "You present it as logic, and you're annoyed when somebody asks for the logic.",
    ],
    turn: "You call it reasoning, and it's closer to listening.",
    task: [
      'Tell somebody this month how you really came to an idea of yours.',
      'Include the dream.',
      "They'd trust the idea more if they could see where it had been.",
    ],
    settles: [
      "Standing apart is how you hear what nobody's saying.",
      "It needn't be turned into logic for people who've seen how often you were right.",
    ],
  },
}
