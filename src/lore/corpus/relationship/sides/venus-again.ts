import type { Sides } from '#lore/authored.ts'

/** Another wording for each sign, in the order of the zodiac. */
export const venusSidesAgain: Sides = {
  Aries: {
    wants: [
      '{They} show love by starting something, and a slow answer feels to {them} like a no.',
      'Bored and unloved are hard for {them} to tell apart.',
    ],
    gives: '{They} make the first move again and again, and {other} never [have|has] to guess.',
  },
  Taurus: {
    wants: [
      '{They} like love to be calm, with good food and nobody in a hurry to leave.',
      'Pressed to talk about it, {they} sit tighter and say less.',
    ],
    gives: 'Near {them} {other} [come|comes] to rest, and [eat|eats] well.',
  },
  Gemini: {
    wants: [
      '{They} fall for a mind, and lose the thread when a talk gets heavy.',
      'A joke is how {they} ask whether everything is all right.',
    ],
    gives: '{They} make an ordinary errand with {other} into something to laugh about.',
  },
  Cancer: {
    wants: [
      '{They} notice who thinks of {them}, and remember who forgot.',
      'Instead of asking for affection {they} give more of it, and wait.',
    ],
    gives: '{Other} [are|is] looked after by {them} in ways that nobody else would think of.',
  },
  Leo: {
    wants: [
      '{They} give love like a present and like to watch it being opened.',
      'Taken for granted, {they} turn cool and very polite.',
    ],
    gives: '{They} make {other} feel like the best-looking person in the room.',
  },
  Virgo: {
    wants: [
      '{They} show love in what {they} remember and put right, and hope that it counts.',
      'A compliment makes {them} look for what is wrong with it.',
    ],
    gives: 'What {other} [need|needs] is often there before it has been mentioned.',
  },
  Libra: {
    wants: [
      '{They} would like love to be gracious on both sides, and a rough word stays with {them}.',
      'To keep it pleasant, {they} agree to things that {they} mind later.',
    ],
    gives: 'With {them} {other} [are|is] asked first, and listened to.',
  },
  Scorpio: {
    wants: [
      '{They} love seldom and thoroughly, and half an answer is worse for {them} than a bad one.',
      'When {they} are unsure, {they} watch.',
    ],
    gives: 'What {they} feel for {other} goes deep and is not for show.',
  },
  Sagittarius: {
    wants: [
      '{They} love whatever opens a window, and a list of duties makes {them} restless.',
      'A promise about next year comes easily, and one about Tuesday less so.',
    ],
    gives: 'Life gets larger for {other} with {them} in it.',
  },
  Capricorn: {
    wants: [
      '{They} take love seriously and show it late, when it has proved its worth.',
      'A feeling that is put on display embarrasses {them}.',
    ],
    gives: '{They} are still there for {other} when it has stopped being fun.',
  },
  Aquarius: {
    wants: [
      '{They} like what is unusual in a person, and draw back when it turns into a duty.',
      'Jealousy puzzles {them}, {their} own most of all.',
    ],
    gives: '{Other} can be as odd as {other} [like|likes] with {them}.',
  },
  Pisces: {
    wants: [
      '{They} love with few conditions, and find out late what {they} would have needed.',
      'A hard tone reaches {them} before the words do.',
    ],
    gives: '{They} forgive {other} more easily than most people would.',
  },
}
