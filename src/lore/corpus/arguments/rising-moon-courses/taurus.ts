import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "You've got real patience and a real temper, and each is good for something.",
      'What wears you out is that the second only gets to speak when the first has nothing left.',
    ],
  },
  Taurus: {
    settles: [
      "Being hard to move is an advantage when it's something good that you're standing on.",
      'All it needs is a look now and then, preferably by somebody with fresh eyes and your permission.',
    ],
  },
  Gemini: {
    settles: [
      'A quiet person with something to say is the best company there is.',
      'The calm makes people listen, and then the talk gives them a reason to stay.',
    ],
  },
  Cancer: {
    settles: [
      'Someone who feels that much and still holds still is exactly whom people want beside them.',
      "They'd hold still for you as well, once they'd heard that it was needed.",
    ],
  },
  Leo: {
    settles: [
      "It isn't a contradiction to be content with little and delighted by a lot.",
      "The contentment makes you easy to live with, and the delight, when it's finally allowed out, makes it worth somebody's trouble.",
    ],
  },
  Virgo: {
    settles: [
      "Your eye for what's missing is the reason other people can lie down.",
      "If one of them holds the list for an hour, you'd find that the calm they see in you was there all along.",
    ],
  },
  Libra: {
    settles: [
      'You can be agreeable and immovable and still be honest about both.',
      '"I love how you think, and I\'m keeping it as it is" loses you nothing, and people can put away the paint.',
    ],
  },
  Scorpio: {
    settles: [
      "Patience is what trust needs most, and you've got more of it than anybody.",
      'Let one more person in at your own slow speed, and the calm that others feel next to you will be yours too.',
    ],
  },
  Sagittarius: {
    settles: [
      "You don't have to uproot anything to give the other half its due.",
      "Someone with a good home makes the best kind of traveler, because there's always a reason to come back and somebody to tell.",
    ],
  },
  Capricorn: {
    settles: [
      "You know how to enjoy things and you know how to work, and plenty of people can't do either.",
      'It comes right when you take the pleasure first now and then, and notice that the work got done anyway.',
    ],
  },
  Aquarius: {
    settles: [
      'You mean the welcome, and you need the gap in the middle to go on meaning it.',
      "Friends who know when you'll be back can enjoy the long Sunday as much as you'd like them to.",
    ],
  },
  Pisces: {
    settles: [
      'A careful person with a soft heart can do more good than either kind alone.',
      "The care makes sure that there's something to give, and the heart decides who gets it.",
    ],
  },
}
