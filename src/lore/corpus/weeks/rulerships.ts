import type { House } from '#lore/house.ts'

/** What else a planet has a hand in, after "Your Venus also rules your sixth house, …, so ": of what has just been said of it. */
export const rulershipClauses: Record<House, readonly string[]> = {
  1: [
    'people see it in you before you say a word',
    "it's one of the first things anybody learns about you",
    'you tend to take it for your whole character',
  ],
  2: [
    'it has a say in what you earn and what you let yourself buy',
    'it shows up in your bank account sooner or later',
    'your money tends to follow it',
  ],
  3: [
    'it comes out in how you talk and what you text',
    'you hear it in your own voice on the phone',
    'it tends to reach people as a message',
  ],
  4: [
    'you bring it home with you',
    'the people you live with know it best',
    "it's there in the way you live and with whom",
  ],
  5: [
    "it's there in how you play and in whom you like",
    'it comes along on dates and on days off',
    'it gets into whatever you make for fun',
  ],
  6: [
    'your working days are built around it',
    'it decides a good part of your to-do list',
    'your body tends to notice it first',
  ],
  7: [
    'the person closest to you gets the most of it',
    'it takes someone else to bring it out',
    "you're likely to meet it in other people, too",
  ],
  8: [
    "it's there in what you'll share and what you'll owe",
    'it has a lot to do with whom you trust',
    'favors and debts come into it',
  ],
  9: [
    'it decides how far from home you go',
    "it's there in what you believe and what you'd study",
    'it travels with you',
  ],
  10: [
    "it's part of what you're known for",
    'your work has more to do with it than your title says',
    'people in charge have seen it, too',
  ],
  11: [
    'your friends have all met it',
    'it comes up wherever more than three people do',
    "it's there in the friends you choose",
  ],
  12: [
    'you keep a good part of it to yourself',
    'few people have seen all of it',
    'you do more of it alone than anyone guesses',
  ],
}
