import type { DayThoughts } from '#lore/authored.ts'

export const moonToSaturn: DayThoughts = {
  eases: {
    1: {
      says: [
        'People get to see your dry and friendly side sooner than usual.',
        'With Saturn in your first house, people find you reserved until they know you.',
        "For an hour or two they don't have to wait.",
        "You can say something dry and kind, and they'll see what your friends see.",
      ],
      task: "Tell someone you've just met one thing that you'd normally keep until the third time.",
    },
    2: {
      says: [
        "You've provided for yourself better than you tend to think.",
        "Your Saturn is in the second house, so you seldom believe that there's enough.",
        "You've provided well.",
        "Looking at what you've put aside, or paid off, may give you an hour of plain satisfaction.",
      ],
      task: 'Look at one thing that you paid for yourself, over a long time, and enjoy it.',
    },
    3: {
      says: [
        'The people around you today have time for a slow answer.',
        'With Saturn in your third house, you weigh a sentence until the talk has moved on.',
        "The people you're with aren't in a hurry.",
        "Your slow remark is the one that they'll quote later.",
      ],
      task: "Say one thing before you've finished thinking it over, to somebody patient.",
    },
    4: {
      says: [
        'You can let someone else be responsible for the place for a while.',
        "Because your Saturn is in the fourth house, you feel responsible for a home even when you're a guest in it.",
        'Someone else can do the locking up.',
        "You may notice that the place holds together when you're lying on the couch.",
      ],
      task: "Leave one chore at home to someone else, and don't check it.",
    },
    5: {
      says: [
        "Something you're bad at could be fun, if you let it.",
        'With Saturn in your fifth house, you do your hobbies as if there were going to be an exam.',
        "There won't be one.",
        'The clumsy attempt is the part that makes other people like you, and it may be the part that you like as well.',
      ],
      task: "Do something you're bad at for half an hour, and stop while it's still fun.",
    },
    6: {
      says: [
        'Finishing one boring thing properly will please you more than it should.',
        "Your Saturn in the sixth house makes you thorough, and you usually think of what's still undone.",
        "Look at what's done.",
        'The finished pile is taller than you thought, and one person has noticed.',
      ],
      task: "Finish one boring thing properly, and stop working for an hour when it's done.",
    },
    7: {
      says: [
        "There's someone you can rely on, and you could tell them so.",
        'With Saturn in your seventh house, you promise slowly, and you half expect to be let down.',
        'This person has been there for a while.',
        "It would mean a lot to them to hear that you've noticed.",
      ],
      task: "Tell someone who's stayed with you through something that you know it.",
    },
    8: {
      says: [
        'A favor can be accepted today without a plan to return it.',
        'Because your Saturn is in the eighth house, you pay things back early and hate to ask.',
        "Some favors aren't loans.",
        "The person who gave you a ride or a couch would be sorry to hear that you've kept count.",
      ],
      task: 'Accept the next thing somebody offers you, and plan no return for it.',
    },
    9: {
      says: [
        'You know what you think about a few large things, and it steadies you.',
        'With Saturn in your ninth house, you distrust a quick enthusiasm, your own included.',
        'Slow ones last.',
        "An old teacher, a book you've read twice, or a walk you always take can tell you what you think.",
      ],
      task: "Reread one page that you've trusted for years.",
    },
    10: {
      says: [
        "What you've learned at work is worth something to somebody younger.",
        'Your Saturn in the tenth house has kept you working toward something that never quite counts as reached.',
        'For an hour it counts.',
        'Someone younger may ask how you did it and mean the question.',
      ],
      task: "Tell somebody one thing you've learned at work, the way you wish someone had told you.",
    },
    11: {
      says: [
        'You belong with your friends more than you usually believe.',
        "With Saturn in your eleventh house, you've often felt like the guest who came with somebody else.",
        'These people kept your number.',
        'An old friend may say something like that in passing, and you can let it stand.',
      ],
      task: "Call the friend you've known the longest, without an occasion.",
    },
    12: {
      says: [
        'A quiet evening is worth more to you today than company.',
        'Because your Saturn is in the twelfth house, you carry your worries where nobody can help you with them.',
        'They may be lighter for an hour or two.',
        "A quiet room and an early night may be all you want, and you don't have to explain it to anyone.",
      ],
      task: 'Go to bed an hour early, with nothing to finish first.',
    },
  },
  presses: {
    1: {
      says: [
        "When you're low you look cold, and people keep their distance.",
        "With Saturn in your first house, you hold back when you're low, and people take it for coldness.",
        "They'd come nearer if they knew.",
        'One plain sentence about your day is usually enough.',
      ],
      task: "Tell somebody that you're a bit low, in those words, and let them be nice about it.",
    },
    2: {
      says: [
        "You're likely to save today on the thing that would cheer you up.",
        'Your Saturn is in the second house, so you start by cutting something that you enjoy.',
        'You may have lived on less than this.',
        'You may need company more than savings, and dinner with a friend costs very little.',
      ],
      task: "Put off every decision about money until you've slept.",
    },
    3: {
      says: [
        "An answer that doesn't come may bother you more than it should.",
        "With Saturn in your third house, you go over a message after it's sent.",
        'It was fine.',
        "They're in a meeting, or they read it and smiled and forgot to reply.",
      ],
      task: 'Leave your last message as it is, and write to somebody else.',
    },
    4: {
      says: [
        'It can wear you out to be the one at home who thinks of everything.',
        'Because your Saturn is in the fourth house, you took on the duties at home early, or simply the most of them.',
        'The others may not know what you do.',
        "They've never had to find out.",
      ],
      task: "Name one thing at home that you won't be doing this week, and say so kindly.",
    },
    5: {
      says: [
        "You may stand at the edge of something you'd like to join.",
        "With Saturn in your fifth house, you don't join in until you know that you'll be good at it.",
        'Nobody here is good at it.',
        'Standing at the edge with a drink looks like disapproval, and you only wanted to be asked.',
      ],
      task: 'Join in one thing for ten minutes, badly, and then decide.',
    },
    6: {
      says: [
        "There's more on your list than one person needs to do.",
        "Your Saturn in the sixth house finds it hard to hand anything over, because it wouldn't be done right.",
        'It would be done.',
        "Your shoulders are up by your ears, and the work won't get better for it.",
      ],
      task: 'Give one task away, and accept how it comes back.',
    },
    7: {
      says: [
        "It can be hard to ask somebody who's two feet away.",
        "With Saturn in your seventh house, you'd rather need nothing than ask and be turned down.",
        'They may think that you want to be left alone.',
        "It's a misunderstanding of about six words.",
      ],
      task: "Say that you'd like some company, to the person who'd least expect it.",
    },
    8: {
      says: [
        "It's hard for you today to take something without wondering what it costs.",
        'Because your Saturn is in the eighth house, you wonder what it will cost.',
        'It probably costs nothing.',
        "Most people give because they've thought of you, and they'd be sad to hear how carefully you add it up.",
      ],
      task: "Say thank you for one thing you've been given, and offer nothing in return.",
    },
    9: {
      says: [
        "Your view of the world may be gray for an hour, and it isn't wisdom.",
        'With Saturn in your ninth house, a gray mood can pass for a realistic view of the world.',
        "You're hungry, or it's raining.",
        'You came by your convictions over many years, and they can wait an hour for you.',
      ],
      task: "Do the next right thing on your list, and ask what it's for after a meal.",
    },
    10: {
      says: [
        'You may stay longer at work than anyone has asked you to.',
        'Your Saturn in the tenth house keeps you at it when others would have gone home.',
        'Nobody has asked you to.',
        "They assume that someone so steady doesn't need a break, or a word of thanks.",
      ],
      task: 'Ask one person whose opinion you trust what difference your work makes.',
    },
    11: {
      says: [
        'You can be useful at a party for so long that you miss it.',
        "With Saturn in your eleventh house, you make yourself useful in a group when you don't feel wanted in it.",
        "They'd rather have you on the couch.",
        'Most of them brought a dish for the same reason.',
      ],
      task: "Put down whatever you're carrying, and sit next to the person you know least.",
    },
    12: {
      says: [
        "You may tell everyone that you're fine and be worn out by it.",
        'Because your Saturn is in the twelfth house, you keep the hard things to yourself and call it being considerate.',
        "You're low on sleep.",
        "You don't have to sort it out in this mood, and you can let one person know that it's been a hard day.",
      ],
      task: "Put off every large thought until you've slept, and tell someone that it's been a heavy day.",
    },
  },
}
