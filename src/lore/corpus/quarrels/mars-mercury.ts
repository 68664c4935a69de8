import type { QuarrelArgument } from '#lore/authored.ts'

export const marsMercury: QuarrelArgument[] = [
  {
    thesis:
      'You learn by doing and {partner} learns by reading, and they tend to be reading aloud while you do.',
    quarrel: [
      "The faucet drips, you've already got it in pieces, and from somewhere behind you {partner} says that the manual mentions a washer ({contact}).",
      'You know about the washer.',
      'Each remark arrives when both your hands are busy, and it feels as if you were being supervised by somebody in dry socks.',
      "They think of it as helping, since words are the tool they're good with, and when you say that they can do it themselves, in that case, they're sincerely surprised.",
    ],
    repair: [
      'You began without them, which left them no part to play except the commentary.',
      'They kept talking after the first short answer, although a short answer from you is a complete one.',
      "The work goes twice as fast when you hand them something to find out, because then they're looking up what you want to know.",
    ],
    yours: 'Ask them one real question before you pick up a tool.',
    theirs:
      "It would help if {partner} waited until you'd put something down before telling you where it went.",
    both: 'Fix one thing this month with {partner} reading the steps and you doing them, at the speed of the reading, just once.',
    last: "You'll still learn by doing, and {partner}'s reading will have saved you the second trip to the store.",
  },
]
