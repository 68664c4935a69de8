import type { WeekThoughts } from '#lore/authored.ts'

export const neptuneWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What do people tell you that they tell no one else?',
      turns:
        "In a line or at a bus stop someone may tell you a good deal about themselves. You haven't said more than two words.",
      answers:
        "People tell you what they'd be ashamed to say to somebody who'd judge it. Listen gladly, for as long as it's no trouble, and don't take it home with you.",
    },
    '2': {
      asks: 'Which of your things would you save for its story?',
      turns:
        'You may pick up something that was never worth much and stand there with it for a while.',
      answers:
        "You'd save something that nobody would steal. Put it where you see it every day, and give away something that only cost a lot.",
    },
    '3': {
      asks: 'What did you know before anyone said it?',
      turns:
        "You may hear something in a voice that the words don't say, and you may be right before there's any proof.",
      answers:
        "You knew that somebody wasn't fine. Ask once more, gently, when the voice and the words disagree, and let the silence do the rest.",
    },
    '4': {
      asks: 'Who looks after you at home?',
      turns:
        'An evening may come on which nobody has a problem, and you hardly know what to do with yourself.',
      answers:
        "No one looks after you at home when you're busy looking after everybody. Keep one evening a week that has no talk about difficulties, and be the first to put your feet up.",
    },
    '5': {
      asks: 'What do you see when you close your eyes?',
      turns:
        "An idea may come to you very clearly, in the shower or on the way home, and it's the same one as last year.",
      answers:
        "You see something that you've never dared to make badly. Make a small, poor version of it this week, and show it to nobody.",
    },
    '6': {
      asks: 'What would your day look like if it were kind?',
      turns:
        "Something may be canceled, and you get as much done as on a full day. You'd like to know why.",
      answers:
        'Your day would have a gap in the middle and less polish at the edges. Lie down at noon for twenty minutes three times this week, and lower one standard that only you can see.',
    },
    '7': {
      asks: 'Who knows what you mean when you say it wrong?',
      turns:
        "Somebody may finish a sentence that you couldn't, and get it right. You feel how much work it usually is to be understood.",
      answers:
        "The person who remembers what you were worried about last time knows what you mean. Let them see you on a day when you can't explain a thing, and don't apologize for it.",
    },
    '8': {
      asks: 'What could you give that would cost you nothing but the mention?',
      turns:
        'You may give somebody something without a second thought. The hard part is to leave it at that.',
      answers:
        "You could give away something that you've been keeping score of. Cancel it in silence, wait until you've forgotten the figure, and tell them in passing.",
    },
    '9': {
      asks: 'What do you trust in when nobody asks you for reasons?',
      turns:
        "A stranger may turn out as decent as you'd expected, and you're the only one who isn't surprised.",
      answers:
        "You trust that most people mean well, and you're right more often than you get credit for. Give an hour this week to something that runs on that trust.",
    },
    '10': {
      asks: 'Whose face would you like to see when the work is done?',
      turns:
        'You may see for once what your work does for somebody, in person, and it may be worth more to you than the pay.',
      answers:
        "You'd like to see the face of somebody who needed it. Ask for one task of that kind each month, paid or unpaid, and put it where you won't skip it.",
    },
    '11': {
      asks: 'Which of your plans together would be lovely even if it were smaller?',
      turns: 'Somebody may bring the idea up again, and this time it gets a number or a month.',
      answers:
        "The plan that gets brought up every year with shining eyes would be lovely in any size. Meet once to find out what it would cost, and do the half that's left.",
    },
    '12': {
      asks: "How can you tell that you've rested?",
      turns:
        "You may spend an hour in a quiet place without a screen. You'll know that it worked by how long the rest of the day gets.",
      answers:
        "You can tell by wanting to get up again. When you reach for something tonight, ask whether you'd like to rest or to be gone, and go to bed if it's rest.",
    },
  },
  presses: {
    '1': {
      asks: "Who do people think you are when you don't correct them?",
      turns:
        "Somebody may decide something for you because they're sure that you don't mind. You do mind, and you'd never said so.",
      answers:
        "People think you're somebody who has no wishes. Name a small one early in every conversation this week, and watch the picture change.",
    },
    '2': {
      asks: "What were you buying when you didn't look at the price?",
      turns: 'You may miss a sum and remember the moods it went with, but not the prices.',
      answers:
        "You were buying a nicer minute, or helping somebody out of one. Go through one month, line by line, and choose which of the two you'd pay for again.",
    },
    '3': {
      asks: "What did they hear when you said that you'd see?",
      turns:
        "Somebody may write to you about a plan with your name on it, and they're looking forward to it. You'd thought you had said no.",
      answers:
        "When you say that you'll see, people hear a yes with a soft edge. Write them a line today with the no in it, and say one friendly thing besides.",
    },
    '4': {
      asks: 'Where is this home that yours should be like?',
      turns:
        'You may smell something or see a certain light and feel homesick in your own living room.',
      answers:
        'The home in your mind is put together from the best hours of several places. Choose one thing that was really there, and have it here by the end of the week.',
    },
    '5': {
      asks: "What do you know for certain about the one you're dreaming of?",
      turns:
        'You may spend an evening thinking about somebody, or something, of which you know two facts. A third might do it harm.',
      answers:
        "You know less than you feel, and that's how it works. Find out three plain things, about a person or a plan, and see whether you'd still like a second evening.",
    },
    '6': {
      asks: 'How many of the worries you went to bed with were yours?',
      turns:
        'You may start the day lightly and be worn out by noon, full of what other people told you. They may have stopped thinking of it.',
      answers:
        "Fewer than half of the worries were yours. Give each person ten minutes this week, in which you listen with your whole heart, and then say what you're going back to.",
    },
    '7': {
      asks: 'What would you see if you stopped hoping for a moment?',
      turns:
        "You may be waiting for somebody to change, and they can feel it. They'd like to be enough.",
      answers:
        "You'd see somebody who's already trying, in some other direction. Ask them for one thing by one date, and let that tell you what there is to hope for.",
    },
    '8': {
      asks: 'What would each of you say if you had to repeat it?',
      turns:
        'You may find out that the two of you remember different terms. It was such a warm conversation that nobody wrote anything down.',
      answers:
        "You'd say two different things, and mean well. Write three lines about what you can still give, ask them for theirs, and start again from there.",
    },
    '9': {
      asks: 'What would you do if that person gave you no advice?',
      turns:
        "Somebody you look up to may be busy, or say something that doesn't help, and you have to be your own authority for a day.",
      answers:
        "You'd do what you've learned from them, and do it well. Make the next decision without asking, and tell them about it afterward, if at all.",
    },
    '10': {
      asks: 'For whom are you doing all this?',
      turns:
        'You may work hard all day and find it difficult to say for what. Nobody else can tell you, either.',
      answers:
        "You began it for a particular person or place, and you've lost sight of both. Name one that you'd like to be useful to, and plan the next two weeks for that alone.",
    },
    '11': {
      asks: 'What would happen to the friendship if you stopped calling?',
      turns: 'Somebody may give you one more good excuse, and you may be tired of understanding.',
      answers:
        "The friendship might sleep for a while, and you'd learn something. Leave the next step to them without a grudge, and call somebody who calls you.",
    },
    '12': {
      asks: "What would you have to decide if you weren't so tired?",
      turns:
        "In the middle of a tired afternoon you may see for a moment what you've been too tired to think about. It's smaller than you'd feared.",
      answers:
        "You'd have to decide whether to go on with one thing that no longer feeds you. Look at it for fifteen minutes before noon, write down the two ways it could go, and leave it open if you like.",
    },
  },
}
