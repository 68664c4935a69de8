import type { QuarrelArgument } from '#lore/authored.ts'

export const marsSunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You see what needs doing and do it, and {partner} would've liked to be the one who decided that it needed doing.",
    matter: 'who decides and who just does it',
    quarrel: [
      "Say you're walking in a city neither of you knows, {partner} has the map, and you turn left ({contact}).",
      'You saw a sign, it was the right street, and stopping to confer seems to you a poor use of legs.',
      "They'd been leading with some pride, and in front of two friends they've been relieved of the post, so they turn right.",
      "When you call after them that it's the wrong way they know it is, while the friends study a store window.",
    ],
    repair: [
      "At that corner you're so busy being right about the street that you walk over the person holding the map.",
      'They choose to be lost with dignity sooner than be found by you.',
      'A hand on the shoulder and a murmured "Left, maybe" would cost you four seconds, and with four seconds they can make almost any idea of yours their own.',
    ],
    yours:
      'When something is theirs to run, offer what you see as information and let them give the signal.',
    theirs:
      'It would help if {partner} told you which things they want to be asked about, because to you most of them look like chores.',
    both: 'Take turns this month at being in charge of a whole day out, with the other under orders to enjoy it.',
    last: 'When you see what needs doing and {partner} decides to do it, nobody could say from outside who was leading.',
  },
  {
    thesis: "You can't leave a thing unfinished, and {partner} feels robbed of the last step.",
    matter: 'who gets to finish',
    quarrel: [
      "Left alone with a jigsaw puzzle that {partner} has been at since New Year's, you might put in the last eleven pieces ({contact}).",
      'It seems a friendly thing to do.',
      'You see a gap and your hand goes out.',
      "They stand looking at the finished harbor, and say that it's nice, and you don't get another word until the following evening, when you hear that you always have to be the one.",
    ],
    repair: [
      "With those eleven pieces you take the part that's worth all the others.",
      'They say "nice" to a person who only understands "Hey," and so they\'re angry for a day at someone who has no idea.',
      'You can go a long way toward peace by asking if you may touch it, and they can by laughing and sweeping the thing back to pieces in front of you.',
    ],
    yours: "If it's theirs, stop one move before the end and call them.",
    theirs:
      '{partner} could yell at once, since you can take that and have forgotten it by dessert.',
    both: 'Start something this month with a clear finish, and agree at the outset which of you gets to put in the last piece.',
    last: "You'll still finish nearly everything, and what's {partner}'s will be waiting for them with one piece missing.",
  },
  {
    thesis:
      'You get going, and {partner} finds out that the plan was theirs only until you picked it up.',
    matter: 'whose idea it is once it has started',
    quarrel: [
      'Say {partner} has been thinking for months about painting the hall, and on a free Saturday you do it ({contact}).',
      'You meant it as a present, and your arms ache.',
      'They come home to a hall in nearly the right color, and the thing that they were going to do has been done.',
      "You're waiting to be thanked, while they stand there with a paint card in their hand, trying to be glad.",
    ],
    repair: [
      'With the paint can you take a wish for a work order.',
      "They've talked about it for so long that it sounds like one.",
      "If you ask before you open the can, you'll be handed a brush and told which wall is yours.",
    ],
    yours: "Ask whose it is before you start on anything that they've mentioned more than twice.",
    theirs: '{partner} could tell you which of their plans are looking for a pair of arms.',
    both: 'Do one thing this month that has been on their list for a year, with them in charge of how and you in charge of how fast.',
    last: 'A plan of theirs with your drive behind it gets finished, and it still looks like theirs.',
  },
]
