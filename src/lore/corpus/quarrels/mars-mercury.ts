import type { QuarrelArgument } from '#lore/authored.ts'

export const marsMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You learn by doing and {partner} learns by reading, and they tend to be reading aloud while you do.',
    matter: 'whether to read up on it first',
    quarrel: [
      "Let a faucet drip, and you've already got it in pieces when from somewhere behind you {partner} says that the manual mentions a washer ({contact}).",
      'You know about the washer.',
      'Each remark arrives when both your hands are busy, and it feels as if you were being supervised by somebody in dry socks.',
      "They think of it as helping, since words are the tool they're good with, and when you say that they can do it themselves, in that case, they're sincerely surprised.",
    ],
    repair: [
      'At the faucet you begin without them, which leaves them no part to play except the commentary.',
      'They keep talking after the first short answer, although a short answer from you is a complete one.',
      "The work goes twice as fast when you hand them something to find out, because then they're looking up what you want to know.",
    ],
    yours: 'Ask them one real question before you pick up a tool.',
    theirs:
      "Half the quarrel would be gone if {partner} waited until you'd put something down before telling you where it went.",
    both: 'Fix one thing this month with {partner} reading the steps and you doing them, at the speed of the reading, just once.',
    last: "You'll still learn by doing, and {partner}'s reading will have saved you the second trip to the store.",
  },
  {
    thesis: '{partner} needs to finish a thought just when you need to be moving.',
    matter: 'how long an explanation may take',
    quarrel: [
      "Say {partner} is explaining why it went wrong, they're at the second of several reasons, and you've got your shoes on ({contact}).",
      "By your own account you're listening, since you listen better in motion, and you've agreed with them since the first reason.",
      "But what they see is a back, so they say that they'll wait until you're done.",
      'It ends with you on the stairs and them still talking, to nobody, with considerable logic.',
    ],
    repair: [
      "In that scene you show by your feet what you could say in five words, which is that you're convinced.",
      "They keep on proving it to somebody who's gone, because they measure being loved by whether they get to finish.",
      "Take them with you, since on a walk you can both do what you have to, and there's a natural end to the argument where the sidewalk stops.",
    ],
    yours: 'Stand still for the first two minutes, and look at them.',
    theirs: '{partner} could tell you the end first and the reasons on the way.',
    both: 'Have your next three discussions this month outdoors, at your pace on the way out and at theirs on the way back.',
    last: "Once you're moving, {partner}'s thought gets finished in about a mile, and you've heard all of it.",
  },
]
