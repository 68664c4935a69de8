import type { QuarrelArgument } from '#lore/authored.ts'

export const venusVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You both know how to enjoy money, and neither can understand what the other one spends it on.',
    matter: 'what money is for',
    quarrel: [
      "Say the trip has a budget, and you'd like to spend it on one perfect night while {partner} sees five ordinary ones, or it may be you who counts the nights ({contact}).",
      "Each of you believes it's a question of arithmetic.",
      'But when {partner} calls your choice a waste, you feel that your whole idea of happiness has been priced, and when you shrug at theirs, they feel the same.',
      "You settle on something in the middle, and you both notice, at the desk, that you'd have preferred the other extreme.",
    ],
    repair: [
      "Over that budget you argue about sums when it's taste, and taste doesn't give way to a better calculator.",
      "They give in halfway so as to be nice, and then watch for signs that you aren't happy with it either.",
      "Halves don't suit you two, and what does is a whole thing that belongs to one of you, enjoyed by the other as a guest.",
    ],
    yours: 'Describe to them what you love about it before you mention what it costs.',
    theirs:
      "You'd both be better off if {partner} tried your extravagance once with an open mind, as they would if a friend had invited them.",
    both: 'Divide what you have for fun this month in two, plan one outing each without asking the other, and be easy to please on both.',
    last: "You'll go on spending it differently, and you'll have twice as many things to look back on.",
  },
  {
    thesis:
      "You both try hard to give each other pleasure, and each of you gives what you'd love to get.",
    matter: 'what makes a person happy',
    quarrel: [
      'Say you like to be surprised, so you surprise {partner}, who has made a list ({contact}).',
      "You think the list takes the heart out of it, and they think it's the most considerate thing one person can do for another.",
      "So on one birthday there's a hot-air balloon for somebody who'd wanted socks, and on the next there's the very pan, in the very size, for somebody who'd hoped to be amazed.",
      'Everyone says thank you in the same voice.',
    ],
    repair: [
      'With those presents you each translate the other into yourself, with a lot of trouble and expense.',
      "Neither says a word of what's wrong with it, since there's no polite way to return a balloon.",
      "It's solved by giving across the border, so that the one who likes lists gets the list, to the letter, and the one who likes surprises gets something nobody asked for.",
    ],
    yours:
      'Ask them what the best present of their life was, and listen for the kind and not the thing.',
    theirs:
      "You'd feel the difference at once if {partner} let you see their face when it isn't quite right.",
    both: "Give each other something this month on a day that's nobody's birthday, strictly in the other one's style.",
    last: 'The pleasure was never in doubt, and by now it comes in the right size.',
  },
]
