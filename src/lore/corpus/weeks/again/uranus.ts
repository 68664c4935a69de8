import type { WeekThoughts } from '#lore/authored.ts'

export const uranusWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What about you did you learn to keep quiet?',
      turns:
        'You may let something odd about yourself slip, and the conversation gets better. Somebody may have an oddity just like it.',
      answers:
        'You learned to keep quiet about the thing you find most interesting. Mention it first the next time you meet someone new, and see who stays.',
    },
    '2': {
      asks: "Which of your expenses pays for a life you don't want?",
      turns:
        'Somebody may tell you how they live, and it sounds more sensible than your own arrangement.',
      answers:
        'The one that you keep up because people do is the one. Cancel it for two months, note what you miss, and spend the difference on an afternoon off.',
    },
    '3': {
      asks: 'Whom would you talk to if you took another way home?',
      turns:
        "You may get talking with someone you'd never have chosen, and think about it all day.",
      answers:
        "You'd talk to people who don't agree with everything you take for granted. Change one regular hour or route this week, and say more than hello.",
    },
    '4': {
      asks: 'How would you live if no one ever came to visit?',
      turns:
        "You may move one piece of furniture to the wrong place and like it there. Nobody ever said it couldn't stand there.",
      answers:
        "You'd give the most space to what you love doing. Move that into the best room for a month, and see who objects and why.",
    },
    '5': {
      asks: 'What would you try if nobody knew you?',
      turns:
        "You may be asked along at short notice and say yes before you've thought about how you'll look.",
      answers:
        "You'd try something that you'd be hopeless at for a while. Go once, unprepared, with people who don't know what you're usually good at.",
    },
    '6': {
      asks: "Which part of your day is arranged for somebody who isn't there?",
      turns: 'Your usual order may be upset by chance, and the day goes better for it.',
      answers:
        "You arrange the hour at which you start for people who aren't there, or the order in which you do things. Shift it for a week and tell no one, and keep whichever version leaves you friendlier.",
    },
    '7': {
      asks: 'How far apart can the two of you be and still be close?',
      turns: "You two may see less of each other for a day or two, and you're both nicer for it.",
      answers:
        "You can be a good deal farther apart than people tell you. Keep one evening each that the other doesn't ask about, and see what you bring home from it.",
    },
    '8': {
      asks: 'What have you both been too polite to end?',
      turns:
        "The other person may be the one to suggest ending it, and you find that you're relieved.",
      answers:
        "You've both kept up something that began as a kindness and has become a calendar entry. Say that you'd be glad to stop, offer to take care of the details, and part as friends.",
    },
    '9': {
      asks: "What have you been reading about that you can't explain to anyone?",
      turns:
        "You may read until late about something that has nothing to do with the rest of your life. It doesn't have to.",
      answers:
        "You've been reading about something that you came across by chance and can't leave alone. Follow it for three weeks without a goal, and keep it to yourself until you've got a question.",
    },
    '10': {
      asks: 'Which two things that you do have never met?',
      turns:
        "Somebody may want exactly the mixture that you've been apologizing for, and it saves you a month of explaining.",
      answers:
        "You've always been told to choose between the two things you like best, so you've never done them together. Put both into one sentence about yourself, and say it to somebody who's never heard it.",
    },
    '11': {
      asks: 'Who makes you think and hardly ever hears from you?',
      turns:
        "You may see something that only one person you know would find funny, and realize how long it's been since you spoke.",
      answers:
        "The friend you feel you'd have to be wide awake for hardly ever hears from you. Call without a reason, in the middle of something, and let the talk go where it likes.",
    },
    '12': {
      asks: "What would you stop doing if you didn't have to say why?",
      turns:
        'On a free morning you may drop something without a reason, and find that nobody had asked for one.',
      answers:
        "You'd stop one thing that you do out of habit and defend out of pride. Leave it out for two weeks without an explanation, and see whether anyone wants one.",
    },
  },
  presses: {
    '1': {
      asks: 'Who hears of your decisions last?',
      turns:
        "You may announce something that you settled weeks ago, and hurt somebody who'd have liked to think about it with you.",
      answers:
        "The people who'd be most affected hear of your decisions last. Tell one of them about the next change while it's half an idea, and let them say something before it's whole.",
    },
    '2': {
      asks: "What would you do if you had three months' rent and no boss?",
      turns:
        'You may want to throw the whole thing over by the evening, because of one rule or one bill too many.',
      answers:
        "You'd do what you're doing now, only on your own terms. Save for the three months first, on a fixed date, and decide after that.",
    },
    '3': {
      asks: 'Which question makes you want to hang up?',
      turns:
        'You may break off a talk that was meant in a friendly way. There was only a question, and you heard a leash.',
      answers:
        "You want to hang up when you're asked where you'll be and when. Answer it once before it's asked, about one day only, and you'll be left alone about the others.",
    },
    '4': {
      asks: 'What would you need in order to stay?',
      turns:
        'In the middle of an ordinary evening you may want to be somewhere else. It could be that you only want to be out of the conversation.',
      answers:
        "You'd need a room, or an hour, that's nobody else's. Ask for the hour first, keep it for a month, and look at the listings after that.",
    },
    '5': {
      asks: 'What do you miss by leaving early?',
      turns:
        "You may be tempted to stop just as you'd be getting good. Something new looks much more interesting.",
      answers:
        "You miss the part where it becomes yours. Stay for three more times than you'd like to, and see whether it gets interesting again.",
    },
    '6': {
      asks: 'Which rule would nobody miss if you broke it?',
      turns:
        "The usual reminder may arrive, and you're ready to refuse a good deal more than it asks.",
      answers:
        'No one would miss the one whose reason left long ago. Leave it alone for two weeks, say so to those it concerns, and let them tell you what it was for.',
    },
    '7': {
      asks: 'What would they know if they could count on you?',
      turns:
        'You may keep somebody guessing so long that they stop guessing and make their own plans.',
      answers:
        'People would know that you mean to come back. Give them one day or one promise that never moves, and keep all the rest of your freedom.',
    },
    '8': {
      asks: 'What did you want to be asked before it was decided?',
      turns:
        "Somebody may say one sentence that begins with we, and you want out. The sum isn't what hurts.",
      answers:
        'You wanted to be asked at all. Say that first, before you talk of leaving, and agree on the decisions that need both of you from here on.',
    },
    '9': {
      asks: 'What would you think if nobody contradicted you?',
      turns:
        "Somebody you don't much like may agree with you, and your view loses some of its charm.",
      answers:
        "You'd think about half of it, and you'd be able to say why. Begin your next argument with what you agree on, and see how much of it is left.",
    },
    '10': {
      asks: 'Which part of your work would you take along?',
      turns:
        'On a bad afternoon quitting may look very simple. You may have half the letter written before you remember what you like about it.',
      answers:
        "You'd take along more of it than you'd leave. Put in writing what would have to be freer, ask for that, and give it a month before you go.",
    },
    '11': {
      asks: 'What do you expect a group to ask of you in the end?',
      turns:
        'They may have saved you a seat, and your first thought is to stop going. You could mistake being known for being held.',
      answers:
        "You expect to be asked to be like them. Do one thing in your own odd way while you're there, and see that they count on it.",
    },
    '12': {
      asks: 'What would change if you let one thing change?',
      turns:
        "You may wake up in the night with an idea for a whole new life. By day it's one small thing, and you know its name.",
      answers:
        'You could change one thing and leave the rest as it is. Do the first small piece of the change before the weekend, in daylight, and see how you sleep.',
    },
  },
}
