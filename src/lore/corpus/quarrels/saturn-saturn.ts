import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnSaturn: QuarrelArgument[] = [
  {
    thesis:
      "You're both the responsible one, so each of you is tired and neither of you has been thanked.",
    quarrel: [
      "Both families want you for the same holiday, you've both said yes, and it isn't even that either of you wants to go ({contact}).",
      "You've a duty, {partner} has a duty, and each thinks the other's could be moved more easily.",
      "You lay out how much you've given up since last year, and they have figures of their own.",
      "It becomes a contest in who's had less fun, you're each in excellent shape for it, and the winner gets the seven-hour drive.",
    ],
    repair: [
      "You presented a bill to the one person who's as deep in debt to everybody as you are.",
      'They did likewise, and the one thing that could\'ve helped, which was saying "I don\'t want to," was considered on both sides and rejected as weak.',
      "Two dutiful people can let each other off, and it's a favor that hardly anyone else will do for you.",
    ],
    yours: "Ask them for help with something before you've reached the point of deserving it.",
    theirs: "It would help if {partner} thanked you for a thing you'd have done anyway.",
    both: "Cancel one obligation apiece this month, each on the other's advice, and spend the free hours together on nothing that shows.",
    last: 'When two responsible people thank each other, half of the tiredness turns out to have been that.',
  },
]
