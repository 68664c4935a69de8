import type { WeekScenes } from '#lore/authored.ts'

export const marsScenes: WeekScenes = {
  eases: {
    1: {
      eases: 'You say it in four words, and they say fair enough.',
      presses: 'You pack it in cotton, and they ask what you mean.',
    },
    2: {
      eases: 'You ask for a discount in passing, and get it.',
      presses: 'You swallow a question and pay for it.',
    },
    3: {
      eases: "It's said and over before your tea is cold.",
      presses: "You take it home, and it's bigger in the morning.",
    },
    4: {
      eases: 'You stand in the middle of it with a tape measure and feel strong.',
      presses: "You stub your toe on somebody's old plan.",
    },
    5: {
      eases: 'You lose a close one and want to go again at once.',
      presses: "You hear yourself say that it's only a game.",
    },
    6: {
      eases: "You do it before breakfast, and it's quarter past eight.",
      presses: 'It looks at you all day from the bottom of the page.',
    },
    7: {
      eases: 'You contradict them, and they lean forward.',
      presses: 'You handle them carefully, and they get worse.',
    },
    8: {
      eases: 'You name a sum, and the other one is relieved.',
      presses: 'You both wait, very politely, and interest is added.',
    },
    9: {
      eases: 'You set out in the wrong shoes and get farther than planned.',
      presses: 'You read one more guide instead of going.',
    },
    10: {
      eases: 'You catch yourself planning the first day of it.',
      presses: "Someone takes the thing you hadn't asked for.",
    },
    11: {
      eases: 'You say a date out loud, and three people get out their phones.',
      presses: 'Everyone says somebody should, and looks at the table.',
    },
    12: {
      eases: 'You work on it for an hour with your phone off and the blinds down.',
      presses: 'You tell someone about it and get advice.',
    },
  },
  presses: {
    1: {
      eases: 'Somebody lets you do it your way, and your jaw comes down.',
      presses: "You're told something you know, slowly.",
    },
    2: {
      eases: "You wait a day and don't want it.",
      presses: 'You pay with a flourish and feel the flourish wear off.',
    },
    3: {
      eases: 'You let a message lie until lunch, and it answers itself.',
      presses: 'Your thumbs are faster than you are.',
    },
    4: {
      eases: 'Each of you gets an hour alone, and nobody raises anything.',
      presses: 'It starts over a towel.',
    },
    5: {
      eases: "You let somebody win and find that you're still you.",
      presses: 'You go over the last move in bed.',
    },
    6: {
      eases: 'You do it at your own speed for a morning, and nothing burns down.',
      presses: "You look at the clock, and you're ahead of a race that nobody's running.",
    },
    7: {
      eases: "You say that you're angry, and the other one says me too, and you nearly laugh.",
      presses: "They say that they're not angry, with great precision.",
    },
    8: {
      eases: 'You divide one thing quickly, to see if you can.',
      presses: "Each of you explains once more what it's about.",
    },
    9: {
      eases: 'Somebody changes their mind without your help.',
      presses: 'You find another argument, a very good one, on the stairs.',
    },
    10: {
      eases: 'You do as you were asked, and it takes nothing from you.',
      presses: 'You do the opposite of what was asked, and it takes all day.',
    },
    11: {
      eases: "For once somebody else says it, a little clumsily, and you're grateful.",
      presses: "They all look at you, and you're already standing.",
    },
    12: {
      eases: 'You run, or scrub, or sing in the car, and it goes somewhere.',
      presses: "You say that it's fine through closed teeth.",
    },
  },
}
