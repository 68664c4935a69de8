import type { PlotAgain } from '#lore/authored.ts'

export const sixthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can take the first hour of the day before anyone asks for it. Nothing has to come out of it for a week. By then you'll know whether you'd fight for it.",
      ],
      'full-moon': [
        'The hour is wanted from three sides at once, and you can see where it has been going. One of the three could wait until tomorrow. It always could.',
      ],
      eclipse: [
        "A schedule you'd lived by may be over, and an hour falls out of it. It'll be gone by the end of the week unless you give it to something you'd miss.",
      ],
      station: [
        "The hour slips, and you lose two days of it. You haven't failed. You start again at the same time, which is how it becomes a habit.",
      ],
      'slow-eases': [
        "The hour has kept itself for some weeks now. Other people plan around it, and you didn't have to ask.",
      ],
      'slow-presses': [
        'Work or your body wants the hour, and has a claim. You may have to settle for half of it. Half an hour, kept, is more than an hour, promised.',
      ],
    },
    between: {
      before: ['You make plans for the hour that would take three.'],
      after: ["You miss the hour on the day when you don't have it."],
    },
    toward: {
      eases: ['You may have had the hour twice by now, and it made the other days lighter.'],
      presses: ["You've probably given the hour away again, and been thanked in passing."],
    },
    steps: {
      newMoon: ["You can lay out what you'll need the night before. It's a third of the work."],
      fullMoon: [
        "You may be shown in one day everything you do for other people. It's a good deal, and some of it they could do.",
      ],
      back: [
        "You may have to do something over that you did in a hurry. It goes better when you aren't also on the phone.",
      ],
      on: [
        'The new arrangement takes effect. You could use the first day as you mean to use the rest.',
      ],
      'outer/eases': [
        "Your strength comes at other times of the day than it used to. You've begun to plan by it.",
      ],
      'outer/presses': [
        "Your routine may be broken for a week by things that aren't up to you. One small piece of it can be kept.",
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can show somebody the first half of the task and go for a walk. They may do it differently. It's still done when you come back.",
      ],
      'full-moon': [
        "You can see how large the task has become, since you've been adding to it each time. Some of the additions were for your own peace of mind. Those can go with nobody the wiser.",
      ],
      eclipse: [
        "The task may disappear, along with the person who wanted it done. You'll look for it for a few days, as one feels for a watch.",
      ],
      station: [
        "The task comes back to you with a question. It's a fair one, and the answer could be written down this time, so that it needn't come back.",
      ],
      'slow-eases': [
        "The task may be done by somebody else by now, and you hear of it by chance. You'd expected to feel relieved, and you feel a little older and free for the afternoon.",
      ],
      'slow-presses': [
        "There's too much, and you have to say which task won't be done. The people who hear it tend to nod. They may have been wondering when you'd notice.",
      ],
    },
    between: {
      before: ['You do the task yourself once more, to have it done right.'],
      after: ['You catch yourself checking on the task, and then you catch yourself earlier.'],
    },
    toward: {
      eases: ['Somebody may have offered to help with the task, and meant it.'],
      presses: ['You may have stayed late with the task again, though nobody had asked you to.'],
    },
    steps: {
      newMoon: ['You can try doing one chore in half the time and leaving it at that.'],
      fullMoon: [
        "Your body may let you know how the week has been. It's usually right about the shoulders.",
      ],
      back: ['Somebody may ask you to do it once more, just this time. You both know about that.'],
      on: ['The replacement, the tool, or the permission comes. You can let go of your end.'],
      'outer/eases': [
        'You do things more simply than you did five years ago, and nobody has missed the rest.',
      ],
      'outer/presses': [
        "The way you've always done it may stop being possible. You're better at making things up than you'd have said.",
      ],
    },
  },
]
