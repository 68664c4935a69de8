import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You make a plan so as not to have to think about it again, and {partner} thinks about it again.',
    matter: 'whether a plan is final',
    quarrel: [
      "A decision lets you rest, and {partner}'s mind is at its liveliest once there's something definite to improve ({contact}).",
      "So the day after it's settled, they have a thought.",
      "It's a good thought, and to you it pulls out the floor.",
      "You refuse to discuss it, they feel that they're being told not to think, and what they wanted was only to talk.",
    ],
    repair: [
      "You hear a change in every remark, and {partner} doesn't say whether they're proposing something or only turning it over.",
      "If there's a time for second thoughts, you can listen to all of them.",
    ],
    yours: "Say until when a plan is open, and enjoy {partner}'s ideas until then.",
    theirs: '{partner} could begin with "The plan stands," and go on from there.',
    both: "Make one plan this month that {partner} may change daily, and one that may not be mentioned until it's done.",
    traces: {
      meet: "While nothing has been planned yet, every idea of {partner}'s is welcome, and they have a good many. You remember the best three, and they're flattered that somebody kept count.",
      draw: "A thought that's been left with you is still there a week later, and {partner} loves that in a listener. For your part, you like how they keep even a settled thing from going stale.",
      days: 'You\'ve made a reservation, and toward noon {partner} sends a link to a place that looks better. "Just looking," they add, and you look at your calendar anyway.',
      purpose:
        "{partner} finds the better way to do a thing, and with you around there's a day on which it gets done. A plan that's been through their head ten times and then through yours once is a very good plan.",
    },
    last: {
      shape: 'scene',
      says: "The plan hangs on the refrigerator, {partner} has a better idea, and it's a very good conversation about next time.",
    },
  },
  {
    thesis: "You count the minutes, and {partner} counts the people they've run into.",
    matter: 'what it means to be on time',
    fits: { partner: ['air', 'fire'] },
    quarrel: [
      "You're early because waiting for somebody is the least you can do, and {partner} is late because somebody on the way was worth talking to ({contact}).",
      'They arrive with a story.',
      "You've spent a quarter of an hour deciding not to be angry, and the story is the end of that.",
      "They think you're cold, you think you aren't worth hurrying for, and both of you have been looking forward to this all day.",
    ],
    repair: [
      'You take minutes for a measure of love, and {partner} takes them for something that stretches.',
      'A message from the road would turn your waiting into reading.',
    ],
    yours: 'Say what time really matters, and be easy about the others.',
    theirs: "It would help if {partner} wrote as soon as they knew they'd be late, with a number.",
    both: 'Meet this month in places where you can be early with pleasure.',
    traces: {
      meet: "Wherever {partner} arrives, they seem to know somebody by the time you've found the restroom. On first evenings you like being introduced, and they like having someone to come back to.",
      draw: "{partner} gives a person on the corner their whole attention, and when you're the person, that's a wonderful thing to have. Among all those acquaintances, you're the one they'd ask to meet their train.",
      days: 'Walking two blocks with {partner} takes you past four people they know. You say hello to each of them while moving slightly, and turn out to be the one who remembers the names.',
      purpose:
        'Parties that you give together begin on time and have interesting people at them. You sent out the hour, and {partner} met half the guests in line somewhere.',
    },
    last: {
      shape: 'week',
      says: 'In one of the better weeks {partner} is late once, with a story, and on time when it was you who asked.',
    },
  },
]
