import type { WeekThoughts } from '#lore/authored.ts'

export const neptuneWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What do people tell you that they tell no one else?',
      turns:
        'The trust of strangers may come to you in a line or at a bus stop. You may not have said more than two words.',
      answers:
        "They tell you what they'd be ashamed to say to somebody who'd judge it. Listen gladly, for as long as it's no trouble, and don't take it home with you.",
    },
    '2': {
      asks: 'Which of your things would you save for its story?',
      turns:
        'One of the things that make you happy may catch your eye, and you may stand there for a while. It was never worth much.',
      answers:
        "You'd save something that nobody would steal. Put it where you see it every day, and give away something that only cost a lot.",
    },
    '3': {
      asks: 'What did you know before anyone said it?',
      turns:
        "Your ear for people may tell you something that the words don't. You may be right before there's any proof.",
      answers:
        "You knew that somebody wasn't fine. Ask once more, gently, when the voice and the words disagree, and let the silence do the rest.",
    },
    '4': {
      asks: 'Who looks after you at home?',
      turns:
        'Rest at home may come on an evening when nobody has a problem, and you may hardly know what to do with it.',
      answers:
        "No one does, when you're busy looking after everybody. Keep one evening a week that has no talk about difficulties, and be the first to put your feet up.",
    },
    '5': {
      asks: 'What do you see when you close your eyes?',
      turns:
        "The thing you'd make may come to you very clearly, in the shower or on the way home. It's been waiting with some patience.",
      answers:
        "You see something that you've never dared to make badly. Make a small, poor version of it this week, and show it to nobody.",
    },
    '6': {
      asks: 'What would your day look like if it were kind?',
      turns:
        "A kinder day may happen because something was canceled. You may get as much done, and you'd like to know why.",
      answers:
        'It would have a gap in the middle and less polish at the edges. Lie down at noon for twenty minutes three times this week, and lower one standard that only you can see.',
    },
    '7': {
      asks: 'Who knows what you mean when you say it wrong?',
      turns:
        "The person who understands you may finish a sentence that you couldn't. You may feel how much work it usually is.",
      answers:
        "There's somebody who remembers what you were worried about last time. Let them see you on a day when you can't explain a thing, and don't apologize for it.",
    },
    '8': {
      asks: 'What could you give that would cost you nothing but the mention?',
      turns:
        'A gift with no strings may be easy to give, and the hard part is to leave it at that.',
      answers:
        "You could give away something that you've been keeping score of. Cancel it in silence, wait until you've forgotten the figure, and tell them in passing.",
    },
    '9': {
      asks: 'What do you trust in when nobody asks you for reasons?',
      turns:
        "Your faith in people may be proved right by somebody you don't know. You may have expected it.",
      answers:
        "You trust that most people mean well, and you're right more often than you get credit for. Give an hour this week to something that runs on that trust.",
    },
    '10': {
      asks: 'Whose face would you like to see when the work is done?',
      turns:
        'Work that helps somebody may show you its result for once, in person. It may be worth more to you than the pay.',
      answers:
        "You'd like to see the face of somebody who needed it. Ask for one task of that kind each month, paid or unpaid, and put it where you won't skip it.",
    },
    '11': {
      asks: 'Which of your plans together would be lovely even if it were smaller?',
      turns:
        'The dream your friends share may come up again, and this time it may get a number or a month.',
      answers:
        "There's one that gets brought up every year with shining eyes. Meet once to find out what it would cost, and do the half that's left.",
    },
    '12': {
      asks: "How can you tell that you've rested?",
      turns:
        "Real rest may come without a screen, in a place with some quiet or some water. You'll know it by how long the day gets.",
      answers:
        "You can tell by wanting to get up again. When you reach for something tonight, ask whether you'd like to rest or to be gone, and go to bed if it's rest.",
    },
  },
  presses: {
    '1': {
      asks: "Who do people think you are when you don't correct them?",
      turns:
        "The picture people have of you may get in the way of something you'd like. They may be sure that you don't mind.",
      answers:
        "They think you're somebody who has no wishes. Name a small one early in every conversation this week, and watch the picture change.",
    },
    '2': {
      asks: "What were you buying when you didn't look at the price?",
      turns:
        'The money that disappears may be missed all at once. You may remember the moods and not the sums.',
      answers:
        "You were buying a nicer minute, or helping somebody out of one. Go through one month, line by line, and choose which of the two you'd pay for again.",
    },
    '3': {
      asks: "What did they hear when you said that you'd see?",
      turns:
        "The no you didn't say may come back to you as a plan with your name on it. The other person may be looking forward to it.",
      answers:
        'They heard a yes with a soft edge. Write them a line today with the no in it, and say one friendly thing besides.',
    },
    '4': {
      asks: 'Where is this home that yours should be like?',
      turns:
        'The home you compare yours with may seem very close, in a smell or a certain light. It makes the real one look poor.',
      answers:
        "It's put together from the best hours of several places. Choose one thing that was really there, and have it here by the end of the week.",
    },
    '5': {
      asks: "What do you know for certain about the one you're dreaming of?",
      turns:
        'Your infatuation may be fed by very little, and be all the better for it. A fact or two might do it harm.',
      answers:
        "You know less than you feel, and that's how it works. Find out three plain things, about a person or a plan, and see whether you'd still like a second evening.",
    },
    '6': {
      asks: 'How many of the worries you went to bed with were yours?',
      turns:
        "Other people's troubles may fill up a day that had started out light. You may be the only one who's still thinking of them.",
      answers:
        "Fewer than half were. Give each person ten minutes this week, in which you listen with your whole heart, and then say what you're going back to.",
    },
    '7': {
      asks: 'What would you see if you stopped hoping for a moment?',
      turns:
        "The person you hope they'll become may be very present, and the real one may feel it. They'd like to be enough.",
      answers:
        "You'd see somebody who's already trying, in some other direction. Ask them for one thing by one date, and let that tell you what there is to hope for.",
    },
    '8': {
      asks: 'What would each of you say if you had to repeat it?',
      turns:
        'The terms between you may turn out to be two sets of good intentions. It was such a warm conversation.',
      answers:
        "You'd say two different things, and mean well. Write three lines about what you can still give, ask them for theirs, and start again from there.",
    },
    '9': {
      asks: 'What would you do if that person gave you no advice?',
      turns:
        "The person you look up to may be busy, or may say something that doesn't help. You may have to be your own authority for a day.",
      answers:
        "You'd do what you've learned from them, and do it well. Make the next decision without asking, and tell them about it afterward, if at all.",
    },
    '10': {
      asks: 'For whom are you doing all this?',
      turns:
        "Your goal may look a long way off and rather misty. You're working hard, and it's difficult to say for what.",
      answers:
        "There's a person or a place behind it, and you've lost sight of both. Name one that you'd like to be useful to, and plan the next two weeks for that alone.",
    },
    '11': {
      asks: 'What would happen to the friendship if you stopped calling?',
      turns:
        'The friendship you keep alive may give you one more good excuse. You may be tired of understanding.',
      answers:
        "It might sleep for a while, and you'd learn something. Leave the next step to them without a grudge, and call somebody who calls you.",
    },
    '12': {
      asks: "What would you have to decide if you weren't so tired?",
      turns:
        "The decision behind your tiredness may show itself for a moment, in the middle of the day. It's smaller than the fog around it.",
      answers:
        "There's one thing, and you know which. Look at it for fifteen minutes before noon, write down the two ways it could go, and leave it open if you like.",
    },
  },
}
