import type { MonthAreas } from '#lore/authored.ts'

export const uranusAreas: MonthAreas = {
  1: {
    eases: [
      'You can change something about yourself without making a speech about it.',
      'You feel freer than usual, and people can adjust.',
    ],
    presses: [
      "You're restless in your own skin and want to change everything by Friday.",
      'You may surprise people, and yourself first.',
    ],
  },
  2: {
    eases: [
      'A new way to earn or to save may occur to you, and it could work.',
      'You find that you need less than you thought, which is a kind of raise.',
    ],
    presses: [
      'Income or expenses may jump about. Keep a reserve and you can be calm.',
      'You may want to get rid of something you own, and at once. Sleep on it, and then do it.',
    ],
  },
  3: {
    eases: [
      "A fresh thought or a stranger's remark may solve something.",
      "You say something you've never said, and it turns out to be easy.",
    ],
    presses: [
      "You may say a thing before you've checked it.",
      "News may come quickly and out of order. Your first answer doesn't have to be the final one.",
    ],
  },
  4: {
    eases: [
      'A change at home turns out to be a relief.',
      'You can live more freely where you are, by dropping one rule.',
    ],
    presses: [
      'Home may feel unsettled, and you may have to improvise.',
      'You may want to move out, or to move everything around. Begin with the furniture.',
    ],
  },
  5: {
    eases: [
      "You may like somebody or something that isn't your usual type.",
      'An odd idea of yours turns out to be fun for others, too.',
    ],
    presses: [
      'An attraction may come suddenly and go the same way.',
      "You're bored with what you used to enjoy. Try something where you're a beginner.",
    ],
  },
  6: {
    eases: [
      'You may find a new method that makes your days lighter.',
      'A change in your schedule does you good, although nobody had planned it.',
    ],
    presses: [
      'Plans at work may change without notice, and your nerves with them. Leave gaps.',
      'You may want to quit. Change one thing about the job first, and see whether that was it.',
    ],
  },
  7: {
    eases: [
      'The two of you may find a freer way of being together.',
      "You may meet somebody who's good for you because they're different.",
    ],
    presses: [
      "The terms between you and someone close may have to loosen. Say how far, since it's usually less than it sounds.",
      'Somebody close may suddenly want to change how often you meet, or who does what. You can ask for a few weeks before you answer.',
    ],
  },
  8: {
    eases: [
      "You can get out of a dependency that you'd thought was permanent.",
      "Something comes into the open between you and someone, and it's a relief.",
    ],
    presses: [
      'A shared account or arrangement may change without warning. Keep copies.',
      'You may want to break a tie that could simply be loosened.',
    ],
  },
  9: {
    eases: [
      'A chance to go somewhere or to learn something may come at short notice.',
      'You see an old question in a new way, and it stays seen.',
    ],
    presses: [
      "Your opinions may be changing faster than you've told people.",
      'A trip or a course may not go as planned. The second plan could be better.',
    ],
  },
  10: {
    eases: [
      'An unusual opportunity at work may be worth a try.',
      "You can do your job in a way of your own, and it's accepted.",
    ],
    presses: [
      'Your work may change direction, and not by your choice alone.',
      'You may be tired of being what your job says you are. Tell somebody before you tell everybody.',
    ],
  },
  11: {
    eases: [
      'You may meet people who think as you do and live otherwise.',
      "A friend's sudden idea suits you very well.",
    ],
    presses: [
      "A friendship may change its terms. It's honest, at least.",
      "You want to leave a group, or you do. See who's still there the week after.",
    ],
  },
  12: {
    eases: [
      'You understand something about yourself in a flash, and it frees you.',
      'An old fear turns out to be out of date.',
    ],
    presses: [
      'You may sleep badly because your mind is running ahead. Write it down and leave it.',
      "Something you'd kept quiet about may come up without your planning it.",
    ],
  },
}
