import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      'Everything you start would go better if it were started by somebody rested.',
      'Doing nothing is hard for you, which makes it a challenge after all.',
    ],
  },
  Taurus: {
    settles: [
      "You dare so much because you know where you'll sleep.",
      "A day that holds a fight and a good meal is complete, and there are people who'd gladly come for either.",
    ],
  },
  Gemini: {
    settles: [
      "A fighter who's easily amused can stay in one race, if somebody's talking.",
      "Bring the conversation along, and you might find out what it's like to arrive.",
    ],
  },
  Cancer: {
    settles: [
      'It takes nothing from your courage that someone is waiting to hear.',
      "Let them know beforehand, and they'll get to be brave for an hour as well.",
    ],
  },
  Leo: {
    settles: [
      'The nerve to begin and the wish to be splendid both belong to a performer.',
      "Show one person the clumsy first tries, and you'll be admired for the very thing you were hiding.",
    ],
  },
  Virgo: {
    settles: [
      'Speed and care can work in shifts.',
      'Neither of them has to win, and what they turn out together is better than what either would do alone.',
    ],
  },
  Libra: {
    settles: [
      'A good opponent is somebody you like.',
      'Find one who loves the game itself, and you can win all you want and still be friends on the way home.',
    ],
  },
  Scorpio: {
    settles: [
      'The courage that starts an argument could also end it.',
      "Ask about the one sentence you've kept, and most of the time you'll find that it was never meant the way you learned it.",
    ],
  },
  Sagittarius: {
    settles: [
      "You don't have to be careful, only to know who is.",
      'Ask them first, thank them out loud, and the adventure gets even better odds.',
    ],
  },
  Capricorn: {
    settles: [
      "The spark is yours, and so is the patience, and they only need to stay off each other's work.",
      "Leave the fast thing standing for a month and it'll have all the age that you require.",
    ],
  },
  Aquarius: {
    settles: [
      'A leader who hates followers ought to raise other leaders.',
      "The company of equals that you've been looking for is walking a few steps behind you.",
    ],
  },
  Pisces: {
    settles: [
      "You've got enough force for a victory and enough heart for a kindness, and they needn't happen on the same train.",
      'Spend the force where nobody loses, and the seat will be a present again.',
    ],
  },
}
