import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusSunCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      "What you've found, you want for everybody, at once.",
      "They're in the lake before they've had time to doubt.",
    ],
    second: [
      "You hear doubt as an insult, so you don't hear it.",
      "You'd have liked to be asked what's so good about it, and there wasn't a minute.",
    ],
    settles: [
      'Belief and speed make a fine engine, and somebody ought to hold the map.',
      "Ten days alone with an idea, and you'll bring your friends into water that you've tested.",
    ],
  },
  Taurus: {
    first: [
      'You say that a person could live out of one bag, and people throw things away.',
      'They come to tell you about it and you offer them a choice of eleven teas.',
    ],
    second: [
      'In the last week before any departure you grow very fond of the kettle.',
      "You check the weather where you're going and hope that it's dreadful.",
    ],
    settles: [
      "You want the wide world to taste like something, and that's a perfectly good reason to travel.",
      'Go where the tea comes from, and be back by night.',
    ],
  },
  Gemini: {
    first: [
      'You set off after an answer with such conviction that people ask you to bring them one.',
      'They look forward to your return.',
    ],
    second: [
      'What you bring is the roommate.',
      "It's hilarious, you've met eleven people and believed them all, and the question's where you left it.",
    ],
    settles: [
      "You find what you're looking for in people, so the stories are part of the answer.",
      'Tell one past the laugh, and somebody will lean in for the rest.',
    ],
  },
  Cancer: {
    first: [
      'You long so plainly for far away that people give you luggage.',
      "They think you'd go for good if you could.",
    ],
    second: [
      "You can't get through a single dinner there.",
      "You're looking at the sea and wondering if they've eaten, and you've got the number under your thumb.",
    ],
    settles: [
      "You'd like a large life with everyone in it, and it can be done in stages.",
      'Go a short way, trust them with the pasta, and the distance will begin to feel like yours.',
    ],
  },
  Leo: {
    first: [
      'You know a great deal and you give it away warmly.',
      "It's a joy to listen to you, and nobody interrupts.",
    ],
    second: [
      "When somebody does, and they're right, you've got a call.",
      "You love the truth, and you love it best when you've brought it.",
    ],
    settles: [
      "A teacher who's still learning is the kind people stay with.",
      'Say "I don\'t know" where they can hear it, and you\'ll have added the one thing that was missing.',
    ],
  },
  Virgo: {
    first: [
      "You're so sure about the whole of it that people stop worrying.",
      "It never occurs to them that you've taken over their share.",
    ],
    second: [
      "You don't doubt the plan, you doubt the socks.",
      'Everything that could go wrong is small, and there are hundreds of it, and they come at night.',
    ],
    settles: [
      'Great faith and good socks would get anybody anywhere.',
      "Trade some of the one for help with the other, and you'll both be rested when you leave.",
    ],
  },
  Libra: {
    first: [
      "You'd say it to a full hall, and you have.",
      'People admire how little you care what anyone thinks.',
    ],
    second: [
      'Across a small table you care very much.',
      'You can see the hope in their face, the sentence gets softer as it comes out, and "exciting" is what\'s left.',
    ],
    settles: [
      "You're brave with crowds and kind with friends, and one friend would like some of the bravery.",
      "Say it before you've ordered, and there'll be a whole meal to be kind in.",
    ],
  },
  Scorpio: {
    first: [
      'You say what you think, so people believe that they know you.',
      'They could recite you on lending money.',
    ],
    second: [
      "They couldn't tell you what it cost.",
      "Behind each of your opinions there's a night you've told no one about, and you argue all the harder to keep them from asking.",
    ],
    settles: [
      'An opinion with its story is more than twice as strong.',
      "Tell somebody what happened, and they'll stop fighting you and move a little closer.",
    ],
  },
  Sagittarius: {
    first: [
      'You start things so well that people are happy just to see you off.',
      'You look your best with a bag.',
    ],
    second: [
      "The place you're in never had a fair chance.",
      "You've been polite to it, like a person in a waiting room, and somebody's been watering your plants there for years.",
    ],
    settles: [
      "You can fall in love with any town that you've had explained to you.",
      'Let this one try, and your talent for arriving will have something to do at home.',
    ],
  },
  Capricorn: {
    first: [
      "You describe the leap so well that people's hearts beat faster.",
      "They've been wishing you luck for two summers.",
    ],
    second: [
      'In the morning you do the sums again.',
      "You believe every word you said, and you'd like to see it in a spreadsheet, with a second page for what could go wrong.",
    ],
    settles: [
      "Boldness that's done its sums is worth betting on, and it has to begin somewhere.",
      'Take a step too small for a budget, and the friends who believed you can cheer.',
    ],
  },
  Aquarius: {
    first: [
      "You're a friend to the whole world, and the world writes back.",
      'Your phone lights up in the middle of the night.',
    ],
    second: [
      "When you've got a cough, it's very quiet.",
      "Nobody's near enough to hear it, and you've arranged it so, because somebody with soup might ask how you are.",
    ],
    settles: [
      "You've crossed half the planet for an idea, and down the street is no distance.",
      'Ask there for something small, and your large heart will have an address.',
    ],
  },
  Pisces: {
    first: ["You're honest, and people with power have felt it.", 'They get it straight.'],
    second: [
      'The sad ones get something else.',
      "You can't look at their faces and not promise, and there's more than one person out there still waiting for a happy ending with your name on it.",
    ],
    settles: [
      'Truth and mercy would both rather help than please.',
      "Tell them what you expect and what you'll do about it, and they'll have less to hope for and more to hold.",
    ],
  },
}
