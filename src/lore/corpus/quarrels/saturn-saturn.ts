import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You're both the responsible one, so each of you is tired and neither of you has been thanked.",
    matter: 'who has done enough',
    quarrel: [
      'You and {partner} each take on what has to be done, and you both think of it as holding things together alone ({contact}).',
      'You see your own list, of course, and of theirs you see the gaps.',
      'When one of you rests, the other one keeps working rather loudly.',
      'So nobody rests, and what ought to be said is thank you, and what gets said is a question about the trash.',
    ],
    repair: [
      "You keep count because you're afraid of doing less than your share, and so does {partner}.",
      'You could show each other the lists, and be impressed.',
    ],
    yours: "Thank {partner} for something you hadn't known they did.",
    theirs: '{partner} could stop first tonight, and say that you may.',
    both: 'Divide the duties of one week this month on paper, and rest at the same hour.',
    last: {
      shape: 'said',
      says: '"You\'ve done enough for today" is a sentence that each of you can say to the other and neither believes from anyone else.',
    },
  },
  {
    thesis: "You're each being helpful, and each of you feels watched.",
    matter: 'whether helping is checking up',
    quarrel: [
      "You make sure, because that's how you take care of people, and {partner} makes sure of you in the same way ({contact}).",
      'Each of you asks whether a thing has been done.',
      'It had been, and the question sounds like a doubt about somebody who never forgets anything.',
      "You both begin to hide your work from each other, like students, and then there's really something to check.",
    ],
    repair: [
      'You offer a second pair of eyes when {partner} had trusted their own, and they do the same to you.',
      'Trust is mostly a matter of not asking, and it can be practiced on small things.',
    ],
    yours: "Leave one thing of {partner}'s unasked about, to the end.",
    theirs: "It would help if {partner} told you when a job is done, so that you needn't ask.",
    both: 'Name three things apiece this month that the other one will never check.',
    last: {
      shape: 'cost',
      says: 'Being checked on by somebody who means well is still being checked on, and it costs you both a little ease.',
    },
  },
]
