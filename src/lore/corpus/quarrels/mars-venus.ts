import type { QuarrelArgument } from '#lore/authored.ts'

export const marsVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You'd rather have it put right and {partner} would rather have it stay nice, and the two of you find this out in front of waiters.",
    matter: 'whether to make a fuss',
    quarrel: [
      "Say the room isn't the one you booked, you go back down to the desk about it, and {partner} becomes interested in a rack of brochures ({contact}).",
      "You're fighting for the two of you.",
      "You turn around for support and find that you're apparently traveling alone.",
      "They'd have slept well enough in the other room, what they'll remember is the young man's face, and when you come back with the better one they thank you a little too quietly.",
    ],
    repair: [
      'At the desk you put more heat into it than the room is worth, and some of that heat comes from somewhere else.',
      'They let you do the unpleasant part and then hold its unpleasantness against you.',
      "You can both have the room and the evening if they do the asking, which they do so charmingly that nobody notices it's a complaint.",
    ],
    yours: 'Let the first try be theirs, and take over only when they give you a look.',
    theirs:
      'It would mean more than they think if {partner} stood beside you at the desk, even in silence.',
    both: 'Pick one thing this month that you both put up with, a noise or a charge on a bill, and have {partner} write the message and you decide when to send it.',
    last: "With you it's put right, with {partner} it stays nice, and there are people who have to choose.",
  },
  {
    thesis: 'You want to have been up the mountain, and {partner} wants to have had breakfast.',
    matter: 'what a vacation is for',
    quarrel: [
      "Say it's the first morning of four days away, and you're at the window with your boots on while {partner} is ordering more coffee ({contact}).",
      "For them the trip is this, the tablecloth in the sun and you across from them with nowhere to be, and you're visibly somewhere else.",
      "By the time you set out it's hot and they're walking as if to a hearing.",
      "At the top, where it's glorious, you're each admiring it in a different direction.",
    ],
    repair: [
      "On a morning like that you make your pleasure into an itinerary that they're late for.",
      'They answer by slowing down, which is how an easygoing person fights.',
      'The day has room for both when you go up alone at six and come down hungry to the second breakfast, with a description, since they like a mountain very well as told by you.',
    ],
    yours: "Before you leave home, ask what they'd be sorry to have missed.",
    theirs:
      'Things would go easier if {partner} picked one climb out of the four and came to it gladly.',
    both: 'Take one free day this month and cut it at noon, the first half at a run and the second half at a table.',
    last: "You've been up the mountain and {partner} has had breakfast, and there were two of you at the one that counted.",
  },
]
