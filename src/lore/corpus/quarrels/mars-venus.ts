import type { QuarrelArgument } from '#lore/authored.ts'

export const marsVenus: QuarrelArgument[] = [
  {
    thesis:
      "You'd rather have it put right and {partner} would rather have it stay nice, and the two of you find this out in front of waiters.",
    quarrel: [
      "The room isn't the one you booked, you go back down to the desk about it, and {partner} becomes interested in a rack of brochures ({contact}).",
      "You're fighting for the two of you.",
      "You turn around for support and find that you're apparently traveling alone.",
      "They'd have slept well enough in the other room, what they'll remember is the young man's face, and when you come back with the better one they thank you a little too quietly.",
    ],
    repair: [
      'You put more heat into it than the room was worth, and the rest of it came from somewhere else.',
      'They let you do the unpleasant part and then held its unpleasantness against you.',
      "You could both have had the room and the evening if they'd done the asking, which they do so charmingly that nobody notices it's a complaint.",
    ],
    yours: 'Let the first try be theirs, and take over only when they give you a look.',
    theirs: 'It would help if {partner} stood beside you at the desk, even in silence.',
    both: 'Pick one thing this month that you both put up with, a noise or a charge on a bill, and have {partner} write the message and you decide when to send it.',
    last: "With you it's put right, with {partner} it stays nice, and there are people who have to choose.",
  },
]
