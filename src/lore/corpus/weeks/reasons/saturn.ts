import type { WeekReasons } from '#lore/authored.ts'

export const saturnReasons: WeekReasons = {
  eases: {
    1: "people take you seriously at first sight, and you've grown used to carrying more than your share of a room",
    2: "you're good at going without, and you can forget what you were saving for",
    3: "you choose your words with care, and you'd rather send nothing than send the wrong thing",
    4: 'you keep your home going by rules that nobody has ever said aloud',
    5: 'you take your fun seriously, and you want to be good at it before you call it yours',
    6: "you work hard and well, and you rarely get to a point where you'd call it finished",
    7: "you trust people slowly, on the evidence, and you seldom tell them when they've passed",
    8: "you take on what's owed and don't complain, and it doesn't occur to you to divide it",
    9: "you want your plans to be sound, and you price them again before you'd commit to one",
    10: 'you believe that good work speaks for itself, and you wait for somebody to hear it',
    11: 'you keep few friends and keep them long, and you let months go by without a word',
    12: 'you prepare for what went wrong before, and you seldom check whether it still can',
  },
  presses: {
    1: "you hold yourself together in front of people, and it's hard for them to see when you could use a hand",
    2: "you judge each expense as if you had to answer for it, and it's the small ones you punish yourself for",
    3: "you don't want to say the wrong thing, and you've often gone over a sentence three times before you say it",
    4: 'you keep up what your family expects, and you may be the last one who remembers why',
    5: "you don't like to be seen as a beginner, and most kinds of fun begin that way",
    6: 'you hold your work to a standard that moves, and stopping feels to you like giving up',
    7: "you keep your word to the other person, and you go on keeping it after they've forgotten",
    8: "you trust nobody all the way with what you've built up, and keeping watch costs you more than you think",
    9: "you want proof before you'd believe in anything, and hope seems careless to you",
    10: "you set the bar high in public, and you'd rather prepare than be seen to miss it",
    11: "you see to it that the group's plans come off, and nobody else has needed to learn how",
    12: "you judge yourself in private, by rules you wouldn't apply to a friend",
  },
}
