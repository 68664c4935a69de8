import type { MonthSubjects } from '#lore/authored.ts'

export const sixthHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: '{month} is about how much you take on, and about which part of it is your job.',
        among:
          "It may be the meeting notes, a coworker's emails, or the housework that nobody divided.",
        answers:
          'Not all of what you take on is your job, and some of it can go back to the person whose job it is.',
      },
      {
        asks: 'Who would notice if you did less? {month} is a good time to find out.',
        among:
          'It may be an early hour at the office, the birthday cards, or a report that nobody has mentioned in months.',
        answers: "Fewer people would notice than you fear, and you'd have some strength left over.",
      },
      {
        asks: 'How did your list get so long? {month} is about what you can take off it.',
        among:
          'It may be favors that became regular, forms that could wait, or a class you signed up for in a better month.',
        answers: 'Part of the list was never yours, and that part can go first.',
      },
    ],
    later: {
      eases: 'You may finish earlier than you used to, and nothing breaks.',
      presses: "The extra work may land on you again, and you've had practice in giving it back.",
    },
    turns: {
      begins: [
        'You can start one habit that makes your days easier, at a fixed time. Half an hour is plenty, and nobody else has to know.',
        "It's a good day to begin the job you've been circling, with the smallest piece of it.",
      ],
      shows: [
        'You see how much you do, and so does somebody else. Give one task back while everyone is looking.',
        "Your body or your calendar tells you that the present pace can't go on. It's worth listening the first time.",
      ],
      halts: [
        'Work slows down, or has to be done again. What you find in the second round would have cost you more later.',
      ],
      eases: [
        "You get through a great deal without strain. When you've finished, you could stop, which is a skill of its own.",
      ],
      presses: [
        "You're given more to do, or given it more sharply than was needed. Ask what can be dropped instead. It's a fair question.",
        'You may be angry about work that nobody sees. Say what you do, in numbers, to the person who hands it out.',
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: "{month} is about how your days feel while you're in them, at work and in your own body.",
        among:
          "It may be lunch at your desk, a stiff back by three o'clock, or the half hour after you get home.",
        answers:
          'Two or three small changes that you can keep do more for your days than one large one.',
      },
      {
        asks: 'You may be kinder to everyone at work than to your own body. {month} is about bringing the two into line.',
        among:
          'It may be a walk you cut from the day first, sleep, or the checkup you keep moving.',
        answers: 'You can be a little kinder to yourself, and the work will get done anyway.',
      },
    ],
    later: {
      eases: 'Your body may notice a change for the better before you do.',
      presses:
        "A hard day may tempt you to drop what has been doing you good. It's the day you need it.",
    },
    turns: {
      begins: [
        'You can begin with sleep, or lunch, or a walk before dark. One of them, kept up for four weeks, changes more than all three in one heroic week.',
        'You could do something for your body that is pleasant. The unpleasant kinds have never lasted.',
      ],
      shows: [
        "You notice how tired you are, or how well you are, and it's different from what you'd been telling people.",
        "Somebody at work shows you that you're appreciated. You can take it in and not hand it straight on to the team.",
      ],
      halts: [
        'You have less energy for a while. If you plan for that, these can be good weeks, with early nights and short lists.',
      ],
      eases: [
        "Work is pleasant and so are the people in it. It's a good time to ask for the small thing that would make it more so.",
      ],
      presses: [
        'You feel it physically when something at work is wrong. You can take that seriously before you can explain it.',
        'You may be asked to be nice about something unfair. You can be polite about it, which is a different thing.',
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: '{month} is about the way you organize your days, and about the part that has stopped working.',
        among: 'It may be the calendar, the inbox, or a morning that starts with the phone.',
        answers:
          'The new way should be simpler than the old one, so that you can keep it up in a bad week.',
      },
      {
        asks: "{month} is about a problem at work that you've been working around.",
        among: 'It may be a slow program, a vague boss, or a schedule that only works on paper.',
        answers: 'Looking at the problem itself is less work than going around it has been.',
      },
    ],
    later: {
      eases: "What you've changed may have begun to run by itself.",
      presses: "Something you've changed may fail once, and you can see what to adjust.",
    },
    turns: {
      begins: [
        "You can change the order in which you do things tomorrow morning. The task you dread comes first, and then it's over.",
        "It's a good day to write down how you do something that only you can do. After that somebody else can do it.",
      ],
      shows: [
        "A mistake shows you where the weak place is. It's a useful mistake, and you'd have paid a consultant to find it.",
        'You see which of your routines help you and which you only keep up. The second kind can go.',
      ],
      halts: ['Things need doing twice, or a tool breaks. You find out what you can do without.'],
      eases: [
        "You find a quicker way to do something that you do every day. Over a year it'll save you a week.",
      ],
      presses: [
        "Plans change at short notice and you have to rearrange your days. Leave a gap in each of them, because this isn't over in one day.",
        "You may get caught up in details that don't matter. Ask what would happen if you left them as they are.",
      ],
    },
  },
}
