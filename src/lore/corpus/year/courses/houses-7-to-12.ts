import type { YearCourse } from '../../../year-ahead.ts'

/** By house, in the order of its questions. */
export const lastCourses: Record<7 | 8 | 9 | 10 | 11 | 12, readonly [YearCourse, YearCourse]> = {
  7: [
    {
      about:
        'This year is about the unspoken deal between you and one other person, above all about who gives way.',
      noun: 'that unspoken deal',
      titles: {
        builds: ['what goes without saying', 'the old terms'],
        turns: ['who gives way', 'saying the terms'],
        settles: ['the new terms', 'a fairer deal'],
      },
      builds: [
        'At first the deal between you goes without saying, and one of you profits from that.',
        'The old terms chafe over small things, which are easier to quarrel about than the terms themselves.',
      ],
      turns: {
        presses:
          "This is where the deal between you is likely to be put into words, because one of you can't keep it any longer.",
        eases:
          'This is where the deal can be talked about in a good mood, and a good mood gets better terms.',
      },
      settles: [
        'From here on there are new terms, and the first ordinary quarrel shows whether they hold.',
        'By now the new terms have become a habit, and neither of you keeps score as closely.',
      ],
    },
    {
      about:
        'This year is about the company you keep, and about how different you are depending on whose it is.',
      noun: 'the company you keep',
      titles: {
        builds: ['different with everyone', 'polite company'],
        turns: ['keeping up a front', 'where you can relax'],
        settles: ['more of the right people', 'easy company'],
      },
      builds: [
        "At first the people you're easiest with get the hours that the others leave over.",
        'You begin to notice whose company you come home from tired.',
      ],
      turns: {
        presses:
          'This is where keeping up a front in the wrong company gets too tiring to go on with.',
        eases:
          "This is where you're fully at ease with somebody, and other evenings look different beside it.",
      },
      settles: [
        'From here on your week shifts a little toward the people you can be yourself with.',
        'By now the company that made you careful sees less of you, and nothing had to be announced.',
      ],
    },
  ],
  8: [
    {
      about:
        "This year is about what you owe and what you're owed, above all about the debts that nobody wrote down.",
      noun: 'the old debts',
      titles: {
        builds: ['unwritten debts', 'going easy'],
        turns: ['settling up', 'what it costs to owe'],
        settles: ['even', 'free to disagree'],
      },
      builds: [
        "At first what's owed stays unmentioned, and it keeps you more polite than you'd choose to be.",
        'You begin to see where your politeness is really a debt.',
      ],
      turns: {
        presses:
          'This is where an old debt may be called in, and even that is easier to carry than one nobody mentions.',
        eases:
          'This is where something can be settled in good humor, by paying it or by letting it go.',
      },
      settles: [
        "From here on you're even with somebody, and the two of you can disagree again.",
        "By now whatever you still owe is owed by choice, and it doesn't keep anyone quiet.",
      ],
    },
    {
      about:
        'This year is about trust, in the practical sense of who gets to know how things really are with you.',
      noun: 'the question of whom to trust',
      titles: {
        builds: ['the cheerful version', 'managing alone'],
        turns: ['letting someone in', 'who gets to know'],
        settles: ['carried by two', 'less to hide'],
      },
      builds: [
        "At first people get a version of you that's more cheerful than accurate.",
        'Explaining how things are begins to look like less work than hiding it.',
      ],
      turns: {
        presses:
          'This is where managing alone gets too hard, and you have to pick somebody to trust.',
        eases:
          "This is where someone has earned more trust than you've given them, and giving it is easy.",
      },
      settles: [
        'From here on one more person knows how things are, and it takes some of the weight off them.',
        'By now trusting somebody has become a practical matter, and you wonder less what they think of you.',
      ],
    },
  ],
  9: [
    {
      about: 'This year is about going somewhere, near or far, for no useful reason.',
      noun: 'the trip',
      titles: {
        builds: ['a trip on paper', 'what it would be for'],
        turns: ['what stands in the way', 'setting a date'],
        settles: ['home, with other eyes', 'farther than planned'],
      },
      builds: [
        'At first the trip is an idea with its reason missing, and you keep looking for the reason.',
        'The trip gets more definite, and so do the arguments against it.',
      ],
      turns: {
        presses:
          'This is where something gets in the way of the trip, and you learn how much you want it.',
        eases: 'This is where the way is open, and the trip only needs a date.',
      },
      settles: [
        'From here on you have either a taste of elsewhere or a date for it, and home looks less like the only way to live.',
        'By now the next trip needs no excuse.',
      ],
    },
    {
      about:
        'This year is about something you firmly believe, and about whether it stands up to being checked.',
      noun: 'that conviction',
      titles: {
        builds: ['what you always say', 'never checked'],
        turns: ['put to the test', 'the other side of it'],
        settles: ['what still stands', 'a smaller belief'],
      },
      builds: [
        "At first the conviction comes out in one breath, as things do that you haven't looked at lately.",
        "You begin to hear good sense from people who don't share that conviction.",
      ],
      turns: {
        presses:
          "This is where that conviction meets a case it doesn't fit, and you have to change the one or ignore the other.",
        eases:
          'This is where you can look at that conviction calmly, since nobody is attacking it.',
      },
      settles: [
        "From here on you can say where that conviction applies and where it doesn't.",
        'By now a disagreement interests you more than it alarms you.',
      ],
    },
  ],
  10: [
    {
      about: "This year is about what you're known for, and about whether you would choose it.",
      noun: 'your reputation',
      titles: {
        builds: ['known for the wrong thing', 'credit elsewhere'],
        turns: ['judged in public', 'your name on it'],
        settles: ['asked for by name', 'the right credit'],
      },
      builds: [
        'At first people go on knowing you for the same thing as before, and you go on supplying it.',
        "You begin to mind who gets the credit, which is how you know what you'd want it for.",
      ],
      turns: {
        presses:
          "This is where you're judged for something in front of others, and you find out whether you'd want to be known for it.",
        eases: 'This is where good work gets noticed, and it can be said whose it was.',
      },
      settles: [
        "From here on more people connect you with the thing you'd choose, and you have less time for the others.",
        "By now what you're known for and what you do are nearly the same.",
      ],
    },
    {
      about:
        "This year is about a goal you've been working toward, and about whether you'd still choose it.",
      noun: 'that goal',
      titles: {
        builds: ['still climbing', 'an old goal'],
        turns: ['what it asks of you', 'the price of it'],
        settles: ['a nearer goal', 'what you can stop doing'],
      },
      builds: [
        'At first the goal is taken for granted, along with everything you do only to reach it.',
        'You begin to see which of your efforts serve the goal and which only look as if they did.',
      ],
      turns: {
        presses:
          "This is where the goal shows its price, and you have to say whether you'd pay it again.",
        eases:
          "This is where you feel for a while that you've arrived, and you can see which efforts it didn't need.",
      },
      settles: [
        'From here on the goal is smaller or more your own, and some of the effort can stop.',
        'By now you work toward it at a pace you could keep up for years.',
      ],
    },
  ],
  11: [
    {
      about: "This year is about your friends, and about which of them you'd choose again.",
      noun: 'your circle of friends',
      titles: {
        builds: ['friends by default', 'everyone you know'],
        turns: ['who is there', 'choosing friends'],
        settles: ['a closer circle', 'the ones who stayed'],
      },
      builds: [
        'At first your circle of friends is everyone who has stayed in it, and you treat them all about the same.',
        'You begin to notice which friends ask about you and which only report.',
      ],
      turns: {
        presses:
          'This is where you need friends more than company, and your circle sorts itself by who is there.',
        eases:
          'This is where it shows which friends are glad of you, and choosing among them is easy.',
      },
      settles: [
        'From here on you see more of two or three friends and less of the rest.',
        'By now your circle of friends is one that you chose.',
      ],
    },
    {
      about:
        "This year is about a plan that takes several people, so you can't carry it out by yourself.",
      noun: 'the shared plan',
      titles: {
        builds: ['waiting for others', 'a plan on your own'],
        turns: ['who means it', 'not alone with it'],
        settles: ['one vote among several', "everyone's plan"],
      },
      builds: [
        'At first the shared plan is mostly yours, and the others are mostly in favor of it.',
        "The shared plan can't grow any further until you give parts of it away.",
      ],
      turns: {
        presses:
          'This is where the shared plan runs into a real disagreement, and you learn who means it.',
        eases:
          'This is where people turn up for the shared plan, and some of them know more than you do.',
      },
      settles: [
        'From here on the plan belongs to several people, and you have one vote in it.',
        'By now the shared plan surprises you, in both directions.',
      ],
    },
  ],
  12: [
    {
      about:
        'This year is about time alone, how little or how much of it you have and what you do with it.',
      noun: 'your time alone',
      titles: {
        builds: ['always needed', 'no time to yourself'],
        turns: ['left alone', 'out of reach'],
        settles: ['an hour to yourself', 'opinions of your own'],
      },
      builds: [
        'At first your time alone is whatever is left when everybody else has been looked after.',
        'You begin to want time alone and to feel guilty for wanting it.',
      ],
      turns: {
        presses:
          'This is where you have to withdraw for a while, and not being needed turns out to be bearable.',
        eases: "This is where being alone feels like rest, and you can see why you've avoided it.",
      },
      settles: [
        'From here on you guard your time alone, and people learn when to try you.',
        'By now what you think when nobody is around shows in what you say when they are.',
      ],
    },
    {
      about:
        "This year is about something you've never told anyone, probably a mild thing, and about telling it.",
      noun: 'your secret',
      titles: {
        builds: ['kept to yourself', 'steering around it'],
        turns: ['hard to keep', 'telling one person'],
        settles: ['one person knows', 'nothing to steer around'],
      },
      builds: [
        'At first your secret is only a subject you steer around, and nobody notices the detour.',
        "Keeping your secret takes more attention than it used to, and there's less reason for it.",
      ],
      turns: {
        presses:
          'This is where your secret gets hard to keep, and you still have the choice of whom to tell.',
        eases: "This is where the right moment for telling it comes, and it's an unremarkable one.",
      },
      settles: [
        'From here on one person knows, and most of what you feared turns out to have been the keeping.',
        'By now the subject is one among others, and there is more room in your conversations.',
      ],
    },
  ],
}
