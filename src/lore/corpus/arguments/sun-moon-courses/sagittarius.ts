import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      'Belief and speed make a fine engine, and somebody ought to hold the map.',
      "Your friends would follow you just as gladly into something that you'd tried out first.",
    ],
  },
  Taurus: {
    settles: [
      "You want the wide world to taste like something, and that's a perfectly good reason to travel.",
      'Pleasure has taken people as far as daring has, and it always brings something home.',
    ],
  },
  Gemini: {
    settles: [
      "You find what you're looking for in people, so the stories are part of the answer.",
      "What's missing from them, now and then, is you.",
    ],
  },
  Cancer: {
    settles: [
      "You'd like a large life with everyone in it, and it can be done in stages.",
      'Go a short way, trust them with their own dinner, and the distance will begin to feel like yours.',
    ],
  },
  Leo: {
    settles: [
      "A teacher who's still learning is the kind people stay with.",
      'Say "I don\'t know" where they can hear it, and you\'ll have added the one thing that was missing.',
    ],
  },
  Virgo: {
    settles: [
      'Great faith and good socks would get anybody anywhere.',
      "Trade some of the one for help with the other, and you'll both be rested when you leave.",
    ],
  },
  Libra: {
    settles: [
      "You're brave with crowds and kind with friends, and one friend would like some of the bravery.",
      'The truth takes up a minute of a meal, and your kindness can have all the rest.',
    ],
  },
  Scorpio: {
    settles: [
      'An opinion with its story is more than twice as strong.',
      "Tell somebody what happened, and they'll stop fighting you and move a little closer.",
    ],
  },
  Sagittarius: {
    settles: [
      "You can fall in love with any town that you've had explained to you.",
      'Let this one try, and your talent for arriving will have something to do at home.',
    ],
  },
  Capricorn: {
    settles: [
      "Boldness that's done its sums is worth betting on, and it has to begin somewhere.",
      'The part of you that counts the cost is also the part that could get you there.',
    ],
  },
  Aquarius: {
    settles: [
      "You've crossed half the planet for an idea, and down the street is no distance.",
      'Ask there for something small, and your large heart will have an address.',
    ],
  },
  Pisces: {
    settles: [
      'Truth and mercy would both rather help than please.',
      'What helps a sad person longest is a hope that turns out to be true.',
    ],
  },
}
