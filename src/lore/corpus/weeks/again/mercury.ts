import type { WeekThoughts } from '#lore/authored.ts'

export const mercuryWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What makes a stranger want to go on talking to you?',
      turns:
        'A first conversation may go further than they usually do, and all you did was ask one question and then another.',
      answers:
        'Your questions do it, because people can tell that you want the answer. Begin with one next time, and keep your own story until somebody asks for it.',
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
        'You may be explaining the whole muddle to somebody else when you see that it hangs on one word. You could tell the right person the same thing in a line.',
      answers:
        "You could clear up the misunderstanding that you've both been so careful around. Write what you meant in one line, ask what they meant in another, and send it before you add a third.",
    },
    '4': {
      asks: 'What would you ask your family if nobody minded the question?',
      turns:
        "A relative may let something drop in the middle of talk about the weather or the roast. It's news to you, and nobody else at the table looks up.",
      answers:
        "You'd ask why things changed when they did, and who decided it. Ask the one who likes to tell it, on an ordinary day, and make a note of the names while they're fresh.",
    },
    '5': {
      asks: 'Who can make you laugh in the middle of a sentence?',
      turns:
        "You may end up talking nonsense where you'd planned to be sensible, and come away feeling cleverer than you do after a good debate.",
      answers:
        'People who play with words the way you do make you laugh, and there are only a few. Make a date with one of them that has no purpose, and keep it as you would a serious one.',
    },
    '6': {
      asks: 'What are you holding in your head that a piece of paper could hold?',
      turns:
        "You may forget one of the things you'd meant to remember, and nothing bad follows. You can feel how much room it had been taking up.",
      answers:
        "You're holding every small date and promise of the month. Write the regular ones where you can't miss them, and let your memory have the evening off.",
    },
    '7': {
      asks: 'Who listens so well that you hear yourself think?',
      turns:
        'You may be halfway through explaining a problem when you hear the answer in your own voice. The other person has hardly said a word.',
      answers:
        "The friend who lets a silence stand listens that well. Take them the question you've been going around with, before you ask anyone who's sure.",
    },
    '8': {
      asks: 'Which understanding between you and someone should be on paper?',
      turns:
        'A small sum or a date may come up, and one of you suggests writing it down. The other is as glad of it as you are.',
      answers:
        "Your understanding about money should be on paper, and it's shorter than you fear. Write down the amount, the day, and what happens if it's late, and then be as easy about it as you like.",
    },
    '9': {
      asks: "What would you like to understand that you were told wasn't for you?",
      turns:
        "Somebody who's good at explaining may tell you about it, and for ten minutes you follow everything. You'd been told that you had no head for it.",
      answers:
        "You'd like to understand the subject that you gave up because it was badly taught. Find one clear teacher, on a page or a screen, and give it an hour a week without telling anyone your plans.",
    },
    '10': {
      asks: 'How do you talk about your work when nothing depends on it?',
      turns:
        'You may describe what you do to somebody who has nothing to do with it, and say it better than you ever have at an interview.',
      answers:
        "You say what it's for and who it helps, in one breath. Write that sentence down, and use it the next time something does depend on it.",
    },
    '11': {
      asks: "Who'd be good for each other and only has you in common?",
      turns:
        'You may mention one friend to another and see how interested they are. Each of them has probably been hearing about the other for years.',
      answers:
        "The two friends who'd go on talking if you left the table would be good for each other. Put them in touch with one warm line, and then keep out of it.",
    },
    '12': {
      asks: "Which thought do you stop just before it's finished?",
      turns:
        "With nobody there to hear it, you may think something through a step further than usual. It's simpler than you'd expected.",
      answers:
        "You stop the thought about what you'd do if nobody had to approve. Write it out by hand to the end, put it away for two days, and see whether it's still true.",
    },
  },
  presses: {
    '1': {
      asks: 'What do people hear when you ask one more question?',
      turns:
        "You may ask something harmless and get a shorter answer than you deserve. It's possible that the other person heard a verdict in it.",
      answers:
        'People hear a judgment where you only wanted to know. Say what you liked before you ask, and leave a pause in which they can tell you more.',
    },
    '2': {
      asks: 'What would you do with the hours you spend checking?',
      turns:
        "You may add it all up once more, get the same result, and feel no better. The trouble can't be one of arithmetic.",
      answers:
        "You'd spend them on something that can't go wrong, such as a walk. Decide how often you'll look, once a week for instance, and keep to it even when you're nervous.",
    },
    '3': {
      asks: 'Who gets your attention without giving any back?',
      turns:
        "You may notice in the middle of a conversation that you've been holding it up alone. There's somebody you'd rather be talking to.",
      answers:
        'You give your attention to people who never ask you a second question. Answer them kindly and briefly this week, and give the time to one person who does ask.',
    },
    '4': {
      asks: 'Which rule of the house exists only in your memory?',
      turns:
        'It may turn out that you and the others remember an old agreement in two versions, and each of you can quote your own.',
      answers:
        "The rule that you've kept most faithfully may be one that the others never agreed to. Ask about it as a question, settle it once more, and let the past versions go.",
    },
    '5': {
      asks: 'What do you lose while you go on comparing?',
      turns:
        'You may read one more review and like the thing a little less. You liked it best before you knew so much about it.',
      answers:
        "You lose the first pleasure, which is the best guide you have. Set yourself an hour for the choice, take what pleased you first, and don't read another word about the rest.",
    },
    '6': {
      asks: 'How much of your day is interrupted by other people?',
      turns:
        'You may lose your place for the fifth time and look for somebody to blame. Your own hand may be on the phone.',
      answers:
        'Other people interrupt less than half of your day, when you count. Turn everything off for one stretch of the morning, and finish a single thing before you let the world back in.',
    },
    '7': {
      asks: "What does the other person say when you aren't writing their lines?",
      turns:
        "You may bring your speech to a fine conclusion on the way there, and then the real person says something you hadn't thought of.",
      answers:
        'The other person says things that are shorter and kinder than in your version. Tell them the first line of your speech, and then wait for theirs.',
    },
    '8': {
      asks: 'What have you both been stepping around?',
      turns:
        "One of you may come very close to mentioning it and change the subject. You can both feel who's being careful.",
      answers:
        "You've been stepping around a number, a name, or a date. Say it in a plain voice, without the background, and ask what they think.",
    },
    '9': {
      asks: 'What would you talk about if you dropped the argument?',
      turns:
        "You may win a point and feel no pleasure in it. By now the two of you know each other's lines, and it's a way of spending time together.",
      answers:
        "You'd talk about what happened to each of you to make you think so. Ask for that story once, and don't answer it with your own.",
    },
    '10': {
      asks: 'What do people remember of what you said?',
      turns:
        "A joke you made about your work may come back to you without its point. It's what people have been passing on.",
      answers:
        'People remember the line that was easiest to repeat. Make the serious sentence just as short, say it twice, and keep the joke for later.',
    },
    '11': {
      asks: 'Whose complaints are you carrying from one friend to the next?',
      turns:
        "A friend may tell you something about another friend, and you know more than you wanted to and can't use any of it.",
      answers:
        "You're carrying news that should have gone straight to the person it's about. Say so kindly the next time, and change the subject to the one who's talking.",
    },
    '12': {
      asks: "Which of your sentences do you keep correcting after everyone's gone home?",
      turns:
        'You may lie awake improving something you said, hours after everyone else has forgotten it.',
      answers:
        "The sentence that came out right the first time and met a frown is the one. Write it down as you said it, close the page, and don't edit it again.",
    },
  },
}
