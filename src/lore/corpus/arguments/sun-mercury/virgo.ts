import type { NeighboringArguments } from '#lore/authored.ts'

export const virgoSunAndMercury: NeighboringArguments = {
  Leo: {
    opening: [
      "You're modest about yourself and magnificent about everybody else.",
      "You'd sooner be useful than admired (your Sun in Virgo), but your Mercury in Leo speaks in headlines, so when you praise a friend's work a whole table turns around.",
      'About your own you say that it still has a few problems.',
      "The voice that could sell it is the same one, and it hasn't been asked.",
    ],
    turn: "You've got a big voice, and you use it for other people's work.",
    task: [
      "Describe one thing you've done to somebody this month in the way you'd describe a friend's.",
      'Leave out the few problems.',
      "They get told about everyone else, and they'd like to turn around for you.",
    ],
  },
  Libra: {
    opening: [
      "You notice every mistake, and you'd go a long way around to avoid mentioning it.",
      'You want things to be right (your Sun in Virgo), while your Mercury in Libra wants them to be pleasant.',
      "So a correction from you comes as a question, after a compliment, on a day when they're feeling strong.",
      "It's so well wrapped that people may thank you and go on exactly as before.",
    ],
    turn: "You know what's wrong, and you say it so nicely that nothing changes.",
    task: [
      "Tell one person this month what you'd change, in a single sentence, with the compliment after it.",
      'They can take it.',
      'They may have guessed that there was something in all that wrapping.',
    ],
  },
}
