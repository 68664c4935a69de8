import type { MoonAreas } from '#lore/authored.ts'

export const moonAreas: MoonAreas = {
  new: {
    1: [
      'You can begin something with yourself, such as a habit, a haircut, or a first sentence.',
      'You get a fresh start in how you come across, and nobody needs to know the date.',
      "You can introduce yourself to somebody in the way you'd like to be known.",
    ],
    2: [
      'You can start over with something about money, in a small sum.',
      'A first step toward earning or saving is easily taken now.',
      'You can decide what your next free money is for before it arrives.',
    ],
    3: [
      'You can begin a conversation, a course, or a regular call.',
      "One message that you've put off can go out and start something.",
      'You can ask somebody the question that a new friendship begins with.',
    ],
    4: [
      'You can begin something at home, such as a repair, a routine, or a talk about the year ahead.',
      'A fresh start at home is possible, and it can be as small as one room.',
      "You can decide on one thing at home that you'd like to have done by spring.",
    ],
    5: [
      'You can start something for the fun of it.',
      'A new liking may begin here, for a person or a pastime.',
      'You can invite somebody to do something with you that has no purpose.',
    ],
    6: [
      'You can start a habit at a fixed hour, and it has a good chance of lasting.',
      'A small change in your working days takes hold now.',
      "You can begin a task that you've been circling, at an hour when nobody interrupts.",
    ],
    7: [
      'You can start something with somebody, or start again with someone you know.',
      'You could suggest a new arrangement to the person nearest you.',
      "You can tell one person what you'd like to do together in the coming months.",
    ],
    8: [
      'You can begin to settle something that you share with someone.',
      'You can make a start with a debt, a plan for later, or an honest talk.',
      'You can open a conversation about money or trust while nothing is urgent.',
    ],
    9: [
      'You can sign up, apply, or begin to plan a trip.',
      'A new subject may take hold of you.',
      'You can read the first chapter, ask for the brochure, or look up the fares.',
    ],
    10: [
      'You can begin something at work that will carry your name.',
      'You could ask for a new task, because a start counts double now.',
      "You can tell somebody in charge what you'd like to be doing a year from now.",
    ],
    11: [
      'You can join something, or bring a few people together.',
      'A new acquaintance, or an old friend, may be the beginning of a plan.',
      "You can write to people you'd like to see more of, and suggest a date.",
    ],
    12: [
      'You can begin by doing less, and see what comes up in the gap.',
      'A quiet start is the right kind, and you can keep it to yourself.',
      "You can clear an evening of plans and find out what you'd do with it.",
    ],
  },
  full: {
    1: [
      "People see what you're feeling before you tell them.",
      "You're in full view for a day or two, and you can let people look.",
      'You find out how you come across, because somebody tells you or because you see it yourself.',
    ],
    2: [
      'You see what you have and what you spend, all on one page.',
      'A question of money comes to a point, and you can answer it.',
      'You can see what something has cost you, and whether it was worth the money.',
    ],
    3: [
      "What's been on your mind gets said, by you or by somebody else.",
      'A conversation comes to its point, possibly in the middle of another one.',
      'You hear what somebody has been trying to tell you, or they hear you.',
    ],
    4: [
      'Feelings run high at home, and they bring out what has been missing.',
      "Something at home is finished, or can't be overlooked any longer.",
      'You notice who does what at home, and so do the others.',
    ],
    5: [
      "A feeling for someone, or something you've made, comes into the open.",
      "You find out what gives you joy, because it's in front of you.",
      "Somebody responds to what you've made, or to your liking for them.",
    ],
    6: [
      "You see how much you've been doing, and your body agrees.",
      'A piece of work is finished, or shows what it still lacks.',
      "You see which of your tasks you could give back, because they're all due at once.",
    ],
    7: [
      'You and somebody else see each other clearly for a day.',
      'What the other person wants becomes plain, and so does what you want.',
      'You and somebody close find out what each of you had been assuming.',
    ],
    8: [
      'Something that you share with someone comes due, in money or in trust.',
      "A strong feeling comes to the surface, and it'll be easier after that.",
      "You find out what somebody will trust you with, or what you'll trust them with.",
    ],
    9: [
      "You see how far you've come with something large.",
      'A conviction of yours meets a good argument.',
      "You hear a view that's far from your own, and some of it stays with you.",
    ],
    10: [
      'Your work is in view, and people react to it.',
      "Something at work is finished, and you're told what it was worth.",
      'Somebody in charge forms an opinion of your work, and you may hear what it is.',
    ],
    11: [
      'You see who your friends are, in a crowd or in a group chat.',
      'A plan with others is decided, one way or the other.',
      "You notice which of your friends you've missed and which you've only met.",
    ],
    12: [
      "What you've been keeping to yourself comes up in the first quiet hour.",
      'You find out how tired you are, and you can do something about it.',
      'You notice what you do for others that nobody has seen, and somebody may mention it.',
    ],
  },
}
