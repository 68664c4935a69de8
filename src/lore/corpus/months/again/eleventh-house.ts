import type { PlotAgain } from '#lore/authored.ts'

export const eleventhHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can go to the group once and sit near the end of the table. Nobody has to know whether you're staying. On the way home you'll be telling somebody about it, or you won't.",
      ],
      'full-moon': [
        "The whole group is there, and you can see your place in it. It may be larger than you'd thought, and a little too useful. You could bring nothing next time except yourself.",
      ],
      eclipse: [
        "The group may break up, or split over something silly. The two people you'd have called anyway will still answer. That may have been the group.",
      ],
      station: [
        "Something in the group has to be talked over again, and everyone groans. You may be the one who can say what it's really about. It takes one sentence and a straight face.",
      ],
      'slow-eases': [
        "You're part of the group, and you may notice it when somebody complains to you about the newcomers. All it took was turning up.",
      ],
      'slow-presses': [
        "The group wants something from you that you don't have this year. You can say so before the next meeting. Those who mind will mind you less than the silence.",
      ],
    },
    between: {
      before: ['You read along in the group for now and answer with a thumb.'],
      after: ['You\'ve begun to say "we" about the group, and you heard yourself.'],
    },
    toward: {
      eases: ["You may have stayed with the group longer than you'd meant to, and so may they."],
      presses: ["You've probably done the group's work for three of them again."],
    },
    steps: {
      newMoon: ['You can suggest a time and a place. Most people are only waiting for that.'],
      fullMoon: [
        "You may be thanked in front of others. It's a warm feeling, and it's fine to like it.",
      ],
      back: [
        'People you used to belong with may get together again. You can go for an hour and see who you are there.',
      ],
      on: [
        'What had been discussed forever may get decided. Somebody had finally counted the votes.',
      ],
      'outer/eases': [
        "The people you feel at home with have changed, a few at a time. You wouldn't have gotten along with some of them a few years ago.",
      ],
      'outer/presses': [
        "You may not fit for a while where you've always fit. It might be them, and it might be the hour.",
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can propose something that the two of you could do every month. A friendship lives on what's already in the calendar. You'd both have been too polite to ask.",
      ],
      'full-moon': [
        "You may be told what your friendship means to somebody, perhaps at the wrong moment and over the dishes. You don't have to answer at the same length.",
      ],
      eclipse: [
        "A friendship may change its shape, because one of you moves, marries, or begins to mind something. There's another one inside it, with less time and more truth.",
      ],
      station: [
        'You may come back to an old hurt in the friendship, and find that you remember it differently. One of you could say sorry for their half.',
      ],
      'slow-eases': [
        'The friendship has become something that you can lean on. You may notice it when you tell the other person some bad news first.',
      ],
      'slow-presses': [
        "One of you has less to give for the time being, and the friendship goes quiet. It doesn't have to be a sign of anything. You can write without waiting for an answer.",
      ],
    },
    between: {
      before: ["You think of your friend, and then the phone rings and it's work."],
      after: ['The friendship has a joke of its own again.'],
    },
    toward: {
      eases: ['You may have run into your friend and stood there for an hour.'],
      presses: ["Your friend's birthday may have come and gone, and you saw it a day late."],
    },
    steps: {
      newMoon: ["You can send the picture, or the song. It doesn't need a message with it."],
      fullMoon: [
        "You may see who's there when it counts. It tends to be somebody you hadn't put on the list.",
      ],
      back: [
        "Somebody you lost touch with may turn up. It takes ten minutes, and then you're where you stopped.",
      ],
      on: ["The visit or the call that kept being moved can take place. It needn't be long."],
      'outer/eases': [
        'You like people for other reasons than you used to. It has made some of the old ones new.',
      ],
      'outer/presses': [
        "A person you counted on may be harder to reach. They may have troubles that they're not ready to tell.",
      ],
    },
  },
]
