import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You're both the responsible one, so each of you is tired and neither of you has been thanked.",
    matter: 'who has done enough',
    quarrel: [
      "Say both families want you for the same holiday, you've both said yes, and it isn't even that either of you wants to go ({contact}).",
      "You've got a duty, {partner} has one too, and each thinks the other's could be moved more easily.",
      "You lay out how much you've given up since last year, and they have figures of their own.",
      "It becomes a contest in who's had less fun, you're each in excellent shape for it, and the winner gets the seven-hour drive.",
    ],
    repair: [
      'Before that holiday you present a bill to the one person as deep in debt to everybody as yourself.',
      'They do likewise, and the one thing that could help, which is saying "I don\'t want to," is considered on both sides and rejected as weak.',
      "Two dutiful people can let each other off, and it's a favor that hardly anyone else will do for you.",
    ],
    yours: "Ask them for help with something before you've reached the point of deserving it.",
    theirs:
      "It would mean more than they think if {partner} thanked you for a thing you'd have done anyway.",
    both: "Cancel one obligation apiece this month, each on the other's advice, and spend the free hours together on nothing that shows.",
    last: "Two responsible people who thank each other are still tired, but they're a lot less lonely about it.",
  },
  {
    thesis: "You're each being helpful, and each of you feels watched.",
    matter: 'whether helping is checking up',
    quarrel: [
      "Say {partner} asks if you've renewed the insurance, and you have, two weeks ago ({contact}).",
      "You ask whether they've called the plumber, as they were just about to.",
      'Neither would forget such a thing in a hundred years, and to be reminded feels like being doubted by the one person who ought to know.',
      "So you each do everything even earlier, and in the end you're the best-organized people on the block with nothing left to talk about but the plumber.",
    ],
    repair: [
      'With a question like that you check up on them as a kindness, so as to carry some of it yourself.',
      "They hear a foreman, because there's one in their head already, as there is in yours.",
      "What each would like to hear is that it's in good hands, and a person who's told so about one thing can usually let go of the next.",
    ],
    yours:
      "For every reminder you'd like to give, say thank you for something that's already been done.",
    theirs: 'Things would go easier if {partner} told you when a thing is off your list.',
    both: 'Divide it up for the month in writing and promise not to ask, even if it costs you a pipe.',
    last: "It's hard to be watched by somebody so helpful, and to be trusted by them is worth the price of a pipe.",
  },
]
