import type { YearSubject } from '../../../year-ahead.ts'

/** By house. */
export const secondSubjects: Record<7 | 8 | 9 | 10 | 11 | 12, readonly [YearSubject, YearSubject]> =
  {
    7: [
      {
        about: [
          'This year is about one important relationship, in love or in work, and what the two of you expect of each other.',
          'Some of what you expect may never have been said.',
        ],
        topic: 'the two of you',
        asks: 'What do you want the two of you to agree on?',
        later: [
          "What you've agreed on gets its numbers, and both of you see who puts in what.",
          "the agreement reaches money and trust, and you see there whether it's fair",
        ],
        task: 'Ask one person close to you what they think the deal is, and let them finish.',
      },
      {
        about: [
          'This year is about the company you keep, and about how differently you act depending on whose it is.',
          'With some people you may be quick and funny, and with others you apologize a lot.',
        ],
        topic: 'the company you keep',
        asks: 'With whom are you most yourself?',
        later: [
          "With the person you're easiest with, more can be shared than good company, even what's awkward.",
          "you can trust your easiest company with more, and it's a good sign if you want to",
        ],
        task: "Offer the person you're easiest with your next free evening, before it fills up.",
      },
    ],
    8: [
      {
        about: [
          'This year is about what you share with others, money above all, and about debts that nobody wrote down.',
          'Vague arrangements tend to get expensive.',
        ],
        topic: 'what you share and owe',
        asks: 'What do you owe, and what are you owed?',
        later: [
          "Once the accounts are even you're freer to leave, if only for a week.",
          'you travel or study with a lighter mind, because nothing has been left hanging',
        ],
        task: "Settle one small debt this month, in either direction, and say out loud that you're even.",
      },
      {
        about: [
          'This year is about trust, meaning who gets to know how things really are with you.',
          'You may be managing alone what would be easier for two.',
        ],
        topic: 'whom you trust',
        asks: 'Whom do you trust, and with what?',
        later: [
          "Now that one person knows how things are with you, what's farther off begins to interest you.",
          'you dare more at a distance, because somebody at home knows how things are',
        ],
        task: 'Show one person you trust where things are, from the bills to whom to call, in under an hour.',
      },
    ],
    9: [
      {
        about: [
          'This year is about getting away from what you know, by travel, by study, or through people who grew up with other rules.',
          'So far you may have kept your plans modest.',
        ],
        topic: 'your larger plans',
        asks: 'Where do you want to go, and what for?',
        later: [
          "What you've brought back from farther away becomes useful at work.",
          "people at work get to see what you've learned elsewhere",
        ],
        task: 'Pick the month, and put a small, real sum aside for it today.',
      },
      {
        about: [
          'This year is about what you believe, and about whether it stands up to being checked.',
          'You may have your convictions from a teacher, or from a book you read at the right age.',
        ],
        topic: 'your convictions',
        asks: 'What do you believe firmly enough to act on it?',
        later: [
          "The convictions you've kept are the ones that you begin to act on where others can see it.",
          'you act on what you believe where people can see it',
        ],
        task: 'Read one serious thing by somebody who disagrees with you, right to its last page.',
      },
    ],
    10: [
      {
        about: [
          "This year is about your name, meaning what you're known for and whether you'd choose it.",
          'What you do in public is likely to be remembered for a while.',
        ],
        topic: 'your name',
        asks: 'What do you want to be known for?',
        later: [
          "What you're known for brings you together with people who do the same.",
          'your name gets you company, and the company may correct it',
        ],
        task: 'Ask for credit in writing for one thing you did, in a single friendly sentence.',
      },
      {
        about: [
          "This year is about a goal you've been working toward, and about whether you'd still choose it.",
          'You may be working for the person you were when you set it.',
        ],
        topic: 'your goal',
        asks: 'Is your goal still the right one?',
        later: [
          'The goal stops being yours alone, since it begins to need other people.',
          'other people join in or keep out, and both tell you whether the goal is a good one',
        ],
        task: "Write your goal down as one ordinary day with its hours, and see whether you'd like the day.",
      },
    ],
    11: [
      {
        about: [
          "This year is about your friends, and about which of them you'd choose again.",
          'Some may have stayed by default, and one or two may never have been properly invited in.',
        ],
        topic: 'your friends',
        asks: 'Who are your friends, if you choose them today?',
        later: [
          "The friends you've kept are also the ones you can be quiet with.",
          "you see your friends less often, and the ones you've kept don't mind",
        ],
        task: "Call a friend you've seen too little of, this week and for no reason at all.",
      },
      {
        about: [
          "This year is about a hope that takes several people, so you can't bring it about by yourself.",
          'You may prefer to work alone, and a hope like that needs company.',
        ],
        topic: 'your hope',
        asks: 'What do you hope for, and who has to help?',
        later: [
          'The plan goes on in private for a while, without meetings.',
          "you work on your part of the plan alone, and it's the better for the quiet",
        ],
        task: 'Ask two people for one definite thing each, with a day attached.',
      },
    ],
    12: [
      {
        about: [
          'This year is about time alone, and about what you do with it.',
          'Such a year closes a cycle of twelve, so a good deal gets sorted that nobody else can see.',
        ],
        topic: 'your time alone',
        asks: 'What do you need when nobody needs you?',
        later: [
          'The quiet is over at that point, and people meet somebody who has had some rest.',
          'you show what the quiet was good for, in how you begin the next thing',
        ],
        task: "Keep one evening this week without company or a screen, and go to bed when you're tired.",
      },
      {
        about: [
          'This year is about what you keep to yourself, such as a hope or a worry that has been waiting for the right moment.',
          "What you're keeping is probably milder than it feels.",
        ],
        topic: 'what you keep to yourself',
        asks: 'What have you kept to yourself, and who could know it?',
        later: [
          'With one person who knows, you can meet the others with less to hide.',
          'you meet people with less to hide, and they notice it before you do',
        ],
        task: "Tell what you've kept back to one person who's good at listening, and say that you don't need advice.",
      },
    ],
  }
