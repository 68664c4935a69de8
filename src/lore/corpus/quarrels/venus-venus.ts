import type { QuarrelArgument } from '#lore/authored.ts'

export const venusVenus: QuarrelArgument[] = [
  {
    thesis:
      "You both know how to enjoy money, and you can't understand what the other one enjoys it on.",
    quarrel: [
      "The trip has a budget, and you'd like to spend it on one perfect night while {partner} sees five ordinary ones, or it may be you who counts the nights ({contact}).",
      "Each of you believes it's a question of arithmetic.",
      'But when {partner} calls your choice a waste, you feel that your whole idea of happiness has been priced, and when you shrug at theirs, they feel the same.',
      "You settle on something in the middle, and you both notice, at the desk, that you'd have preferred the other extreme.",
    ],
    repair: [
      "You argued about sums when it was taste, and taste doesn't give way to a better calculator.",
      "They gave in halfway so as to be nice, and then watched for signs that you weren't happy with it either.",
      "Halves don't suit you two, and what does is a whole thing that belongs to one of you, enjoyed by the other as a guest.",
    ],
    yours: 'Describe to them what you love about it before you mention what it costs.',
    theirs:
      'It would help if {partner} tried your extravagance once with an open mind, as they would if a friend had invited them.',
    both: 'Divide what you have for fun this month in two, plan one outing each without asking the other, and be easy to please on both.',
    last: "What you each enjoy money on will stay different, and you'll have twice as many things to look back on.",
  },
]
