import type { Sides } from '#lore/authored.ts'

/** A third wording for the Sun, in the order of the zodiac: most quarrels are of it. */
export const sunSidesThird: Sides = {
  Aries: {
    wants: [
      '{They} would rather be told no than be told to wait.',
      'A long explanation sounds to {them} like a no that takes longer.',
    ],
    gives:
      '{They} are the first to say sorry to {other}, because {they} are the first at most things.',
  },
  Taurus: {
    wants: [
      '{They} need to see a reason that {they} can put a hand on before {they} change {their} mind.',
      'Until then {they} repeat what {they} said, in the same words.',
    ],
    gives: 'What {they} have said to {other} once is still true a year later.',
  },
  Gemini: {
    wants: [
      '{They} want to be allowed a second opinion, {their} own included.',
      'Held to what {they} said on Monday, {they} feel caught.',
    ],
    gives: '{They} bring {other} the news of a world outside the quarrel.',
  },
  Cancer: {
    wants: [
      '{They} hear what was said about {their} people before {they} hear the argument.',
      'Then {they} defend them, and the argument has to wait.',
    ],
    gives: 'Among the people whom {they} defend, {other} [come|comes] first.',
  },
  Leo: {
    wants: [
      '{They} want {their} effort to be mentioned before the mistake is.',
      'In the other order {they} hear only the mistake.',
    ],
    gives: '{They} mention {others} efforts, and to other people as well.',
  },
  Virgo: {
    wants: [
      '{They} would like to be told exactly what was wrong, and mind it all evening when {they} are.',
      'A general reproach is worse, since there is nothing in it to repair.',
    ],
    gives: '{They} take a complaint of {others} seriously enough to do something about it.',
  },
  Libra: {
    wants: [
      '{They} want to be asked for a view, and to hear the other one first.',
      'Left with a decision alone, {they} put it off and get blamed for that.',
    ],
    gives: '{They} ask {other} first, and wait for the answer.',
  },
  Scorpio: {
    wants: [
      '{They} want to know why a thing was said, and "no reason" is an answer that {they} never believe.',
      'What has been explained to {them} {they} can leave alone.',
    ],
    gives: '{They} look for the reason behind {others} bad day, and usually find it.',
  },
  Sagittarius: {
    wants: [
      '{They} want a quarrel to be about something larger than the dishes.',
      'So {they} argue the principle, and the dishes are still there.',
    ],
    gives: '{They} can make a small trouble of {others} look as small as it is.',
  },
  Capricorn: {
    wants: [
      '{They} would rather be shown what to do than told how it felt.',
      'A reproach that {they} can do nothing about keeps {them} awake.',
    ],
    gives: '{They} put right what troubles {other} without mentioning it again.',
  },
  Aquarius: {
    wants: [
      '{They} can be convinced and never persuaded.',
      'When somebody raises a voice {they} speak more quietly, and that passes for contempt.',
    ],
    gives: '{They} let {other} be of another opinion, also at breakfast.',
  },
  Pisces: {
    wants: [
      '{They} feel sorry for the other side in the middle of an argument, and lose the thread of {their} own.',
      'Hours later the thread is there again, and nobody to tell it to.',
    ],
    gives: '{They} are on {others} side even while {they} argue against it.',
  },
}
