import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnSunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You protect {partner} from their own grand gestures, and they'd rather be admired for them.",
    matter: 'who can afford a grand gesture',
    quarrel: [
      'Imagine nine people at dinner, and when the check comes {partner} says "I\'ve got this" while you\'re still doing the division ({contact}).',
      "You know what's in the account and what it's for.",
      'Lightly, you put a hand on their arm, and the whole table sees the hand.',
      "They'd wanted for one evening to be the person who can, and they've been made a child in front of their friends, so they pay it all and add a tip that hurts you both.",
    ],
    repair: [
      "At that dinner you're right about the amount and wrong about the audience.",
      'They make your good sense look mean, and use the tip to say so.',
      "What they want to be large about could be agreed on earlier for a third of the price, because you don't object to generosity, only to hearing about it when everyone else does.",
    ],
    yours:
      'Tell them in private, and often, what you admire, since from you they mostly get the corrections.',
    theirs: '{partner} could warn you of a gesture an hour ahead, while it can still be afforded.',
    both: 'Put an amount aside each week this month that {partner} may be grand with, and let all the rest go by your figures.',
    last: 'When {partner} can make the gesture and you can afford it, nobody at the table needs protecting.',
  },
  {
    thesis:
      "You don't talk about a thing until it's done, and {partner} can't begin until they've told someone.",
    matter: 'when a thing may be announced',
    quarrel: [
      "Say {partner} announces to a whole table that they're writing a book, and you hear yourself reply that it's at the planning stage ({contact}).",
      "You were protecting them, since you know what it's like to be asked about something that didn't happen.",
      "They'd seen it as real in nine faces, which is how they get started, and now there's a silence with you in the middle of it.",
      "They don't open the file after that, and each of you believes that the other one is the reason.",
    ],
    repair: [
      'At that table you speak from your own fear of being caught short and present it as honesty.',
      'They take one dry sentence for a lack of belief, and use it as grounds to quit.',
      'You make up for it the way you know how, by asking for ten pages by a date and reading them on that date with a kind word.',
    ],
    yours: 'When they announce something, ask them when you may see the first bit of it.',
    theirs:
      'Half the quarrel would be gone if {partner} told you a week before they told the table.',
    both: "Pick one thing that {partner} has announced, meet over it for an hour each Sunday this month, and tell nobody how it's going.",
    last: 'What {partner} told the whole table about is nearly done, and you can finally talk about it too.',
  },
]
