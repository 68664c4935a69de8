import type { QuarrelArgument } from '#lore/authored.ts'

export const venusMercury: QuarrelArgument[] = [
  {
    thesis:
      'You want an evening to be enjoyed and {partner} wants it to be interesting, and for them that can involve looking things up.',
    quarrel: [
      "You've got a good table and a view, and {partner} is reading you the history of the building from a screen ({contact}).",
      'You wanted to be looked at.',
      "They're having a wonderful time, and this is how they show it, by sharing whatever comes into their head as soon as it comes.",
      "You go quiet so that they'll notice, they suppose you're listening, and when you finally ask whether they could put that away, they're embarrassed, because they'd been reading it for you.",
    ],
    repair: [
      "Silence was a poor signal to send to somebody who'd filled it with good will.",
      'They gave you their attention in the form of information, and overlooked that you were sitting there in something new.',
      'The evening turns around when you ask them a question about yourself, which sounds vain and works every time.',
    ],
    yours: 'Say what you want from the evening at the start of it, in one happy sentence.',
    theirs: 'It would help if {partner} saved up three facts and told you the best of them.',
    both: "Go somewhere pretty this month without phones, and give {partner} the job of finding out one thing about you that they don't know yet.",
    last: "You bring what's to be enjoyed and {partner} makes it interesting, and on a good night the subject is the two of you.",
  },
]
