import type { MonthSubjects } from '#lore/authored.ts'

export const firstHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: '{month} is about being taken as you are. You have changed in the last few years, and some people still treat you as the earlier version.',
        among:
          "It may be the friend who still orders for you, a parent who gives you last decade's advice, or a boss who goes by your first year.",
        answers: 'People take you as you are once you stop correcting for what they expect.',
      },
      {
        asks: 'How much of yourself do you hold back so that others stay comfortable? {month} keeps bringing that up.',
        among:
          "It may be an opinion at dinner, the clothes you like, or the hour at which you'd rather go home.",
        answers:
          "You hold back more than anyone has asked you to, and the people who matter wouldn't mind the rest.",
      },
      {
        asks: 'What would people learn about you if you stopped adjusting to them? {month} gives you a few occasions to let them.',
        among:
          "They might learn which weekend you'd rather keep for yourself, which restaurant costs you too much, or which joke you've never liked.",
        answers: 'People would learn what you want, and most of them would rather know.',
      },
    ],
    later: {
      eases: "You may notice that you've said what you want without a preface.",
      presses:
        'You may be asked for the old you back, and you can say kindly that this is the one there is.',
    },
    turns: {
      begins: [
        "It's a good day to do one thing in the way you'd do it if nobody were watching. People adjust to that faster than you'd think.",
        "You can begin with someone who has never met you. They have nothing to compare you with, and you'll hear what you sound like now.",
      ],
      shows: [
        "You're noticed, whether you meant to be or not. What people remark on is probably what you've been trying to keep small, and they like it better than you do.",
        "Somebody may say to your face what kind of person you are. If it's wrong, you can say so on the spot, and if it's right, you don't have to apologize for it.",
      ],
      halts: [
        "You may have pushed to be seen a certain way, and now you can stop pushing. For a while it's enough to look at what worked.",
      ],
      eases: [
        'People take you at your own estimate now. You ask for something as if you had a right to it, and they agree that you do.',
      ],
      presses: [
        "Somebody may treat you as less than you are, and this time you notice at once. You don't need a scene. One plain sentence in the same tone does it.",
        "You can't be everyone's idea of you for much longer. It's uncomfortable, and it's also how you find out which idea was yours.",
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: '{month} is about how much of what you feel you let people see.',
        among:
          'It may be a bad morning at work, a worry about a child or a parent, or how much you liked an evening.',
        answers:
          'You can let people see more of what you feel, and most of them will come a step closer.',
      },
      {
        asks: "You're easy to be with, and you sometimes pay for that by hiding a mood. In {month} the hiding takes more effort than it's worth.",
        among:
          "It may be a tired hour after work, a disappointment with a friend, or a morning on which you'd rather not talk.",
        answers:
          "A bad mood that people can see passes faster than one you hide, and you're still easy to be with.",
      },
    ],
    later: {
      eases: "It's getting easier to let a feeling show and go on with the day.",
      presses: 'You may be tempted to hide a mood again, and it takes more effort than it used to.',
    },
    turns: {
      begins: [
        "When somebody asks how you are, you can give the true answer and keep it to one sentence. It's less of an event than you'd expect.",
        "You could start with how you look after yourself. When you're rested, you have less to hide.",
      ],
      shows: [
        "What you feel is written on you, and people respond to it before you've said a word. You can't take it back, and you may find that you don't want to.",
        "Someone may ask whether you're all right. They ask because they've already seen that you aren't, so you lose nothing by saying it.",
      ],
      halts: [
        "You may have been working hard at being pleasant, and you run out of it. People who like you don't seem to need it.",
      ],
      eases: [
        "You feel at ease in your own skin, and you don't check anyone's face to find out whether that's allowed.",
      ],
      presses: [
        "Somebody's coolness may get under your skin. It helps to ask yourself whether you'd want their approval on an ordinary day.",
        'You may be hurt where you thought you were past it. If you let it show a little, you find out who comes over.',
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: '{month} is about the story you tell about yourself, and about the parts that are out of date.',
        among:
          "It may be the job you describe first, the marriage or the move you still explain, or the talent you say you haven't got.",
        answers: 'The story can be shorter, and it can be about who you are this year.',
      },
      {
        asks: 'What do you say when people ask what you do? In {month} the usual answer stops fitting, and you get to try another.',
        among:
          'It may be asked at a party, in a profile you have to fill in, or by a child who wants to know.',
        answers: 'The answer to give is the one that people ask you more about.',
      },
    ],
    later: {
      eases: 'You may hear yourself describe your life in new words, and they sound like yours.',
      presses: "The old story about you may be told again, and you don't have to join in.",
    },
    turns: {
      begins: [
        'You can try a different first sentence about yourself with the next stranger you meet. If it comes out clumsy, you never have to see them again.',
        "Write down in three lines what you'd like people to know about you. Whatever you leave out was probably for somebody else's benefit.",
      ],
      shows: [
        "You hear yourself described by someone else, and it's a few years old. That's your cue to update it out loud.",
        "People compare what you say about yourself with what you do. Where the two differ, they believe what you do, and it's often the better of the two.",
      ],
      halts: [
        'You may be in the middle of reinventing yourself, and it stalls. Good. Some of the old answers were true.',
      ],
      eases: [
        "You find words for yourself that are accurate and friendly. They come up in conversation, when you aren't looking for them.",
      ],
      presses: [
        "Something may happen that doesn't fit your picture of yourself. You can change the picture, which is easier than explaining the thing away.",
        "You may be asked straight out what you want. If you don't know yet, say that you'll tell them next week, and then do.",
      ],
    },
  },
}
