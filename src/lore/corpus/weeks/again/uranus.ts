import type { WeekThoughts } from '#lore/authored.ts'

export const uranusWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What about you did you learn to keep quiet?',
      turns:
        'One of your oddities may get you into a better conversation than your manners do. Somebody may have one just like it.',
      answers:
        'You learned to keep quiet about the thing you find most interesting. Mention it first the next time you meet someone new, and see who stays.',
    },
    '2': {
      asks: "Which of your expenses pays for a life you don't want?",
      turns:
        'Other ways to pay for things may come up, in a story that somebody tells about how they live. It may sound more sensible than your own arrangement.',
      answers:
        "There's one that you keep up because people do. Cancel it for two months, note what you miss, and spend the difference on an afternoon off.",
    },
    '3': {
      asks: 'Whom would you talk to if you took another way home?',
      turns:
        "The people you talk to may include someone you'd never have chosen, and the talk may stay with you all day.",
      answers:
        "You'd talk to people who don't agree with everything you take for granted. Change one regular hour or route this week, and say more than hello.",
    },
    '4': {
      asks: 'How would you live if no one ever came to visit?',
      turns:
        'Living your own way may begin with one piece of furniture in the wrong place. It may look as though it had always wanted to be there.',
      answers:
        "You'd give the most space to what you love doing. Move that into the best room for a month, and see who objects and why.",
    },
    '5': {
      asks: 'What would you try if nobody knew you?',
      turns:
        "Fun that nobody expects of you may be offered at short notice. You may say yes before you've thought about how you'll look.",
      answers:
        "You'd try something that you'd be hopeless at for a while. Go once, unprepared, with people who don't know what you're usually good at.",
    },
    '6': {
      asks: "Which part of your day is arranged for somebody who isn't there?",
      turns:
        'The routine that nobody checks may break down by chance, and the day may go better for it.',
      answers:
        "It's the hour at which you start, or the order in which you do things. Shift it for a week and tell no one, and keep whichever version leaves you friendlier.",
    },
    '7': {
      asks: 'How far apart can the two of you be and still be close?',
      turns:
        'The room between the two of you may grow for a day or two, and you may both be nicer for it.',
      answers:
        "You can be a good deal farther apart than people tell you. Keep one evening each that the other doesn't ask about, and see what you bring home from it.",
    },
    '8': {
      asks: 'What have you both been too polite to end?',
      turns:
        "The arrangement you could leave may come up from the other side, and you may be the one who's relieved.",
      answers:
        "It's something that began as a kindness and has become a calendar entry. Say that you'd be glad to stop, offer to take care of the details, and part as friends.",
    },
    '9': {
      asks: "What have you been reading about that you can't explain to anyone?",
      turns:
        "Your new curiosity may keep you up, or make you forget to eat. It doesn't have to fit with the rest of you.",
      answers:
        "It's something you came across by chance and can't leave alone. Follow it for three weeks without a goal, and keep it to yourself until you've got a question.",
    },
    '10': {
      asks: 'Which two things that you do have never met?',
      turns:
        "Doing things out of order may save you a month. Somebody may want exactly the mixture you've been apologizing for.",
      answers:
        "They're the two you've always been told to choose between. Put both into one sentence about yourself, and say it to somebody who's never heard it.",
    },
    '11': {
      asks: 'Who makes you think and hardly ever hears from you?',
      turns:
        "The friend who's least like you may get in touch, or you may see something that only they'd find funny.",
      answers:
        "It's somebody you feel you'd have to be awake for. Call without a reason, in the middle of something, and let the talk go where it likes.",
    },
    '12': {
      asks: "What would you stop doing if you didn't have to say why?",
      turns:
        'Waiting for a reason may come to an end by itself, on a free morning. You may find that nobody had asked.',
      answers:
        "You'd stop one thing that you do out of habit and defend out of pride. Leave it out for two weeks without an explanation, and see whether anyone wants one.",
    },
  },
  presses: {
    '1': {
      asks: 'Who hears of your decisions last?',
      turns:
        "One of the surprises you spring may hurt somebody who'd have liked to think about it with you. To you it was settled weeks ago.",
      answers:
        "The people who'd be most affected do. Tell one of them about the next change while it's half an idea, and let them say something before it's whole.",
    },
    '2': {
      asks: "What would you do if you had three months' rent and no boss?",
      turns:
        'Security or a free hand may look like a choice you have to make at once. You may want to throw the whole thing over by the evening.',
      answers:
        "You'd do what you're doing now, only on your own terms. Save for the three months first, on a date that you don't discuss with yourself, and decide after that.",
    },
    '3': {
      asks: 'Which question makes you want to hang up?',
      turns:
        'One of the talks you break off may have been a friendly one. You heard a leash where there was only a question.',
      answers:
        "It's the question of where you'll be and when. Answer it once before it's asked, about one day only, and you'll be left alone about the others.",
    },
    '4': {
      asks: 'What would you need in order to stay?',
      turns:
        'Wanting to leave home may come over you in the middle of an ordinary evening. It could be that you want to leave the conversation.',
      answers:
        "You'd need a room, or an hour, that's nobody else's. Ask for the hour first, keep it for a month, and look at the listings after that.",
    },
    '5': {
      asks: 'What do you miss by leaving early?',
      turns:
        "Leaving when it gets easy may tempt you just as you'd be getting good. The next beginning already has its hand up.",
      answers:
        "You miss the part where it becomes yours. Stay for three more times than you'd like to, and see whether it gets interesting again.",
    },
    '6': {
      asks: 'Which rule would nobody miss if you broke it?',
      turns:
        "The duty you'd refuse may come around with its usual letter or reminder. You may be ready to refuse a good deal more than that.",
      answers:
        "It's a rule whose reason left long ago. Leave it alone for two weeks, say so to those it concerns, and let them tell you what it was for.",
    },
    '7': {
      asks: 'What would they know if they could count on you?',
      turns:
        'Keeping one person guessing may work a little too well. They may stop guessing and make their own plans.',
      answers:
        "They'd know that you mean to come back. Give them one day or one promise that never moves, and keep all the rest of your freedom.",
    },
    '8': {
      asks: 'What did you want to be asked before it was decided?',
      turns:
        "Wanting your share back may come over you because of one sentence that began with we. The sum isn't what hurts.",
      answers:
        'You wanted to be asked at all. Say that first, before you talk of leaving, and agree on the decisions that need both of you from here on.',
    },
    '9': {
      asks: 'What would you think if nobody contradicted you?',
      turns:
        "The view you hold alone may find an ally whom you don't much like. It may lose some of its charm for you.",
      answers:
        "You'd think about half of it, and you'd be able to say why. Begin your next argument with what you agree on, and see how much of it is left.",
    },
    '10': {
      asks: 'Which part of your work would you take along?',
      turns:
        'Quitting may look very simple on a bad afternoon. You may have the letter half written.',
      answers:
        "You'd take along more of it than you'd leave. Put in writing what would have to be freer, ask for that, and give it a month before you go.",
    },
    '11': {
      asks: 'What do you expect a group to ask of you in the end?',
      turns:
        "Leaving the group may cross your mind just when they've saved you a place. You could mistake being known for being held.",
      answers:
        "You expect to be asked to be like them. Do one thing in your own odd way while you're there, and see that they count on it.",
    },
    '12': {
      asks: 'What would change if you let one thing change?',
      turns:
        "The change you've put off may wake you up, in one of its many disguises. By day it's smaller and has a name.",
      answers:
        'A single thing would, and the rest could stay as it is. Do the first small piece of it before the weekend, in daylight, and see how you sleep.',
    },
  },
}
