import type { YearArgument, YearLord } from '../../year-ahead.ts'

/** What a year asks of a person without a birth time, by the planet that its heaviest transit touches. */
export const pointYears: Record<YearLord, YearArgument> = {
  sun: {
    asks: 'What would you still be proud of this year if nobody happened to be watching?',
    opens: [
      'The year works on your pride, in the good sense of the word.',
      "It's what makes you straighten up when somebody calls your name, and go quiet when they call another.",
      'Some of it rests on what you do, and some of it on being told.',
    ],
    middle:
      "Around the middle something you're proud of goes unmentioned by the person you'd hoped would notice, and you get to see how much of the pride is left.",
    answers: [
      "You'd be proud of what you kept doing after the attention had moved on.",
      'Praise is still welcome, and you no longer arrange the week around getting it.',
      'Where you stand with one or two people may stay unclear, and your pride can live with that.',
    ],
    task: 'Finish one thing this month that nobody is going to see.',
  },
  moon: {
    asks: "What settles you when you've had a bad day, and do you get enough of it?",
    opens: [
      'The subject of the year is comfort, meaning whatever lets you sleep.',
      'You may get it from one person, from a place, or from an hour with the phone in another room.',
      "It tends to come last on the list, after everyone else's.",
    ],
    middle:
      'Halfway through, one of your usual comforts stops working, and you notice how much had been hanging on it.',
    answers: [
      "What settles you turns out to be simple and rather regular, and you've been getting about half of what you'd like.",
      'The comfort you keep is the one you can ask for in a single sentence.',
      "People close to you may need to hear that sentence more than once, and most of them won't mind.",
    ],
    task: "Tell one person what helps when you're low, before you need it.",
  },
  mercury: {
    asks: 'When did you last change your mind about something that mattered?',
    opens: [
      'The year is about your mind, and about one opinion in particular.',
      "It's the one you can defend in your sleep, and you may not have looked at the evidence for years.",
      'Conversations keep coming back to it, often from the side.',
    ],
    middle:
      "About halfway somebody asks a simple question about that opinion, and you hear yourself say that you'd have to think about it.",
    answers: [
      "It's been longer than you'd have guessed, and this year you may do it at least once.",
      'The opinion comes out of it shorter and better informed, whichever way it falls.',
      'You may go on disagreeing with the same people, with fewer words on both sides.',
    ],
    task: 'Ask someone who knows more than you do one question, and write down the answer as they gave it.',
  },
  venus: {
    asks: 'Whom and what do you like without having to be talked into it?',
    opens: [
      'The year turns on liking, which is less of a choice than it looks.',
      "There are people you're fond of out of habit, and a few you'd cross town for in the rain.",
      'Money goes the same way, since you spend it on what you like and on what you think you ought to.',
    ],
    middle:
      "Around the middle you may say yes to something out of politeness and feel at once that you don't like it.",
    answers: [
      'Fewer people and things than your calendar and your statements suggest, and you could name most of them by now.',
      'What you like gets more of your time, and what you only put up with gets a friendly no.',
      "One old attachment may stay in between, and it doesn't have to be decided.",
    ],
    task: 'Spend one free evening with someone you like, for no other reason.',
  },
  mars: {
    asks: 'What do you push for, and what do you only push against?',
    opens: [
      'The year is about effort, and about where yours goes.',
      'Some of it moves things, and some of it goes into being annoyed, which is work, too.',
      'You can feel the difference in your shoulders by evening.',
    ],
    middle:
      "Halfway through, an effort you'd been proud of runs into somebody who won't move, and you have to choose between the goal and the fight.",
    answers: [
      "You push for one or two things you'd want even if nobody stood in the way, and against the rest.",
      "The effort that counts is the kind you'd make again the next morning.",
      "An old quarrel may be left standing, because you've got somewhere else to be.",
    ],
    task: 'Start one day a week with the hard thing, and leave the argument for later.',
  },
  jupiter: {
    asks: "What do you hope for that's larger than what you usually allow yourself?",
    opens: [
      'The year is about a hope, probably one you mention as a joke.',
      "It may be a place or a qualification or another way to live, and it's been too big to fit on a list.",
      'Making room for it takes longer than dreaming and less time than waiting.',
    ],
    middle:
      "About halfway an opening comes along that's smaller than the hope and points the same way, and you're tempted to hold out.",
    answers: [
      "You hope for more room than you've been asking for, and some of it is there for the asking.",
      'The hope gets a date and a price this year and loses a little of its shine in exchange.',
      'The rest of it may take longer, and by now you know whom to ask.',
    ],
    task: 'Write down the first step toward it, and take it before the month is over.',
  },
  saturn: {
    asks: 'Which of your obligations would you sign up for again today?',
    opens: [
      'The year goes through your obligations one at a time.',
      "Some you chose and some were handed on, and a few have been paid off without anybody's mentioning it.",
      "It's slow work, and there's less to carry when it's done.",
    ],
    middle:
      'Around the middle one obligation asks for more than you have, and saying so turns out to be allowed.',
    answers: [
      "You'd sign up again for about two-thirds of them, and those are the ones that hold you up.",
      'An obligation you choose a second time weighs less than one you only inherited.',
      'The last of them may need another year to hand back properly.',
    ],
    task: "Say no to one thing you've only been doing because you always have.",
  },
}
