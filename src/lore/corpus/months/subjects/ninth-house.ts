import type { MonthSubjects } from '#lore/authored.ts'

export const ninthHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: "{month} is about a larger plan that you've treated as a daydream, and about treating it as possible.",
        among:
          "It may be a course, a trip you've put off, or a move to a place you've only visited.",
        answers:
          "A larger plan becomes possible when you do the first part of it before you've worked out the last.",
        it: ['the plan', 'your plan', 'this plan'],
      },
      {
        asks: 'One plan of yours has always been for later. {month} is about what it would take to bring it nearer.',
        among: 'It may be a degree, half a year abroad, or the long trip you describe to people.',
        answers: 'A plan that was always for later gets nearer as soon as it has one date.',
        it: ['that plan', 'the old plan', 'your plan'],
      },
      {
        asks: '{month} is about a conviction of yours that may be put to the test.',
        among:
          'It may be about how children are raised, what you eat, or how people ought to be treated where you work.',
        answers: 'A conviction that you can explain without getting angry has passed the test.',
        it: ['your conviction', 'what you believe', 'your view'],
      },
      {
        asks: "What do you stand for when it isn't free? {month} gives you an occasion or two to show it.",
        among:
          "It may be a vote at a meeting, a religion you've left or found, or saying at dinner what you believe.",
        answers:
          "You stand for what you'd still say with something to lose, and one sentence of it is enough.",
        it: ['your view', 'what you believe', 'your conviction'],
      },
    ],
    later: {
      eases: [
        "You may get further with {it} than you'd expected.",
        'You may notice that {it} sounds less far-fetched than it used to.',
      ],
      presses:
        'You may be called unrealistic because of {it}, and you know by now how much of that is true.',
    },
    turns: {
      begins: [
        "You can send off the application, book the ticket, or ask for the dates. It only has to be the first of the things you'd have to do.",
        "It's a good day to say what you believe in one sentence and see who agrees.",
      ],
      shows: [
        "You see how far you've come with {it}, which once seemed out of reach. What's left to do fits on a short list.",
        "Your conviction meets somebody else's. If you can state theirs fairly, you've already done better than most.",
        'Somebody disagrees with you about {it}, and has thought about it. You may come out of the talk surer, or with a better version.',
      ],
      halts: [
        "A big plan stops growing for a time. You can make sure that it's yours and that you can pay for it.",
        'Nobody hurries you about {it} for some months. You can find out which parts of it you took over from somebody else.',
      ],
      eases: ["Somebody with more experience takes your side. Ask them what they'd do first."],
      presses: [
        'You may be so sure of something that you stop listening. The objection you like least may be worth having.',
        'Rules, distance, or money stand between you and something you want. Find out which of the three it is, since each has its own remedy.',
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: '{month} is about the wish to be somewhere else, and about what you hope to find there.',
        among:
          'It may be a coast, a city where nobody knows you, or the country your family came from.',
        answers:
          'Some of what you hope to find somewhere else may be nearby, and the rest is worth a trip.',
      },
      {
        asks: 'What gives you hope at the moment? {month} is about spending more time near it.',
        among: 'It may be a choir, a faith, a friend who has traveled, or news about a cause.',
        answers:
          'Whatever gives you hope, an hour spent near it shows in your mood, and you can plan for that.',
      },
    ],
    later: {
      eases: "You may find a bit of what you've been longing for in an ordinary week.",
      presses: "You may be restless again. It helps to have a date on which you'll be away.",
    },
    turns: {
      begins: [
        'You could plan one day away, near enough to be certain and strange enough to count.',
        "It's a good day to go back to a book, a place, or a kind of music that once made the world seem bigger.",
      ],
      shows: [
        "You feel how much you've been missing something that has nothing to do with duty. You can make room for it within the week.",
        "Somebody from far away, or from another kind of life, moves you. You needn't change your whole life over it, but you could write back.",
      ],
      halts: [
        'A trip or a hope is postponed. You find out whether you wanted the place or only the leaving.',
      ],
      eases: ["You're hopeful, and with good reason. Choose company that makes you more so."],
      presses: [
        "You may be homesick for a place you've never lived. A weekend can do something about that, and a daydream can't.",
        'Somebody may make fun of what you believe. You can laugh along and go on believing it.',
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: "{month} is about an opinion you've had for years, and about whether you still hold it.",
        among: 'It may be about politics, religion, or the right way to bring up a child.',
        answers:
          'You probably still hold part of that opinion, and you can change your mind about the rest without any fuss.',
      },
      {
        asks: '{month} is about something you want to study, or somewhere you want to go, and about making the plan concrete.',
        among: 'It may be a language, a certificate, or three weeks in Asia or in the south.',
        answers: 'The plan is concrete once it has a date and a price.',
      },
    ],
    later: {
      eases:
        'You may find that you can explain what you think, and that people ask good questions.',
      presses:
        "You may be held to what you said before, and you're allowed to have learned something.",
    },
    turns: {
      begins: [
        "You can look up what it takes. There's a form, a fee, and a date, and all three are less than you'd imagined.",
        "It's a good day to read somebody you disagree with, all the way to the end.",
      ],
      shows: [
        "You hear an argument that you have no answer to. It's no disgrace. You may think better for it.",
        "What you've been learning comes together, and you can explain it to someone. That's the test, and you pass it.",
      ],
      halts: [
        'Courses, papers, and travel plans are held up. Read everything twice before you sign.',
      ],
      eases: [
        "A good teacher or a good idea crosses your path. You have time for it, if you skip something you won't remember.",
      ],
      presses: [
        'You may promise more than you can do, because it all sounds so good. Say yes to the part with a date.',
        "New information may upset a plan that you'd told everybody about. They'll adjust faster than you do.",
      ],
    },
  },
}
