import type { WeekThoughts } from '#lore/authored.ts'

export const plutoWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What would you do if you had nothing to prove?',
      turns:
        'Your strength may be felt without your using it. Somebody may step aside, or step closer.',
      answers:
        "You'd speak more quietly and get about as much done. Leave out one show of strength this week, and see who noticed it was there.",
    },
    '2': {
      asks: "What did you pay so much for that you can't put it down?",
      turns:
        'Letting go of something may be easier than keeping it has been. You may feel the space before you miss the thing.',
      answers:
        "It's something that was dear once and is only expensive now. Sell it, give it away, or close the account, and use what you get for something you've chosen this year.",
    },
    '3': {
      asks: 'Which sentence would make all the hints unnecessary?',
      turns:
        "Saying it once may turn out to be enough, if it's said to the right person and isn't softened.",
      answers:
        "There's one that you've been dropping in small pieces all over the place. Say it whole, to the only one who can act on it, and stop there.",
    },
    '4': {
      asks: "Which rule of your family's are you the last to obey?",
      turns:
        "The old story at home may lose its grip on an ordinary day. You may notice it by what you don't feel.",
      answers:
        "There's one about who may speak, or who has to come, that nobody enforces now. Do the opposite once, in a friendly way, and see that it holds.",
    },
    '5': {
      asks: 'What would you do all day if you let yourself?',
      turns:
        "The thing you love may get a larger share of you than you'd planned, and nothing breaks because of it.",
      answers:
        "You'd do what you allow yourself on Sundays between two duties. Clear a whole day for it soon, make no other plan, and see how much you want when you can have it all.",
    },
    '6': {
      asks: 'What would have to end for your days to get easier?',
      turns:
        'The cause behind the complaints may come to the surface in one clear sentence. You may be surprised that you said it.',
      answers:
        "There's one arrangement that most of the trouble hangs on. End it with a plain word to the person it concerns, and wait to see how much goes with it.",
    },
    '7': {
      asks: 'With whom do you hold back, and would they mind?',
      turns:
        'Being taken at full strength may feel like a long breath out. The other person may even ask for more.',
      answers:
        "You hold back with somebody who's never once been frightened of you. Tell them straight what you've been arranging around them, and let them argue.",
    },
    '8': {
      asks: 'What have you never let anyone else look after?',
      turns:
        'Entrusting something may come to mind, and with it the person. You may have known for some time who that would be.',
      answers:
        "There's a part of your money, or of your past, that no one else has ever held. Begin with the smaller one, hand it to somebody who never asked, and let them keep it.",
    },
    '9': {
      asks: 'What do you defend without enjoying it?',
      turns:
        'The belief you could change may give way a little in a good conversation. You may feel lighter and slightly embarrassed.',
      answers:
        "It's a conviction that's cost you more friends than it's worth. Say that you see it differently now, in those words, and don't explain how long it took.",
    },
    '10': {
      asks: 'What could you change with a word in the right ear?',
      turns:
        "Your influence may reach further than you'd thought, on a small matter that everybody's been complaining about.",
      answers:
        "There's one rule that you could have changed by next month. Talk to two people beforehand, let one of them propose it, and enjoy the result in silence.",
    },
    '11': {
      asks: 'Whom would you call if it were serious?',
      turns:
        "Your real friends may be easy to see for a day, and the list may be shorter than you'd thought, and better.",
      answers:
        "You'd call two people, and one of them isn't the one you'd expect. Give those two your next free evenings, and let the rest be pleasant company.",
    },
    '12': {
      asks: 'What would happen if somebody saw it?',
      turns:
        'The thing you guard may be touched on, and you may feel hardly anything. It could be that the danger has passed.',
      answers:
        "They'd probably nod and tell you something of their own. Choose one good listener, say it in three sentences, and lock up less from then on.",
    },
  },
  presses: {
    '1': {
      asks: 'What do people stop telling you, and since when?',
      turns:
        "Your grudges may be treated as a fact of life by people who know you. They step around things you've long forgotten.",
      answers:
        "People stop telling you what you might hold against them. Let one small thing go, out loud and at once, and you'll hear sooner about the large ones.",
    },
    '2': {
      asks: "What are your reserves for, if this isn't it?",
      turns:
        'Your reserves may be asked for, by somebody else or by a wish of your own. Your first answer is no.',
      answers:
        "They're for a day that may never look bad enough. Work out what six months would take, put that aside, and let the rest be of some use while you can watch.",
    },
    '3': {
      asks: 'What would you learn if you asked outright?',
      turns:
        'Asking sideways may get you an answer that can be read two ways. You could spend a night on it.',
      answers:
        "You'd learn that it's less interesting than you'd feared. Ask the one person who knows, in daylight, and take the answer as it comes.",
    },
    '4': {
      asks: 'Who gives in first at home, and what does it cost?',
      turns:
        "The say at home may come down to who can bear the silence. It's a contest that nobody likes to win.",
      answers:
        "The one who wants peace most gives in, and keeps count. Say what you'd like while it's still easy, and ask what they'd like, before either of you goes quiet.",
    },
    '5': {
      asks: 'What do you do to a thing once you love it?',
      turns:
        "Wanting things too much may get hold of a new pleasure before it's had time to grow. You may be checking on it already.",
      answers:
        "You hold it so close that it can't breathe. Leave the next one alone for three days at a time, and let it come back by itself.",
    },
    '6': {
      asks: 'What are you really looking after when you look after that?',
      turns:
        'The part of the day you control may be touched by somebody who means no harm. You may feel it out of all proportion.',
      answers:
        "You're looking after a worry that has nothing to do with it. Let somebody do the thing their way for a week, and write down what you were afraid would happen.",
    },
    '7': {
      asks: 'What would you lose if they won?',
      turns:
        'The upper hand may change sides in the course of one conversation. You both notice, and neither of you says so.',
      answers:
        "You'd lose very little, apart from the feeling of being safe. Say what you're afraid of before the next round, and see whether there needs to be one.",
    },
    '8': {
      asks: 'What would have to be paid for you to feel free?',
      turns:
        "The tie you'd like to end may pull at you through a favor or an old kindness. You may be paying interest on something that was a gift.",
      answers:
        "There's a price, and nobody's ever named it. Choose a sum or a service that would be fair, pay it this month, and tell them that you consider it settled.",
    },
    '9': {
      asks: 'Which argument of theirs are you afraid of?',
      turns:
        "People who disagree with you may stay very calm, and that may be what gets to you. They've thought about it, too.",
      answers:
        "There's one that you've never quite answered. Say which it is, and that you're still thinking about it, and see how the conversation changes.",
    },
    '10': {
      asks: 'What does that person have no say in?',
      turns:
        "The person with power over you may take up more of your day than they're in it. You may be composing speeches in the car.",
      answers:
        "They've got no say in what you're worth, what you know, or whom you have dinner with. Keep a record of your work with dates, show it to one person outside, and spend your evenings on something else.",
    },
    '11': {
      asks: 'What do your friends have to do to pass?',
      turns:
        "Your friends' loyalty may be put to a test that only you know about. They could fail it by being on vacation.",
      answers:
        "They have to guess what you need, and that's a hard exam. Tell one of them in so many words before you need it, and give them a fair chance.",
    },
    '12': {
      asks: 'What would you have to give up if you forgave it?',
      turns:
        'The old injury may ache because of something small, a name or a place. You keep it very tidy.',
      answers:
        "You'd have to give up being owed something. Write down what it cost you, once and completely, put the page away, and see whether you still need to carry the sum.",
    },
  },
}
