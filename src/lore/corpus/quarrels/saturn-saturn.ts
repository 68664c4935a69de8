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
    traces: {
      meet: "At a table full of talkers, you and {partner} are the two who've noticed that nobody has paid. Being understood about that kind of thing is a fine beginning.",
      draw: "With {partner} you don't have to be the only grown-up in the room, and they feel the same about you. It's a comfort to each of you to know one other person who reads the instructions.",
      days: 'You take care of something on Monday that {partner} had down for Tuesday. They find it done, and go looking for something of yours to do.',
      purpose:
        "Anything that you and {partner} have both signed up for gets finished, from a reunion to somebody's tax return. People will forget to thank you, and you're each the right person to notice.",
    },
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
    traces: {
      meet: 'Early on, being asked whether you got in all right and had something to eat is a small luxury. {partner} asks and you ask, and nobody is keeping a record.',
      draw: "Nothing you hand to {partner} gets lost, and nothing they hand to you. You're fond of the care in it, both of you, since most people only say that they'll look into it.",
      days: '"Did you see the email?" you write, and {partner} saw it and has answered it. An hour later they ask whether you locked the car, and you had.',
      purpose:
        "A thing that has to be right gets looked at by two people who'd each have been enough. You start on page one and {partner} starts on the last page, and you meet in the middle with nothing to report.",
    },
    last: {
      shape: 'cost',
      says: 'Being checked on by somebody who means well is still being checked on, and it costs you both a little ease.',
    },
  },
]
