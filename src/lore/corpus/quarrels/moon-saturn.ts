import type { QuarrelArgument } from '#lore/authored.ts'

export const moonSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You look for comfort at the moment you need it, and {partner} keeps it for when the work is done.',
    matter: 'when comfort may be asked for',
    quarrel: [
      "Say it's late on a weeknight, something has upset you, and in the middle of your telling it {partner} looks at the time ({contact}).",
      'That glance is all you remember afterward.',
      'You feel filed under things to be dealt with, and you cry a little harder in order to be seen.',
      "They'd been working out how long they could stay up with you and still be of use tomorrow, which to them was a tender thought, and now they go stiff, as they do when they've failed at something.",
    ],
    repair: [
      'On a night like that you raise the stakes to get warmth out of somebody who freezes when the stakes go up.',
      'They try to be responsible for a feeling when they could just sit near it.',
      "You both recover when they set aside a definite half hour and put the phone face down, because they're generous inside a limit, and you need less time than either of you fears.",
    ],
    yours:
      'Tell them early and in small amounts, before it has grown into something that needs the whole night.',
    theirs:
      'It would mean more than they think if {partner} reached for your hand first and worried about the hour second.',
    both: "Set one evening a week this month that's for nothing useful, with the same hour every time, and let {partner} be the one who protects it.",
    last: "Comfort that's on the calendar is still comfort, and with {partner} it's the sort that turns up every week.",
  },
  {
    thesis:
      "You'd like to hear that you're missed, and {partner} calls at the agreed time to say that all's well.",
    matter: 'how to say that you miss each other',
    quarrel: [
      "Say one of you is away for the week, and at nine each evening there's a call of four minutes ({contact}).",
      "After the weather and the train you try a pause, in case there's something that wants to come out in it, and {partner} asks if the line's gone.",
      "They've looked forward to it since noon, but that's nothing one says in a hallway, and they think the punctuality says it.",
      'You hang up with the feeling of having been checked off.',
    ],
    repair: [
      "On that call your pauses are a test they can't know they're taking.",
      'They keep an appointment with great faithfulness and bring nothing of themselves to it.',
      "It turns around with one simple question from you, such as what they'd be doing if they were here, because it's a practical question and the answer to it is full of longing.",
    ],
    yours: 'Say "I miss you" first and plainly, and don\'t wait on the line for it to be returned.',
    theirs:
      "Things would go easier if {partner} wrote one sentence a day by hand, where nobody's listening.",
    both: 'Spend one evening apart on purpose this month and let the call have no time limit and no news in it.',
    last: "When {partner} says that all's well at nine o'clock sharp, you can hear by now that you're missed.",
  },
]
