import type { YearArgument, YearLord } from '../../year-ahead.ts'

/** What a year asks of a person without a birth time, by the planet that its heaviest transit touches. */
export const pointYears: Record<YearLord, readonly YearArgument[]> = {
  sun: [
    {
      asks: 'What would you still be proud of this year if nobody happened to be watching?',
      opens: [
        "It's what makes you straighten up when somebody calls your name, and go quiet when they call another.",
        'Some of it rests on what you do, and some of it on being told.',
      ],
      answers: [
        "You'd be proud of what you kept doing after the attention had moved on.",
        'Praise is still welcome, and you no longer arrange the week around getting it.',
        'Where you stand with one or two people may stay unclear, and your pride can live with that.',
      ],
      task: 'Finish one thing this month that nobody is going to see.',
    },
    {
      asks: 'How much of what you do all day would you recognize as yours if someone else described it?',
      opens: [
        'There may be a job, a tone of voice, or a set of opinions that you took over from someone and never gave back.',
        "It worked, so there was no reason to look, and now there's one.",
      ],
      answers: [
        'A good half of it is yours, and the rest is mostly manners.',
        'Your own way turns out to be quieter than you had imagined and harder to argue with.',
        "Some people may go on asking for the earlier model, and you don't have to supply it.",
      ],
      task: 'Do one thing this week the way you would if nobody had shown you how.',
    },
    {
      asks: 'What would you like to be asked to do, and have you let anyone know?',
      opens: [
        'You may be better at something than the people who are asked for it, and quieter about it.',
        'Waiting to be noticed has the advantage that nobody can turn you down.',
      ],
      answers: [
        "You'd like to be asked for the thing you already do for nothing, and hardly anyone knew that you would.",
        "Once you've said so, it takes a person or two to pass it on, and they do.",
        'Not every offer that follows is a good one, but being able to turn one down is an improvement.',
      ],
      task: "Tell one person what you'd like to be asked for, in plain words.",
    },
    {
      asks: "Who are you when you aren't good at the thing in front of you?",
      opens: [
        "You may have arranged your life so that you're seldom a beginner in company.",
        "That's comfortable, and it has kept some good things at a distance.",
      ],
      answers: [
        "You're more cheerful than you would have guessed, once the first embarrassment has passed.",
        'People like you rather better with a mistake in the picture.',
        'There are things you may never be good at, and two of them turn out to be fun.',
      ],
      task: 'Try one thing this month that you expect to be bad at, with somebody watching.',
    },
  ],
  moon: [
    {
      asks: "What settles you when you've had a bad day, and do you get enough of it?",
      opens: [
        'You may get it from one person, from a place, or from an hour with the phone in another room.',
        "It tends to come last on the list, after everyone else's.",
      ],
      answers: [
        "What settles you turns out to be simple and rather regular, and you've been getting about half of what you'd like.",
        'The comfort you keep is the one you can ask for in a single sentence.',
        "People close to you may need to hear that sentence more than once, and most of them won't mind.",
      ],
      task: "Tell one person what helps when you're low, before you need it.",
    },
    {
      asks: 'Whose moods do you live in, and when do you last remember having your own?',
      opens: [
        'You may walk into a room and know within seconds how everyone is, which is a talent with running costs.',
        'By evening it can be hard to say which of the feelings you brought home were yours.',
      ],
      answers: [
        'You live in the moods of two or three people, and one of them would be surprised to hear it.',
        'Your own are plainer than the ones you borrow, and easier to do something about.',
        'You may go on noticing everything, without having to carry it all.',
      ],
      task: 'Spend one evening a week where no one can ask you for anything.',
    },
  ],
  mercury: [
    {
      asks: 'When did you last change your mind about something that mattered?',
      opens: [
        "It's the one you can defend in your sleep, and you may not have looked at the evidence for years.",
        'Conversations keep coming back to it, often from the side.',
      ],
      answers: [
        "It's been longer than you would have guessed, and this year you may do it at least once.",
        'The opinion comes out of it shorter and better informed, whichever way it falls.',
        'You may go on disagreeing with the same people, with fewer words on both sides.',
      ],
      task: 'Ask someone who knows more than you do one question, and write down the answer as they gave it.',
    },
    {
      asks: 'What do you know well enough to teach, and who has ever asked you for it?',
      opens: [
        'Some of it you use so often that you no longer count it as knowledge.',
        'You may be waiting for a certificate while other people are already taking notes.',
      ],
      answers: [
        "You know one thing well enough to teach, and it's likely to be the one you find too obvious to mention.",
        'Saying it aloud makes it better, since the questions are always about the step you skip.',
        "There's more to learn on your side, and you may do it faster with a student waiting.",
      ],
      task: 'Explain one thing you do well to someone who has never done it, in ten minutes.',
    },
  ],
  venus: [
    {
      asks: 'Whom and what do you like without having to be talked into it?',
      opens: [
        "There are people you're fond of out of habit, and a few you'd cross town for in the rain.",
        'Money goes the same way, since you spend it on what you like and on what you think you ought to.',
      ],
      answers: [
        'Fewer people and things than your calendar and your statements suggest, and you could name most of them by now.',
        'What you like gets more of your time, and what you only put up with gets a friendly no.',
        "One old attachment may stay in between, and it doesn't have to be decided.",
      ],
      task: 'Spend one free evening with someone you like, for no other reason.',
    },
    {
      asks: 'Where do you give more than you get back, and when did you agree to that?',
      opens: [
        'You may be the one who remembers the dates, brings the wine, and asks how the interview went.',
        'It comes from a good place, and it has trained a few people to wait for it.',
      ],
      answers: [
        'In one or two places only, and you agreed to it by being good at it.',
        'Asked plainly, most people are glad to give, and a little ashamed that they had to be asked.',
        'With one of them it may stay uneven, and you can decide to like them anyway.',
      ],
      task: 'Let somebody else plan the next thing, and turn up with nothing in your hands.',
    },
  ],
  mars: [
    {
      asks: 'What do you push for, and what do you only push against?',
      opens: [
        'Some of it moves things, and some of it goes into being annoyed, which is work, too.',
        'You can feel the difference in your shoulders by evening.',
      ],
      answers: [
        "You push for one or two things you'd want even if nobody stood in the way, and against the rest.",
        "The effort that counts is the kind you'd make again the next morning.",
        "An old quarrel may be left standing, because you've got somewhere else to be.",
      ],
      task: 'Start one day a week with the hard thing, and leave the argument for later.',
    },
    {
      asks: 'What do you want that you have only ever hinted at?',
      opens: [
        "You may hint, or do it yourself with some noise, or wait until you're angry enough to be clear.",
        'All three work now and then, which is what keeps them going.',
      ],
      answers: [
        'You want something rather modest, and it has been hard to ask for because a no would have been clear as well.',
        "Said outright, it gets a yes more often than not, and the no's are shorter than the hinting was.",
        "One wish may have to wait, but nobody can say they weren't told.",
      ],
      task: 'Ask one person for one thing this week, without giving a reason.',
    },
  ],
  jupiter: [
    {
      asks: "What do you hope for that's larger than what you usually allow yourself?",
      opens: [
        "It may be a place or a qualification or another way to live, and it's been too big to fit on a list.",
        'Making room for it takes longer than dreaming and less time than waiting.',
      ],
      answers: [
        "You hope for more room than you've been asking for, and some of it is there for the asking.",
        'The hope gets a date and a price this year and loses a little of its shine in exchange.',
        'The rest of it may take longer, and by now you know whom to ask.',
      ],
      task: 'Write down the first step toward it, and take it before the month is over.',
    },
    {
      asks: 'How much is enough, now that you could have more?',
      opens: [
        "You're good at seeing what a thing could become, and so you seldom meet a thing at its present size.",
        'Some of the growth you went after has been worth it, and some of it needs dusting.',
      ],
      answers: [
        'Enough turns out to be about what you had, with one thing added and two taken away.',
        'The thing you add is likely to have come through somebody you like.',
        "More may still be possible next year, and it'll keep.",
      ],
      task: 'Turn down one good offer this month, kindly and on the same day.',
    },
    {
      asks: 'What do you keep saying you believe in, and what have you done about it lately?',
      opens: [
        'It may be a cause, a faith, or a theory about how people ought to treat each other.',
        'Talking about it comes easily, and the rest needs an evening.',
      ],
      answers: [
        'You believe in it as much as you say, and you had been waiting to be asked for something definite.',
        'What you do about it turns out to be small and regular, and it changes how you talk.',
        "The large version may still come, and by then you'll know some of the people in it.",
      ],
      task: 'Give the thing you believe in two hours this month, in person.',
    },
  ],
  saturn: [
    {
      asks: 'Which of your obligations would you sign up for again today?',
      opens: [
        'Some you chose and some were handed on, and a few have been paid off and nobody mentioned it.',
        "It's slow work, and there's less to carry when it's done.",
      ],
      answers: [
        "You'd sign up again for about two-thirds of them, and those are the ones that hold you up.",
        'An obligation you choose a second time weighs less than one you only inherited.',
        'The last of them may need another year to hand back properly.',
      ],
      task: "Say no to one thing you've only been doing because you always have.",
    },
    {
      asks: 'What have you been building, and would you move into it?',
      opens: [
        "The inspection goes slowly from floor to floor, and it's fair.",
        'You may already know which part was done in a hurry.',
      ],
      answers: [
        "Most of it is sound, and you'd move in if two things were changed.",
        'You know which two, and one of them takes longer to admit than to repair.',
        'The rest is a matter of years, and it can be done a little at a time.',
      ],
      task: 'Pick the part you know is weak, and give it one hour a week until it holds.',
    },
    {
      asks: 'What do you make harder than it has to be, and who taught you that it counts more that way?',
      opens: [
        'You may distrust anything that came easily, and give it back or spoil it with extra work.',
        'It has made you reliable, and it has cost you a number of evenings.',
      ],
      answers: [
        'You make the ordinary things harder than they are, and the hard ones no harder than you must.',
        'Some of the effort can go without anyone noticing, which tells you what it was for.',
        'The rest is real work, and you may find that you like it better with the other kind gone.',
      ],
      task: 'Do one thing this week well enough, and stop there.',
    },
  ],
}
