import type { PlotAgain } from '#lore/authored.ts'

export const twelfthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can take one evening off the list and tell nobody what it's for. The quiet is awkward until about nine. After that you may not want to go to bed.",
      ],
      'full-moon': [
        "Everything you've put off feeling comes up in the first quiet hour. It's tiring, and it's less than you feared. You could sleep for ten hours and call it that.",
      ],
      eclipse: [
        "Something that took all your evenings may be over, and there's a great deal of quiet at once. You'd been longing for it, and it takes getting used to.",
      ],
      station: [
        "You find that you've filled the quiet again without meaning to. You can empty it once more. You know by now which things come back first.",
      ],
      'slow-eases': [
        "The quiet has become part of the day, and you guard it without being grim about it. People have stopped asking why you don't answer.",
      ],
      'slow-presses': [
        "You have to stop, and it isn't quite your choice. The quiet comes with the blinds down. By the third day you may hear yourself think something new.",
      ],
    },
    between: {
      before: ['You look for quiet on weekends and find people there.'],
      after: ['You come back from the quiet into company and hear how loud it is.'],
    },
    toward: {
      eases: ['You may have had a quarter of an hour of quiet, and it lasted you a day.'],
      presses: [
        'You may have heard your own voice at dinner, and it was the voice of somebody who needs quiet.',
      ],
    },
    steps: {
      newMoon: ["You can leave the phone in another room for one night. It'll all be there."],
      fullMoon: [
        "You may dream something that you remember. It needn't be interpreted to do its work.",
      ],
      back: [
        "Something you'd forgotten may come back to you in the shower. You might be ready to think about it.",
      ],
      on: ['A weight goes off you, and you notice by how you take the stairs.'],
      'outer/eases': [
        "You've needed less and less noise for years. You may notice it in what you pay to get away from.",
      ],
      'outer/presses': [
        "You may feel tired out of proportion to what you've done. There's probably something that you've been carrying for somebody.",
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        'You can give the worry a time and a chair, a quarter of an hour after work. It comes in with less to say than you expected. Outside of that you can tell it to wait.',
      ],
      'full-moon': [
        "The worry comes up as what it is, and somebody may be there to see it. It's shorter in words. You can stop being brave about it for an evening.",
      ],
      eclipse: [
        "The worry may end with the thing it was about, one way or the other. You'll go on for some days out of habit. Then there's a morning on which you forget to.",
      ],
      station: [
        'The worry is back, and you know its tricks. Last time it went away when you did one small thing. You could do the same small thing.',
      ],
      'slow-eases': [
        "You notice that the worry has been gone for some days. You can't say when it left. It's best not to go looking for it.",
      ],
      'slow-presses': [
        'What you worry about has to be faced, in daylight and with papers. The worry gets smaller with each paper. A person beside you would halve it.',
      ],
    },
    between: {
      before: ['You keep busy, and the worry sits in the next room with the radio on.'],
      after: ["You catch yourself whistling, and listen for the worry, and there's nothing."],
    },
    toward: {
      eases: ["You may have told half of the worry to someone who didn't even look up."],
      presses: ['You may have been awake at four again, and the worry said what it always says.'],
    },
    steps: {
      newMoon: [
        'You can hand one thing over to somebody whose job it is. They may do it before lunch.',
      ],
      fullMoon: [
        'You may cry at something silly, a commercial or a dog. It has been waiting for a pretext.',
      ],
      back: [
        "An old fear may look in, in its old clothes. You can see that you've grown and it hasn't.",
      ],
      on: ['You get the result, or the call. You can breathe down to the bottom.'],
      'outer/eases': [
        "You've been trusting things more, for some years now, with nobody to thank for it.",
      ],
      'outer/presses': [
        "You may be anxious without an object. It tends to choose one by evening, and it needn't be the right one.",
      ],
    },
  },
]
