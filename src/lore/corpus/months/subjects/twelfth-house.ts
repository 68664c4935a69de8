import type { MonthSubjects } from '#lore/authored.ts'

export const twelfthHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: '{month} is about rest, and about giving up the idea that you have to earn it first.',
        among:
          'It may be a nap, a day off without a plan, or an evening on which you answer no one.',
        answers: "You can rest before the work is finished, and it'll still be there afterward.",
      },
      {
        asks: '{month} is about the things you do where nobody sees, and about how many of them you still want to do.',
        among:
          "It may be the dishes at work, a relative's paperwork, or the calls that nobody else makes.",
        answers:
          'You like some of the quiet jobs you do, and you can stop doing the rest without an announcement.',
      },
      {
        asks: 'When did you last have an hour that was no use to anybody? {month} is about making room for one.',
        among: 'It may be an hour on a bench, in the bath, or on a walk without the phone.',
        answers:
          'An hour that is no use to anybody does you more good than one more job done well.',
      },
      {
        asks: 'What would you stop doing if nobody were disappointed? {month} lets you try it in small amounts.',
        among:
          'It may be the daily call to a relative, the party you help set up, or the messages you answer at midnight.',
        answers:
          "You'd give up a good many of the favors you do, and hardly anyone would be disappointed.",
      },
    ],
    later: {
      eases: 'You may rest for an hour and not feel that you ought to explain it.',
      presses:
        "You may be asked to take a job back that you'd stopped doing, and you can say that you've stopped.",
    },
    turns: {
      begins: [
        "You can take an hour that nobody knows about. Don't use it to catch up on anything.",
        "It's a good day to let one duty lapse without announcing it, and to see who asks.",
      ],
      shows: [
        "You find out how tired you are, probably in the first quiet hour you've had in a while. You can cancel something and stay where you are.",
        "Somebody notices something that you did out of sight. If they thank you, you don't have to tell them that it was nothing.",
        "You see how much you've been doing behind the scenes. Decide which part of it you'd take on again.",
      ],
      halts: [
        "You lose momentum, and it may feel like failing. It's closer to getting your breath back.",
      ],
      eases: [
        'You can let things happen without you, and they do. You come back with more strength than you left with.',
      ],
      presses: [
        'You may be angry without knowing at whom. Move, sleep, and look at it again. By then it usually has a name.',
        'You run into the limit of what you can do by willpower. Ask for help, or leave it undone.',
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: "{month} is about what you feel when you're alone, and about whether somebody else could know.",
        among: "It may be relief, an old grief, or a liking you haven't mentioned to anyone.",
        answers: 'If one person knows part of what you feel, being alone gets easier.',
      },
      {
        asks: 'You take in a lot of what other people feel. {month} is about telling which of it is yours.',
        among: "It may be a partner's bad mood, a coworker's panic, or a friend's breakup.",
        answers: 'Less of what you feel is yours than you think, and you can let the rest go by.',
      },
    ],
    later: {
      eases: 'You may spend an evening alone and like the company.',
      presses: 'The old feeling may come back for a day. You know somebody now whom you can tell.',
    },
    turns: {
      begins: [
        "You could spend an evening alone on purpose. It's different from an evening when nobody called.",
        "It's a good day to write something down that you don't intend to show anyone.",
      ],
      shows: [
        "A feeling you've been managing on your own gets out. You may cry over something small, or talk for a long time with one person, and feel better afterward.",
        "You understand what an old sadness was about. You don't have to do anything with it now, except be a little kinder to the person who had it.",
      ],
      halts: [
        'You need more time to yourself than you can easily explain. You can take it without explaining.',
      ],
      eases: [
        'You feel close to people without having to say much. Some of the old loneliness turns out to have been tiredness.',
      ],
      presses: [
        'You may feel that nobody understands. Test it on one person before you believe it.',
        "Somebody's unhappiness may become yours by evening. You can be sorry for them and go to bed on time.",
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: '{month} is about a worry that you carry around, and about finding out how much of it is still true.',
        among: "It may be about money, a scan, a child's grades, or what somebody thinks of you.",
        answers: 'Part of the worry may have stopped being true, and the rest can be dealt with.',
      },
      {
        asks: "{month} is about something you know and haven't admitted, even to yourself.",
        among:
          "It may be that a job no longer suits you, that you're angry with a friend, or that you want to move.",
        answers: 'Admitting what you know is easier than keeping yourself from knowing it.',
      },
    ],
    later: {
      eases: 'You may notice that your head has been quiet for a whole day.',
      presses:
        "An old thought may come back at night. It's the same one as before, and you know it by now.",
    },
    turns: {
      begins: [
        "You can put the worry into one written sentence. It's shorter than it seemed, and it usually ends in something you could do.",
        "It's a good day to stay off your phone for an hour and see what you think about.",
      ],
      shows: [
        "What you've been pushing to the back of your mind comes to the front. Look at it properly, and most of the time it shrinks.",
        "You may say aloud, half without meaning to, what you've been thinking for weeks. It's all right that they heard.",
      ],
      halts: [
        "Your thoughts go back to something that you'd thought was finished. There's one thing left in it to understand.",
      ],
      eases: [
        "The answer to an old question comes to you when you aren't looking for it, probably in the shower. You can trust it.",
      ],
      presses: [
        "You may believe the worst late in the evening. Don't send anything then. It looks different after breakfast.",
        "A thought may keep coming back until you tell it to somebody. Choose somebody who won't try to solve it.",
      ],
    },
  },
}
