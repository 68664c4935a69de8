import type { WeekThoughts } from '#lore/authored.ts'

export const plutoWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What would you do if you had nothing to prove?',
      turns:
        "Somebody may step aside for you, or step closer, although you haven't done anything to make them.",
      answers:
        "You'd speak more quietly and get about as much done. Leave out one show of strength this week, and see who noticed it was there.",
    },
    '2': {
      asks: "What did you pay so much for that you can't put it down?",
      turns:
        'You may give something up and feel the space before you miss the thing. Keeping it was harder than this.',
      answers:
        "You can't put down something that was dear once and is only expensive now. Sell it, give it away, or close the account, and use what you get for something you've chosen this year.",
    },
    '3': {
      asks: 'Which sentence would make all the hints unnecessary?',
      turns:
        'You may say it once, to the right person and without softening it, and find that once is enough.',
      answers:
        "You need the sentence that you've been dropping in small pieces all over the place. Say it whole, to the only person who can act on it, and stop there.",
    },
    '4': {
      asks: "Which rule of your family's are you the last to obey?",
      turns:
        "On an ordinary day at home you may notice that something which used to get to you doesn't.",
      answers:
        "You're the last to obey the one about who may speak, or who has to come. Do the opposite once, in a friendly way, and see that it holds.",
    },
    '5': {
      asks: 'What would you do all day if you let yourself?',
      turns:
        "You may give more of a day to it than you'd planned, and nothing breaks because of it.",
      answers:
        "You'd do what you allow yourself on Sundays between two duties. Clear a whole day for it soon, make no other plan, and see how much you want when you can have it all.",
    },
    '6': {
      asks: 'What would have to end for your days to get easier?',
      turns:
        'You may complain about three things in a row and hear, in the middle of a sentence, that they have one cause.',
      answers:
        "You'd have to end the arrangement that most of the trouble hangs on. End it with a plain word to the person it concerns, and wait to see how much goes with it.",
    },
    '7': {
      asks: 'With whom do you hold back, and would they mind?',
      turns:
        'You may say exactly what you think, and the other person asks for more. It feels like a long breath out.',
      answers:
        "You hold back with somebody who's never once been frightened of you. Tell them straight what you've been arranging around them, and let them argue.",
    },
    '8': {
      asks: 'What have you never let anyone else look after?',
      turns:
        'It may occur to you that you could hand something over, and in the same moment you know to whom.',
      answers:
        'No one but you has ever looked after a part of your money, or of your past. Begin with the smaller one, hand it to somebody who never asked, and let them keep it.',
    },
    '9': {
      asks: 'What do you defend without enjoying it?',
      turns:
        "In a good conversation you may give up a point that you've held for years, and feel lighter and slightly embarrassed.",
      answers:
        "You defend the conviction that's cost you more friends than it's worth. Say that you see it differently now, in those words, and don't explain how long it took.",
    },
    '10': {
      asks: 'What could you change with a word in the right ear?',
      turns:
        "You may mention something to one person, and a small matter that everybody's been complaining about gets fixed.",
      answers:
        'You could change one rule that everybody suffers from by next month. Talk to two people beforehand, let one of them propose it, and enjoy the result in silence.',
    },
    '11': {
      asks: 'Whom would you call if it were serious?',
      turns:
        "For a day it may be easy to see which people you'd trust with bad news. They're fewer than you'd thought, and better.",
      answers:
        "You'd call two people, and one of them isn't the one you'd expect. Give those two your next free evenings, and let the rest be pleasant company.",
    },
    '12': {
      asks: 'What would happen if somebody saw it?',
      turns:
        'Somebody may come close to a subject that you keep shut, and you feel hardly anything. The danger may have passed.',
      answers:
        'People would probably nod and tell you something of their own. Choose one good listener, say it in three sentences, and lock up less from then on.',
    },
  },
  presses: {
    '1': {
      asks: 'What do people stop telling you, and since when?',
      turns:
        "People may be careful around something that you've long forgotten. They remember how you were about it.",
      answers:
        "People stop telling you what you might hold against them. Let one small thing go, out loud and at once, and you'll hear sooner about the large ones.",
    },
    '2': {
      asks: "What are your reserves for, if this isn't it?",
      turns:
        'Somebody may need money, or you may want something badly yourself, and your first answer is no.',
      answers:
        'Your reserves are for a day that may never look bad enough. Work out what six months would take, put that aside, and let the rest be of some use while you can watch.',
    },
    '3': {
      asks: 'What would you learn if you asked outright?',
      turns:
        'You may ask around the subject and get an answer that can be read two ways. You could spend a night on it.',
      answers:
        "You'd learn that it's less interesting than you'd feared. Ask the one person who knows, in daylight, and take the answer as it comes.",
    },
    '4': {
      asks: 'Who gives in first at home, and what does it cost?',
      turns:
        "At home it may come down to who can bear the silence longest. It's a contest that nobody likes to win.",
      answers:
        "The one who wants peace most gives in, and keeps count. Say what you'd like while it's still easy, and ask what they'd like, before either of you goes quiet.",
    },
    '5': {
      asks: 'What do you do to a thing once you love it?',
      turns:
        "You may have found something new to love and be checking on it already, before it's had time to grow.",
      answers:
        "You hold it so close that it can't breathe. Leave the next one alone for three days at a time, and let it come back by itself.",
    },
    '6': {
      asks: 'What are you really looking after when you look after that?',
      turns:
        'Somebody may move something of yours and mean no harm, and you feel it out of all proportion.',
      answers:
        "You're looking after a worry that has nothing to do with it. Let somebody do the thing their way for a week, and write down what you were afraid would happen.",
    },
    '7': {
      asks: 'What would you lose if they won?',
      turns:
        'In the course of one conversation you and somebody else may change places, and neither of you mentions it.',
      answers:
        "You'd lose very little, apart from the feeling of being safe. Say what you're afraid of before the next round, and see whether there needs to be one.",
    },
    '8': {
      asks: 'What would have to be paid for you to feel free?',
      turns:
        'An old favor may come up, and you feel it pull. You may be paying interest on something that was a gift.',
      answers:
        "You'd feel free once somebody had named a price, and paid it. Choose a sum or a service that would be fair, pay it this month, and tell them that you consider it settled.",
    },
    '9': {
      asks: 'Which argument of theirs are you afraid of?',
      turns:
        "Somebody may disagree with you and stay very calm, and that may be what gets to you. They've thought about it, too.",
      answers:
        "You're afraid of the one that you've never quite answered. Say which it is, and that you're still thinking about it, and see how the conversation changes.",
    },
    '10': {
      asks: 'What does that person have no say in?',
      turns:
        "You may be composing speeches in the car to somebody who isn't thinking of you at all.",
      answers:
        "That person has no say in what you're worth, what you know, or whom you have dinner with. Keep a record of your work with dates, show it to one person outside, and spend your evenings on something else.",
    },
    '11': {
      asks: 'What do your friends have to do to pass?',
      turns:
        'You may keep quiet and wait to see who asks. A friend could fail by being on vacation.',
      answers:
        "Your friends have to guess what you need, and that's a hard exam. Tell one of them in so many words before you need it, and give them a fair chance.",
    },
    '12': {
      asks: 'What would you have to give up if you forgave it?',
      turns:
        "A name or a place may come up and hurt as though it were new. You'd thought that you had put it away.",
      answers:
        "You'd have to give up being owed something. Write down what it cost you, once and completely, put the page away, and see whether you still need to carry the sum.",
    },
  },
}
