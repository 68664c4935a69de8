import type { MoonAreas } from '#lore/authored.ts'

export const moonAreas: MoonAreas = {
  new: {
    1: [
      'Something about you changes, and it can begin with a habit, a haircut, or a first sentence.',
      'You get a fresh start in how you come across, and nobody needs to know the date.',
      'Somebody new sees you without the history, and takes you as you say you are.',
    ],
    2: [
      'Something about money starts over, with a small sum.',
      'A first step toward earning or saving is easily taken now.',
      'Your next free money already has a purpose if you give it one before it arrives.',
    ],
    3: [
      'A conversation, a course, or a regular call begins.',
      "One message that you've put off can go out and start something.",
      'One question to the right person is how a new friendship begins.',
    ],
    4: [
      'Something begins at home, such as a repair, a routine, or a talk about the year ahead.',
      'A fresh start at home is possible, and it can be as small as one room.',
      'One thing at home that has been put off for months gets a date.',
    ],
    5: [
      "You start something for no better reason than that it's fun.",
      'A new liking may begin here, for a person or a pastime.',
      'Somebody says yes to something that has no purpose but the fun of it.',
    ],
    6: [
      'A habit that you start now, at a fixed hour, has a good chance of lasting.',
      'A small change in your working days takes hold now.',
      "You begin a task that you've been circling, at an hour when nobody interrupts.",
    ],
    7: [
      'You start something with somebody, or start again with someone you know.',
      'You could suggest a new arrangement to the person nearest you.',
      'A plan for two people begins with one of you saying it aloud.',
    ],
    8: [
      'You and someone else begin to settle something that you share.',
      'A debt, a plan for later, or an honest talk gets its beginning.',
      'Money and trust are easier to talk about now, while nothing is urgent.',
    ],
    9: [
      'A trip, a course, or an application begins with one form or one call.',
      'A new subject may take hold of you.',
      "A far-off plan gets its first page, whether that's a chapter, a brochure, or a list of fares.",
    ],
    10: [
      'Something begins at work that will carry your name.',
      'You could ask for a new task, because a start counts double now.',
      "Somebody in charge may ask what you'd like to be doing a year from now.",
    ],
    11: [
      'You join something, or bring a few people together.',
      'A new acquaintance, or an old friend, may be the beginning of a plan.',
      "If you suggest a date to the people you'd like to see more of, most of them say yes.",
    ],
    12: [
      'You begin by doing less, and something else comes up in the gap.',
      'A quiet start is the right kind, and you can keep it to yourself.',
      "An evening without plans shows you what you've been too busy to notice.",
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
      'You see what something has cost you, and whether it was worth the money.',
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
