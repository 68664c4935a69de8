import type { WeekThoughts } from '#lore/authored.ts'

export const mercuryWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What makes a stranger want to go on talking to you?',
      turns:
        'A first conversation may go further than they usually do, and all you did was ask. The first impression you make has less to do with your stories than you think.',
      answers:
        'Your questions do, because people can tell that you want the answer. Begin with one next time, and keep your own story until somebody asks for it.',
    },
    '2': {
      asks: 'Which of your answers have people been getting for nothing?',
      turns:
        'Somebody may ask you for advice that you give away every week, and for once they ask what they owe you.',
      answers:
        'The answers that come easiest to you are worth the most to other people. Set a price or a trade for the long version, and go on giving away the short one.',
    },
    '3': {
      asks: 'What could be cleared up by tomorrow if one of you wrote first?',
      turns:
        'The misunderstanding may turn out to be about one word. You may see it in the middle of explaining the whole story to somebody else.',
      answers:
        "It could be the thing you've both been so careful about. Write what you meant in one line and ask what they meant in another, and send it before you add a third.",
    },
    '4': {
      asks: 'What would you ask your family if nobody minded the question?',
      turns:
        "The family story you half know may get a new piece, dropped into talk about something else. You'd like to hear the rest of it.",
      answers:
        "You'd ask why things changed when they did. Ask the one who likes to tell it, on an ordinary day, and make a note of the names while they're fresh.",
    },
    '5': {
      asks: 'Who can make you laugh in the middle of a sentence?',
      turns:
        "Talk that's just for fun may break out where you'd planned to be sensible. You may come away feeling cleverer than you do after a good debate.",
      answers:
        'People who play with words the way you do can, and there are only a few. Make a date with one of them that has no purpose, and keep it as you would a serious one.',
    },
    '6': {
      asks: 'What are you holding in your head that a piece of paper could hold?',
      turns:
        'Something you have to remember may slip, and nothing bad follows. You may feel how much room it had been taking up.',
      answers:
        "You're holding every small date and promise of the month. Write the regular ones where you can't miss them, and let your memory have the evening off.",
    },
    '7': {
      asks: 'Who listens so well that you hear yourself think?',
      turns:
        'You may be halfway through explaining a problem when you hear the answer in your own voice. The person you think with hardly said a word.',
      answers:
        "There's somebody who lets the silence stand, and you think best in it. Take them the question you've been going around with, before you ask anyone who's sure.",
    },
    '8': {
      asks: 'Which understanding between you and someone should be on paper?',
      turns:
        'Getting things in writing may come up by itself, over a small sum or a date. The other person may be as glad of it as you are.',
      answers:
        "The one about money should, and it's shorter than you fear. Write down the amount, the day, and what happens if it's late, and then be as easy about it as you like.",
    },
    '9': {
      asks: "What would you like to understand that you were told wasn't for you?",
      turns:
        "The subject you'd like to study may be explained by somebody who's good at it, and for ten minutes you follow everything.",
      answers:
        "It's something you gave up because of the way it was taught. Find one clear teacher, on a page or a screen, and give it an hour a week without telling anyone your plans.",
    },
    '10': {
      asks: 'How do you talk about your work when nothing depends on it?',
      turns:
        "You may describe your work to somebody who doesn't matter to it and say it better than ever. The way you describe it has been too grand.",
      answers:
        "You say what it's for and who it helps, in one breath. Write that sentence down and use it the next time something does depend on it.",
    },
    '11': {
      asks: "Who'd be good for each other and only has you in common?",
      turns:
        'You may mention one friend to another and see how interested they are. The people you could introduce have probably heard of each other for years.',
      answers:
        "There are two people who'd have plenty to talk about if you weren't in the middle. Put them in touch with one warm line, and then keep out of it.",
    },
    '12': {
      asks: "Which thought do you stop just before it's finished?",
      turns:
        "The thought you haven't finished may come a step further when nobody's there to hear it. It's simpler than you'd expected.",
      answers:
        "It's about what you'd do if nobody had to approve. Write it out by hand to the end, put it away for two days, and see whether it's still true.",
    },
  },
  presses: {
    '1': {
      asks: 'What do people hear when you ask one more question?',
      turns:
        "Your questions may get a shorter answer than they deserve. It's possible that the other person heard a verdict in them.",
      answers:
        'People hear a judgment where you only wanted to know. Say what you liked before you ask, and leave a pause in which they can tell you more.',
    },
    '2': {
      asks: 'What would you do with the hours you spend checking?',
      turns:
        "The numbers you go over may come out the same once more, and you feel no better. It isn't a question of arithmetic.",
      answers:
        "You'd spend them on something that can't go wrong, such as a walk. Decide how often you'll look, once a week for instance, and keep to it even when you're nervous.",
    },
    '3': {
      asks: 'Who gets your attention without giving any back?',
      turns:
        "You may notice in the middle of a conversation that you've been holding it up alone. The talk you only keep up takes time from the talk you'd like.",
      answers:
        'The people who never ask you a second question do. Answer them kindly and briefly this week, and give the time to one person who does.',
    },
    '4': {
      asks: 'Which rule of the house exists only in your memory?',
      turns:
        'An old agreement may turn out to have two versions, and each of you can quote it. The agreements at home need a date on them.',
      answers:
        "There's one that the others never knew they'd made. Put it on the table as a question, agree on it once more, and let the past versions go.",
    },
    '5': {
      asks: 'What do you lose while you go on comparing?',
      turns:
        'The choice in front of you may look worse the longer you study it. You liked it best before you knew so much about it.',
      answers:
        "You lose the first pleasure, which is the best guide you have. Set yourself an hour for the choice, take what pleased you first, and don't read another word about the rest.",
    },
    '6': {
      asks: 'How much of your day is interrupted by other people?',
      turns:
        'The interruptions may get to you, and you go looking for the culprit. You could find your own hand on the phone.',
      answers:
        "It's less than half, when you count. Turn everything off for one stretch of the morning, and finish a single thing before you let the world back in.",
    },
    '7': {
      asks: "What does the other person say when you aren't writing their lines?",
      turns:
        "The argument in your head may reach a fine conclusion, and then the real person says something you hadn't thought of.",
      answers:
        'They say things that are shorter and kinder than in your version. Tell them the first line of your speech, and then wait for theirs.',
    },
    '8': {
      asks: 'What have you both been stepping around?',
      turns:
        'The fact that nobody mentions may nearly be mentioned. You may each be waiting for the other to be the brave one.',
      answers:
        "You've been stepping around a number, a name, or a date. Say it in a plain voice, without the background, and ask what they think.",
    },
    '9': {
      asks: 'What would you talk about if you dropped the argument?',
      turns:
        "You may win a point in the argument you keep up and feel no pleasure in it. It's become a way to spend time with somebody.",
      answers:
        "You'd talk about what happened to each of you to make you think so. Ask for that story once, and don't answer it with your own.",
    },
    '10': {
      asks: 'What do people remember of what you said?',
      turns:
        'One of the jokes about your work may come back to you, and you see what people have made of it. The point is missing.',
      answers:
        'People remember the line that was easiest to repeat. Make the serious sentence just as short, say it twice, and keep the joke for later.',
    },
    '11': {
      asks: 'Whose complaints are you carrying from one friend to the next?',
      turns:
        "The gossip that reaches you may put you between two people you like. You know more than you'd wanted to, and you can't use any of it.",
      answers:
        "You're carrying news that should have gone straight to the person it's about. Say so kindly the next time, and change the subject to the one who's talking.",
    },
    '12': {
      asks: "Which of your sentences do you keep correcting after everyone's gone home?",
      turns:
        'The conversation you keep going back to may begin again in your head, with better lines. Nobody else is still in it.',
      answers:
        "There's one that came out right the first time and met a frown. Write it down as you said it, close the page, and don't edit it again.",
    },
  },
}
