import type { QuarrelArgument } from '#lore/authored.ts'

export const marsSun: QuarrelArgument[] = [
  {
    thesis:
      "You see what needs doing and do it, and {partner} would've liked to be the one who decided that it needed doing.",
    quarrel: [
      "You're walking in a city neither of you knows, {partner} has the map, and you turn left ({contact}).",
      'You saw a sign, it was the right street, and stopping to confer seems to you a poor use of legs.',
      "They'd been leading with some pride, and in front of two friends they've been relieved of the post, so they turn right.",
      "When you call after them that it's the wrong way they know it is, while the friends study a store window.",
    ],
    repair: [
      'You were so busy being right about the street that you walked over the person holding the map.',
      'They chose to be lost with dignity sooner than be found by you.',
      'A hand on the shoulder and "left, do you think?" would have cost you four seconds, and with four seconds they can make almost any idea of yours their own.',
    ],
    yours:
      'When something is theirs to run, offer what you see as information and let them give the signal.',
    theirs:
      'It would help if {partner} told you which things they want to be asked about, because to you most of them look like chores.',
    both: 'Take turns this month at being in charge of a whole day out, with the other under orders to enjoy it.',
    last: "You see what needs doing, {partner} decides that it's going to be done, and from outside nobody could say who was leading.",
  },
]
