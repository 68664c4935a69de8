import type { PointSubject, YearLord } from '../../../year-ahead.ts'

/** What a year without a birth time is about, by the planet that its heaviest transit touches. */
export const pointSubjects: Record<YearLord, readonly PointSubject[]> = {
  sun: [
    {
      about: [
        'This year is about your confidence, and about what it rests on.',
        'Some of it comes from what you do, and some of it from being told that you do it well.',
      ],
      topic: 'your confidence',
      asks: "What are you proud of when nobody's looking?",
      task: 'Finish one thing this month that nobody is going to see.',
    },
    {
      about: [
        'This year is about living in your own way, and about how much of your day is really yours.',
        'There may be a job, a tone of voice, or an opinion that you took over from someone and never gave back.',
      ],
      topic: 'your own way',
      asks: 'How much of what you do all day is your own choice?',
      task: 'Do one thing this week the way you would if nobody had shown you how.',
    },
    {
      about: [
        'This year is about your direction, and about who decides it.',
        'You may have been waiting for a sign, a permission, or a better year.',
      ],
      topic: 'your direction',
      asks: 'What do you want to decide for yourself this year?',
      task: "Make one decision this week that you've been leaving to somebody else.",
    },
  ],
  moon: [
    {
      about: [
        'This year is about comfort, meaning whatever settles you after a bad day.',
        'Some of your ways to get it may be old, and a few of them may no longer work.',
      ],
      topic: 'comfort',
      asks: 'What really calms you?',
      task: 'Tell one person what helps you when you feel low, before you need it.',
    },
    {
      about: [
        "This year is about moods, yours and other people's, and about telling them apart.",
        "You may be quick to feel what's going on in someone else, and late to notice it in yourself.",
      ],
      topic: 'other moods than your own',
      asks: 'Whose feelings are you looking after?',
      task: "Ask once this week what somebody needs, and don't guess it.",
    },
    {
      about: [
        'This year is about feeling at home, and about where and with whom you do.',
        "An address has something to do with it, and it isn't the whole of it.",
      ],
      topic: 'feeling at home',
      asks: 'Where do you feel at home?',
      task: 'Spend one evening this week with the people who need no explaining.',
    },
  ],
  mercury: [
    {
      about: [
        'This year is about your opinions, and about one that you may have to change.',
        "It's probably one that you're good at defending.",
      ],
      topic: 'your opinion',
      asks: 'What have you been wrong about?',
      task: "Say 'I was wrong about that' once this month, without a 'but' after it.",
    },
    {
      about: [
        'This year is about what you know, and about whom you could teach it to.',
        'You may take it for granted because it came to you slowly.',
      ],
      topic: 'what you know',
      asks: 'What do you know that others would like to learn?',
      task: 'Explain one thing you know to one person, in ten minutes.',
    },
    {
      about: [
        'This year is about how you talk with people, and how well you listen.',
        'You may be known for one of the two.',
      ],
      topic: 'talking and listening',
      asks: 'Who should hear more from you, and who less?',
      task: 'Write to one person you keep meaning to write to, in five lines.',
    },
  ],
  venus: [
    {
      about: [
        'This year is about what you like, as distinct from what you put up with.',
        'The two can look much the same after some years.',
      ],
      topic: 'what you like',
      asks: 'Whom and what do you really like?',
      task: "Leave out one thing this week that you've only been doing to be nice.",
    },
    {
      about: [
        'This year is about giving and getting, in love and in money, and about where they are out of balance.',
        'You may be on the generous side with one person, and on the other side with somebody else.',
      ],
      topic: 'giving and getting',
      asks: 'Where do you give more than you get?',
      task: 'Ask one person for something this week that you would have done for them unasked.',
    },
    {
      about: [
        'This year is about being close to someone, and about what you do to be chosen.',
        'You may be easier to like than you believe, and harder to get to know.',
      ],
      topic: 'being close to someone',
      asks: 'What do you do to be liked, and is it needed?',
      task: 'Say no once this month to somebody whose good opinion you want.',
    },
  ],
  mars: [
    {
      about: [
        'This year is about your strength, and about what you use it on.',
        'Some of it may go into pushing against what would move by itself.',
      ],
      topic: 'your strength',
      asks: 'What is worth your effort?',
      task: "Drop one fight this month that you'd only be winning for the sake of it.",
    },
    {
      about: [
        'This year is about saying in so many words what you want.',
        "You may be better at saying what you won't have.",
      ],
      topic: 'what you want',
      asks: 'What do you want that you have not asked for?',
      task: 'Say in one sentence what you want to the person who can give it to you.',
    },
    {
      about: [
        'This year is about anger and courage, which are closer to each other than they look.',
        'You may have more of both than you show.',
      ],
      topic: 'anger and courage',
      asks: 'What would you do if you had the nerve?',
      task: 'Do one thing this week that makes your heart beat a little faster.',
    },
  ],
  jupiter: [
    {
      about: [
        "This year is about a hope that's larger than what you usually allow yourself.",
        'You may have kept it small by calling it unrealistic.',
      ],
      topic: 'your hope',
      asks: 'What do you hope for in earnest?',
      task: 'Tell one sensible person what you hope for, with a year attached to it.',
    },
    {
      about: [
        'This year is about how much is enough, now that you could have more.',
        'More work, more people, and more plans all look good on their own.',
      ],
      topic: 'how much is enough',
      asks: 'What do you want more of, and what less?',
      task: 'Turn down one good offer this month, kindly and at once.',
    },
    {
      about: [
        'This year is about what you believe in, and about what you do because of it.',
        'The two may have drifted apart without your noticing.',
      ],
      topic: 'your beliefs',
      asks: 'What do you believe in enough to act on it?',
      task: 'Give two hours this month to something you believe in.',
    },
  ],
  saturn: [
    {
      about: [
        "This year is about your obligations, and about which of them you'd take on again.",
        'Some of them you chose, and some may have been handed to you with the best intentions.',
      ],
      topic: 'your obligations',
      asks: 'Which obligations would you choose a second time?',
      task: "Say no to one thing you've only been doing because you always have.",
    },
    {
      about: [
        'This year is about fear, in the mild form of being careful.',
        'Caution has kept you out of trouble, and it may have kept you out of other things.',
      ],
      topic: 'your caution',
      asks: 'What are you too careful about?',
      task: 'Do one thing this month that you might do badly in front of somebody.',
    },
    {
      about: [
        'This year is about time, and about what you want to have built with it.',
        'You may be further along than you think in one respect, and late in another.',
      ],
      topic: 'what you are building',
      asks: 'What do you want to have built in ten years?',
      task: 'Put one hour a week for what you want to build into your calendar, at the same time each week.',
    },
  ],
}
