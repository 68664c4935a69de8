import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'

// Fillers for the slots of the other frames, after "about", "to", "in the matter of".

/** The subject of a house in a week: {ground}. */
export const grounds: Record<House, string[]> = {
  1: ['your own skin', 'how you come across', 'your body and its manners'],
  2: ['what you own', 'the purse and the pantry', 'money and what it is for'],
  3: ['messages and short trips', 'the talk on the stairs', 'letters, lists and errands'],
  4: ['home', 'the rooms you sleep in', 'the kitchen table'],
  5: ['play', 'what you do for the joy of it', 'games, flirting and showing off'],
  6: ['the daily round', 'drawers and small repairs', 'the list and the body'],
  7: ['the person across from you', 'what two people agree on', 'give and take between two'],
  8: ['what is shared', 'debts and confidences', 'the locked drawer'],
  9: ['far places', 'what you believe', 'the unread book and the unmade trip'],
  10: ['your standing', 'the work that carries your name', 'what is seen of you from afar'],
  11: ['friends', 'the long table', 'plans made in company'],
  12: ['rest', 'the closed door', 'hours that belong to nobody'],
}

/** The subject of a sign: {ground}, {mood}. */
export const moods: Record<Sign, string[]> = {
  Aries: ['making a start', 'your own courage', 'going first'],
  Taurus: ['comfort and keeping', 'what can be touched', 'slow growth'],
  Gemini: ['asking and answering', 'the open conversation', 'what you are learning'],
  Cancer: [
    'the people you keep close',
    'home and its keeping',
    'looking after and being looked after',
  ],
  Leo: ['showing what you love', 'warmth and applause', 'the thing made with love'],
  Virgo: ['putting things in order', 'useful details', 'the work of your hands'],
  Libra: ['fairness', 'two people agreeing', 'balance and good manners'],
  Scorpio: ['trust', 'what lies underneath', 'holding on and letting go'],
  Sagittarius: ['the large plan', 'faith and far places', 'the longer road'],
  Capricorn: ['the long climb', 'promises and dates', 'what you are building'],
  Aquarius: ['friends and odd ideas', 'doing it another way', 'your independence'],
  Pisces: ['dreams and music', 'letting go', 'rest and imagination'],
}
