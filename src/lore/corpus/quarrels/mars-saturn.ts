import type { QuarrelArgument } from '#lore/authored.ts'

export const marsSaturn: QuarrelArgument[] = [
  {
    thesis:
      "You start things while you want them and {partner} finishes what was started, so they've learned to be wary of what you want.",
    quarrel: [
      "On Saturday you took the old bicycle apart, and it's Wednesday, and {partner} has stepped over the front wheel again without a word ({contact}).",
      "You'll do it when it gets hold of you.",
      'Their silence gets on your nerves far more than a remark would, since it sounds to you like a prediction, so you begin something else in another room.',
      'What they see is a line of wheels, and at the end of the line a Sunday on which they do all of it alone.',
    ],
    repair: [
      'You proved them right in order not to be told.',
      'They decided in advance how it would turn out and were too proud to ask for what would have made a difference, which is two more hours of you.',
      "It works if they come and hold the frame while you're still hot, because you can go on a long time when somebody's with you.",
    ],
    yours:
      "Before you begin the next one, show them where you'll stop on the first day and what it'll look like.",
    theirs: 'It would help if {partner} asked you for a date instead of waiting with that face.',
    both: "Choose one unfinished thing this month, meet over it twice for an hour, and don't start anything until it's done or thrown out.",
    last: 'What you want and {partner} finishes gets built, and left to themselves neither half of it would.',
  },
]
