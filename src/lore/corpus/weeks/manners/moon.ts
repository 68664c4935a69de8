import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const moonWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: [
      'You feel it all at once and you show it, so nobody has to guess.',
      "You'd rather move than talk about a feeling, and moving does you good.",
    ],
    presses: [
      "You hit back before you know that you've been hurt.",
      "You'd like to do something about it this minute, and there's only something to feel.",
    ],
  },
  Taurus: {
    eases: [
      'Your body knows it before you do, and it settles.',
      "You've never asked comfort to be more than simple and there every day.",
    ],
    presses: [
      'You lean on small daily comforts, and you feel it out of all proportion when one of them is moved.',
      "You'd rather keep a feeling that's gone stale than be without one.",
    ],
  },
  Gemini: {
    eases: [
      "You feel lighter the moment you've told someone.",
      "You can laugh about it while you're in it, and that takes nothing away.",
    ],
    presses: [
      "You've got a hundred words for how you are, and none of them has made you feel it less.",
      'You ask three people what you feel, and you get three good answers.',
    ],
  },
  Cancer: {
    eases: [
      "You're fed as well as feeding, and you can tell how seldom that's been so.",
      'You feel safe, and a soft mood that was waiting behind the door for weeks comes out.',
    ],
    presses: [
      "You feel the slight to the bottom, and your face says that it's nothing.",
      'You remember every earlier time, in order, with the tone of voice.',
    ],
  },
  Leo: {
    eases: [
      "You're the warm spot in the room, and you get warm yourself.",
      'You need people to be delighted with you, visibly, and somebody is.',
    ],
    presses: [
      "You weren't looked at, and it hurts more than a thing like that has a right to.",
      'You give lavishly, and then you wait for it to be noticed.',
    ],
  },
  Virgo: {
    eases: [
      "You're useful and you're thanked, which for you is very close to being loved.",
      "You don't find anything to fix, and it takes you a minute to trust that.",
    ],
    presses: [
      "You can't make it better by working on it, and working on it is all you know to do with a feeling.",
      'You find the fault in what you felt, and correct that first.',
    ],
  },
  Libra: {
    eases: [
      "You usually make the peace yourself, and here you don't have to.",
      "You're liked here without arranging anything.",
    ],
    presses: [
      "You'd give a good deal for nobody to be displeased.",
      "You've been so agreeable that nobody knows there's something to be sorry for.",
    ],
  },
  Scorpio: {
    eases: [
      "You usually guard what goes deep, and here you don't have to.",
      'You let somebody close enough to see how much there is.',
    ],
    presses: [
      "You want all or nothing, and what you're offered is some.",
      "You'd sooner hurt alone than be seen hurting, and you've gotten good at it.",
    ],
  },
  Sagittarius: {
    eases: [
      'You can see a long way from here, and your spirits go up with the view.',
      "You feel that it'll be all right, and today that's more than a habit.",
    ],
    presses: [
      "You've been cheerful about this for so long that you half believed it.",
      'You want out, and what you want is air.',
    ],
  },
  Capricorn: {
    eases: [
      "You've built this comfort yourself, slowly, and it bears your weight.",
      "You've been steady for so long that a word of thanks makes you look out of the window for a second.",
    ],
    presses: [
      "You've been the strong one for so long that people have stopped asking.",
      "You feel it, you note it, and you'd put it off if it would be put off.",
    ],
  },
  Aquarius: {
    eases: [
      'You find that you can be close and free in the same hour.',
      "You're odd here, and at ease, and the two belong together.",
    ],
    presses: [
      "You observe that you're upset, with some interest, from about three feet away.",
      "You want to be left alone by people who won't go away.",
    ],
  },
  Pisces: {
    eases: [
      'You feel held by something larger than the day, and you rest in it.',
      "Your kindness comes back to you by a way that you'd never have thought of.",
    ],
    presses: [
      "You can't tell where their trouble ends and yours begins.",
      "You give way, softly, and only later do you know there'd been a line.",
    ],
  },
}
