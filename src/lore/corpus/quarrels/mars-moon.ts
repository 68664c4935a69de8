import type { QuarrelArgument } from '#lore/authored.ts'

export const marsMoon: QuarrelArgument[] = [
  {
    thesis:
      "You can't sleep on an argument and {partner} can't stay awake for one, so the small things last until morning.",
    quarrel: [
      "It's past eleven, you've said your piece with some volume, and {partner} has turned to the wall ({contact}).",
      'You want it out of the way tonight, and a back is to you the rudest answer there is.',
      "They aren't answering.",
      "The volume reached them long before the words, they've gone somewhere inside where it's quiet, and when you say the same thing again, louder, so as to be let in, they go one room farther.",
    ],
    repair: [
      "You used force on a lock that opens only when nobody's pushing.",
      "They left without saying they'd be back, and for you that's hardly different from losing.",
      "You'd sleep, and so would they, on one sentence from them that it's not forgotten and one from you that it can wait until there's coffee.",
    ],
    yours:
      'Drop your voice when you most want to raise it, because {partner} listens to quiet things.',
    theirs: 'It would help if {partner} gave you an hour for tomorrow before turning over.',
    both: 'Make it a rule for a month that nothing new is brought up after ten at night, and keep a standing half hour on the weekend for whatever that rule has saved up.',
    last: "By morning the small things are small again, and you've both had the sleep to see it.",
  },
]
