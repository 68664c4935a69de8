import type { MonthSubjects } from '#lore/authored.ts'

export const ninthHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      [
        "{month} is about something larger that you'd like to do, and about treating it as possible.",
        "Something larger is possible if you take the first step before you've planned the last.",
      ],
      [
        'One plan of yours has always been for later. {month} is about what it would take to bring it nearer.',
        'A plan that was always for later gets nearer as soon as it has one date.',
      ],
      [
        '{month} is about a conviction of yours that may be put to the test.',
        'A conviction that you can explain without getting angry has passed the test.',
      ],
      [
        'What do you stand for, when it costs you something? {month} gives you an occasion or two to show it.',
        "You stand for what you'd still say with something to lose, and one sentence of it is enough.",
      ],
    ],
    later: {
      eases: "You may get further with something you believe in than you'd expected.",
      presses: 'You may be called unrealistic, and you know by now how much of that is true.',
    },
    turns: {
      begins: [
        "You can send off the application, book the ticket, or ask for the dates. It only has to be the first of the things you'd have to do.",
        "It's a good day to say what you believe in one sentence and see who agrees.",
      ],
      shows: [
        "You see how far you've come with something you once thought was out of reach. There's a stretch left, and it's shorter.",
        "Your conviction meets somebody else's. If you can state theirs fairly, you've already done better than most.",
        'Somebody disagrees with you about something that matters. You may come out of it surer of your view, or with a better one.',
      ],
      halts: [
        "A big plan stops growing for a time. You can make sure that it's yours and that you can pay for it.",
        'Something large slows down, and the slower speed shows which parts of it you only wanted because they were exciting.',
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
      [
        '{month} is about the wish to be somewhere else, and about what you hope to find there.',
        'Some of what you hope to find somewhere else may be nearby, and the rest is worth a trip.',
      ],
      [
        'What gives you hope at the moment? {month} is about spending more time near it.',
        'Whatever gives you hope, an hour spent near it shows in your mood, and you can plan for that.',
      ],
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
      [
        "{month} is about an opinion you've had for years, and about whether you still hold it.",
        'You probably still hold part of that opinion, and you can change your mind about the rest without any fuss.',
      ],
      [
        '{month} is about something you want to study, or somewhere you want to go, and about making the plan concrete.',
        'The plan is concrete once it has a date and a price.',
      ],
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
