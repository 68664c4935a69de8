import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis: "{partner} says it'll work out, and you're how it works out.",
    matter: 'who makes it all work out',
    quarrel: [
      "{partner} trusts the future, and you're the one who sees to it that the future is paid for ({contact}).",
      'The better you do it, the more it looks as if trust had been enough.',
      'You get tired and say something bitter about the lottery.',
      "They think that you've no faith, and set out to cheer you up, when what you wanted was for somebody to have noticed.",
    ],
    repair: [
      "You do it silently and expect {partner} to see, and they don't see because you do it so well.",
      'A little of the work in their hands would give them a better reason for their optimism than luck.',
    ],
    yours: 'Tell {partner} what you did this week so that it would work out.',
    theirs: '{partner} could ask "What did that take?" and listen to all of it.',
    both: "Hand {partner} one worry this month, entirely, and don't look.",
    last: {
      shape: 'cost',
      says: '{partner}\'s "it\'ll work out" tends to mean that you see to it, and it costs you the pleasure of believing it yourself.',
    },
  },
  {
    thesis: "You tell time by the clock, and {partner} tells it by how much they'd like to fit in.",
    matter: 'how much fits in an hour',
    quarrel: [
      'You plan for what can go wrong, and {partner} plans for what could also be done on the way ({contact}).',
      "So you're ready with ten minutes to spare, and they see ten minutes to spare.",
      'They use them.',
      "You arrive late and tense beside somebody who had a wonderful time getting there, and neither of you can understand the other's mood.",
    ],
    repair: [
      'You ruin the hour by guarding it, and {partner} ruins it by adding to it.',
      'If something is left out beforehand, in words, you can both enjoy what remains.',
    ],
    yours: "Tell {partner} one place where there's time to spare, and enjoy seeing it spent.",
    theirs: "It would help if {partner} named one thing they'd leave out.",
    both: 'Plan one day this month with three things in it and no more, and do them slowly.',
    last: {
      shape: 'scene',
      says: "You're at the entrance at seven, {partner} comes around the corner at ten past, and you had planned for ten past.",
    },
  },
]
