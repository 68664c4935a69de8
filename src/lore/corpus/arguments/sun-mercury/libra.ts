import type { NeighboringArguments } from '#lore/authored.ts'

export const libraSunAndMercury: NeighboringArguments = {
  Virgo: {
    opening: [
      "You're agreeable, and you've got notes.",
      "You like people to get along (your Sun in Libra), and you'll give up a good deal for a friendly evening.",
      'Your Mercury in Virgo keeps an exact account of it all the same, down to who was late and by how much.',
      'Nobody would guess, until you mention one item from it in a very pleasant voice.',
    ],
    turn: 'You let things pass, and you can tell anyone how many.',
    task: [
      'Mention one small thing this month on the day it happens.',
      'Be as pleasant about it as you like.',
      "It's easier to hear about one item than about the whole account.",
    ],
  },
  Scorpio: {
    opening: [
      "You keep things light, and you're thinking about what's underneath.",
      "You like charm and good manners (your Sun in Libra), while your Mercury in Scorpio is working out what everybody wants and who isn't saying so.",
      'None of it gets mentioned at dinner.',
      "But people sense that they've been understood a little further than they'd meant, and they can't find anything in what you said to account for it.",
    ],
    turn: 'You say the gracious thing, and you keep the true one for yourself.',
    task: [
      'Tell somebody you trust this month what you really saw.',
      'Choose a thing that would help them to know.',
      "They've felt for a long time that you understood, and they'd like to hear it in words.",
    ],
  },
}
