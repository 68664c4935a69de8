import type { YearSubject } from '../../../year-ahead.ts'

/** By house. */
export const firstSubjects: Record<1 | 2 | 3 | 4 | 5 | 6, readonly [YearSubject, YearSubject]> = {
  1: [
    {
      about: [
        'This year is about you in the plain sense, how you look and act and what people take you for.',
        'Some of that you chose, and some of it you may only have kept because everyone is used to it.',
      ],
      topic: 'the way you come across',
      asks: 'What do you want people to see when they meet you?',
      later: [
        'What people see in you begins to count in money, so a price or a salary is the first test of your answer.',
        "you find out what it's worth in money to be taken as you are",
      ],
      task: "Change one thing about how you look or introduce yourself that you've only kept out of habit.",
    },
    {
      about: [
        'This year is about a beginning, since a cycle of twelve years starts over with it.',
        'You set its direction by what you do, more than by what you plan.',
      ],
      topic: 'your beginning',
      asks: 'What do you want to begin, if nobody has to agree to it?',
      later: [
        "What you've begun has to pay for itself from there on, or at least to stop costing you.",
        "what you've begun has to earn its keep, and you see whether it can",
      ],
      task: "Do the smallest real part of what you want to begin this week, before you tell anyone that you've decided.",
    },
  ],
  2: [
    {
      about: [
        'This year is about money, and about what your work is worth to other people.',
        'You may give some of it away so readily that nobody thinks of paying for it.',
      ],
      topic: 'what you earn',
      asks: 'What should you be paid for, and how much?',
      later: [
        'From there on the figure gets said aloud, more than once and to more than one person.',
        'you name the figure in ordinary conversations, and it gets easier each time',
      ],
      task: "Name a price for something you've been doing for nothing, and say it once without explaining it.",
    },
    {
      about: [
        'This year is about money and possessions, and about how much of either makes you feel safe.',
        'The amount you have in mind tends to move up whenever you get near it.',
      ],
      topic: 'what is enough',
      asks: 'How much is enough for you?',
      later: [
        'From there on you may have to explain what is enough for you, and you can.',
        'you can say what is enough when somebody offers you more',
      ],
      task: 'Add up what an ordinary good month costs you, and write the figure down.',
    },
  ],
  3: [
    {
      about: [
        'This year is about what you say and what you leave unsaid, above all with the people you deal with every day.',
        'With one of them you may have been putting off a talk.',
      ],
      topic: 'what you have to say',
      asks: 'What do you need to say this year, and to whom?',
      later: [
        "What you've said has to be lived with at home, where nobody is impressed by how well you put it.",
        'you live with what has been said, and things at home show whether that was all of it',
      ],
      task: 'Say what you have to say in person or on the phone, and come to the point within three minutes.',
    },
    {
      about: [
        'This year is about your everyday life, meaning the people, errands, and messages that make up an ordinary week.',
        'Some of those people you may see all the time without knowing their last names.',
      ],
      topic: 'your ordinary week',
      asks: 'Who belongs to your everyday life, and how well do you know them?',
      later: [
        'One or two people from your ordinary week become people you have over.',
        'you ask a few people from your ordinary week home, and you get to know them there',
      ],
      task: "Learn one name you should've known by now, and use it the next day.",
    },
  ],
  4: [
    {
      about: [
        'This year is about home, meaning where you live, with whom, and how much room you have there.',
        'Some part of the arrangement may no longer fit you as it used to.',
      ],
      topic: 'your home',
      asks: 'What do you need from the place where you live?',
      later: [
        "The room you've made for yourself is there to be used, and the best use for it is something you enjoy.",
        'you find out what the room is good for, and it ought to be something you like doing',
      ],
      task: 'Claim one corner of the place where you live, and leave it the way you like it for a month.',
    },
    {
      about: [
        'This year is about family, above all the one you come from, and the ways it gave you.',
        'Some of those ways are affection, and some are only habit.',
      ],
      topic: 'your family',
      asks: 'What did you get from your family, and what of it is yours?',
      later: [
        "By then you know which family ways are yours, and you can have some fun that isn't one of them.",
        "you do something for the fun of it that your family wouldn't have thought of",
      ],
      task: 'Leave out one family habit once, on purpose, and see who asks about it.',
    },
  ],
  5: [
    {
      about: [
        'This year is about pleasure, meaning whatever you do because you like it.',
        'Pleasure may have been getting the hours that were left over.',
      ],
      topic: 'what you enjoy',
      asks: 'What do you do only because you enjoy it, and how could you do it more?',
      later: [
        'What you enjoy has to find its hours in the working week, or it goes back to the leftovers.',
        'what you enjoy needs a place in your working week, and you see whether it has one',
      ],
      task: 'Give what you enjoy the best hour of one day this week, ahead of the useful things.',
    },
    {
      about: [
        "This year is about showing something of yourself, such as what you've made, what you can do, or whom you like.",
        'Anyone who shows something can fail, so you may have kept some of it back.',
      ],
      topic: 'what you have to show',
      asks: 'What do you want to show, and to whom?',
      later: [
        "What you've shown turns into practice, some of it every day and with nobody watching.",
        'the showing is over, and the work on it becomes a habit',
      ],
      task: "Show one person something you've made without telling them beforehand what's wrong with it.",
    },
  ],
  6: [
    {
      about: [
        'This year is about daily work, and about how much of what you do is yours to do.',
        'Some of it may have reached you only because you looked capable.',
      ],
      topic: 'your daily work',
      asks: 'How much of your daily work is yours to do?',
      later: [
        "You've settled which work is yours, and one other person has to agree to the other half.",
        'you come to an agreement with one other person about who does what',
      ],
      task: 'Give one duty back this week to the person it belongs to.',
    },
    {
      about: [
        'This year is about your health in the everyday sense, meaning sleep, meals, and how your days are arranged.',
        'You can push through a bad patch, so you may not have asked in a while why there has to be one.',
      ],
      topic: 'your health',
      asks: 'What would your days look like if they were good for you?',
      later: [
        "Another person's hours come into your good days, and the two have to fit.",
        'your better days have to suit one other person, too',
      ],
      task: 'Move one thing out of your first hour, and leave the gap empty for two weeks.',
    },
  ],
}
