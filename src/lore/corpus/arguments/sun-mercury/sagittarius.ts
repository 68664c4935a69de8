import type { NeighboringArguments } from '#lore/authored.ts'

export const sagittariusSunAndMercury: NeighboringArguments = {
  Scorpio: {
    opening: [
      "You sound carefree, and you're on to something.",
      'You want room and a far horizon (your Sun in Sagittarius), while your Mercury in Scorpio digs.',
      "After an hour of joking with a stranger you leave with the one fact they hadn't meant to give you.",
      "You seldom use it for anything, but you can't believe in a thing until you've seen what it's hiding.",
    ],
    turn: "You'd love to believe it, and first you'd like to see the basement.",
    task: [
      'Say yes to one plan this month without looking into it.',
      "Choose one that can't hurt you.",
      'The people who invite you would enjoy being believed.',
    ],
  },
  Capricorn: {
    opening: [
      'Your hopes are large, and you report on them in a dry voice.',
      "You believe it'll turn out well (your Sun in Sagittarius), but your Mercury in Capricorn won't say so until there's a date and a budget.",
      'People hear the budget and take you for a skeptic.',
      'You can talk somebody out of a risk in the same week in which you quietly take it yourself.',
    ],
    turn: "You're more hopeful than you sound.",
    task: [
      'Tell one person this month what you hope for, without the figures.',
      'You can give them the figures afterward.',
      "It'll cheer them up to know that somebody so sensible believes in it.",
    ],
  },
}
