import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Virgo: {
    opening: [
      "You want everyone to have a good time, and you've got a list of what's preventing it.",
      'You smooth things over by nature (your Sun in Libra).',
      "Your Mercury in Virgo goes ahead and checks the seams, so while you're complimenting the host you've seen the wobbly leg and the guest who isn't being talked to.",
      "By dessert you've fixed both, and no one has seen you sit.",
    ],
    turn: 'You make it look easy by never stopping.',
    task: [
      'Go to one thing this month where you fix nothing.',
      'Leave the leg as it is.',
      "They invited you for your company, and they've hardly had any of it.",
    ],
    settles: [
      'A fine ear and good will make a wonderful host, and a host may sit.',
      "What's still wrong when you do will turn out to be the charm of the place.",
    ],
  },
  Scorpio: {
    opening: [
      'You say yes to the invitation and no to the story.',
      "You're all agreement on the surface (your Sun in Libra), because a pleasant tone costs nothing.",
      "Your Mercury in Scorpio hasn't believed a word since the second sentence.",
      "They go away thinking that you're on their side, and you go away with a fairly exact idea of what they're hiding.",
    ],
    turn: "You smile at the version you're given, and you work out the other one.",
    task: [
      "When something doesn't add up this month, say so while you're still smiling.",
      'Put it as a question.',
      "They'd be relieved to drop the story in front of someone who likes them anyway.",
    ],
    settles: [
      'To be seen through by somebody kind is what most people secretly hope for.',
      'If you let the kindness speak for what you saw, one set of books will do.',
    ],
  },
}
