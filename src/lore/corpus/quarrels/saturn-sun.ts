import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnSun: QuarrelArgument[] = [
  {
    thesis:
      "You protect {partner} from their own grand gestures, and they'd rather be admired for them.",
    quarrel: [
      'There are nine of you at dinner, the check comes, and {partner} says "I\'ve got this" while you\'re still doing the division ({contact}).',
      "You know what's in the account and what it's for.",
      'Lightly, you put a hand on their arm, and the whole table sees the hand.',
      "They'd wanted for one evening to be the person who can, and they've been made a child in front of their friends, so they pay it all and add a tip that hurts you both.",
    ],
    repair: [
      'You were right about the amount and wrong about the audience.',
      'They made your good sense look mean, and used the tip to say so.',
      "What they needed to be large about could have been agreed on earlier for a third of the price, because you don't object to generosity, only to hearing about it when everyone else does.",
    ],
    yours:
      'Tell them in private, and often, what you admire, since from you they mostly get the corrections.',
    theirs:
      'It would help if {partner} warned you of a gesture an hour ahead, while it can still be afforded.',
    both: 'Put an amount aside each week this month that {partner} may be grand with, no questions, and agree that all the rest goes by your figures.',
    last: 'Protected from the bill and not from the applause, {partner} finds your arm a good one to be held by.',
  },
]
