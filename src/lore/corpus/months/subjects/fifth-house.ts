import type { MonthSubjects } from '#lore/authored.ts'

export const fifthHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: "{month} is about something of your own that you'd like to make, and about letting somebody see it.",
        among: "It may be a song, a garden, a short story, or a table you'd like to build.",
        answers:
          "What you'd like to make only has to be begun, and shown to one person who wishes you well.",
      },
      {
        asks: 'When did you last do something only because you wanted to? {month} gives you a few openings.',
        among:
          'It may be an afternoon at the movies, a dance class, or a long drive with music on.',
        answers:
          'You can do something for no better reason than wanting to, and nothing important will be neglected.',
      },
      {
        asks: "What would you do with a free day if you didn't have to make use of it? {month} gives you parts of one.",
        among:
          'It may be a Sunday without errands, an afternoon when the kids are out, or a canceled appointment.',
        answers:
          "You'd do whatever you think of first, and it doesn't have to be good for anything.",
      },
    ],
    later: {
      eases: 'You may begin to look forward to the hours that you keep for yourself.',
      presses:
        "Something useful may want the time that you've set aside for fun. You can say that you're busy.",
    },
    turns: {
      begins: [
        "You can start on it badly. Starting well isn't possible, and by next week you'll have something to improve.",
        "It's a good day to put your name down for the thing you've been admiring from a distance.",
      ],
      shows: [
        "Somebody sees what you've made or what you can do. You'll want to explain it. You could let them look first.",
        "You get applause, or you notice how much you'd wanted it. Either way you know now what this means to you.",
      ],
      halts: [
        "You may lose the thread of something you were making. Leave it alone for some weeks, and you'll see what it was about.",
      ],
      eases: [
        "You have the energy for something that is purely yours, and people make room for it. It doesn't have to be useful.",
      ],
      presses: [
        "Somebody may criticize what you're proudest of. Take from it what helps, and go back to work.",
        'Duty and fun may want the same evening. If duty has won the last five times, you can let fun have this one.',
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: '{month} is about whom and what you like, and about showing it.',
        among:
          "It may be a person from the gym, a kind of music you're shy about, or a hobby your friends find odd.",
        answers: "If you show more plainly what you like, you'll know sooner where you stand.",
      },
      {
        asks: "How do you let people know that you like them? In {month} the usual hints aren't enough.",
        among: "It may be the quick reply, the joke, or the song you send and don't explain.",
        answers: 'Saying it directly is easier for both of you than another month of hints.',
      },
    ],
    later: {
      eases: "You may be able to tell that you're liked without asking for proof.",
      presses:
        'You may wonder if you showed too much. You showed about as much as other people do.',
    },
    turns: {
      begins: [
        "You could tell somebody that you enjoy their company. If that's too much, you could suggest a second time to meet.",
        'You can plan something with no purpose but pleasure. Put it on a date, so that it happens.',
      ],
      shows: [
        "It's visible whom you like, perhaps even to them. You can act as if it weren't, but this is the better moment to smile.",
        "A child, a friend, or someone you're dating shows you what they feel. They're braver than you, and you can follow.",
      ],
      halts: [
        "A romance or a friendship slows down. If it's good, it can stand a slower pace, and you'll see more of it.",
      ],
      eases: [
        "You like and are liked, and neither is hard work. You don't have to know yet where it leads.",
      ],
      presses: [
        'Someone you like may seem to keep you guessing. You can ask once, plainly, and then believe the answer.',
        "You may be jealous or left out for a day or two. It tells you what you'd like more of, so you can go and ask for it.",
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: '{month} is about an idea you keep playing with, and about giving it some real hours.',
        among: 'It may be a small business, a podcast, a game for the kids, or a book.',
        answers: "Give the idea a few real hours, and you'll know what it could become.",
      },
      {
        asks: '{month} is about having fun without planning every minute of it.',
        among: 'It may be a trip, a birthday, or a Saturday with the children.',
        answers: 'The parts that nobody planned tend to be the ones you remember.',
      },
    ],
    later: {
      eases: "The best ideas may come when you aren't trying.",
      presses: "You may lose patience for a day. That's part of playing.",
    },
    turns: {
      begins: [
        "You can try the idea out on somebody who likes to play. They'll find the weak spot, and you'll both enjoy it.",
        "It's a good day to begin a hobby at the level of a beginner. Being bad at something in good company is a rest.",
      ],
      shows: [
        "You see what your idea looks like to others. They may like a part of it that you'd thought of as an extra.",
        'Somebody takes your joke or your idea seriously. You may have to decide whether you do, too.',
      ],
      halts: [
        "You go back over something you'd made in a hurry. It's worth more than you thought, once you take out the clever parts.",
      ],
      eases: [
        "Good ideas come easily, most of them while you're doing something else. Write down the one that makes you laugh.",
      ],
      presses: [
        'You may be impatient with anything that has rules. Break one that nobody cares about and keep the rest.',
        "Somebody may call what you enjoy a waste of time. You don't have to convince them, and you don't have to stop.",
      ],
    },
  },
}
