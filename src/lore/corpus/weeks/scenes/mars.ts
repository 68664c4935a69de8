import type { WeekScenes } from '#lore/authored.ts'

export const marsScenes: WeekScenes = {
  eases: {
    1: {
      eases: 'You say what you mean in four words, and the answer is fair enough.',
      presses: 'You pack your objection in cotton, and nobody can find it.',
    },
    2: {
      eases: 'You ask for a discount in passing, and get it.',
      presses: 'You swallow a question and pay for it.',
    },
    3: {
      eases: "You say a small complaint on the spot, and it's over before your tea is cold.",
      presses: "You take a small complaint home, and it's bigger in the morning.",
    },
    4: {
      eases: 'You stand in the middle of that room with a tape measure and feel strong.',
      presses: "You stub your toe on somebody's old plan.",
    },
    5: {
      eases: 'You lose a close one and want to go again at once.',
      presses: "You hear yourself say that it's only a game.",
    },
    6: {
      eases: 'You do the worst task before breakfast, and then the day is yours.',
      presses: 'The worst task looks at you all day from the bottom of the page.',
    },
    7: {
      eases: 'You contradict someone you usually spare, and they lean forward.',
      presses: 'You handle a person carefully, and they get worse.',
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
      eases: 'You catch yourself planning the first day in a bigger job.',
      presses: "Someone takes the thing you hadn't asked for.",
    },
    11: {
      eases: 'You say a date out loud, and three people get out their phones.',
      presses: 'Everyone says somebody should, and looks at the table.',
    },
    12: {
      eases: 'You work on your secret project for an hour with your phone off.',
      presses: 'You tell someone about the project and get advice.',
    },
  },
  presses: {
    1: {
      eases: 'Somebody lets you do something your way, and your jaw comes down.',
      presses: "You're told something you know, slowly.",
    },
    2: {
      eases: 'You wait a day to buy something and find you no longer want it.',
      presses: 'You pay for something with a flourish and feel the flourish wear off.',
    },
    3: {
      eases: 'You let a message lie until lunch, and it answers itself.',
      presses: 'Your thumbs are faster than you are.',
    },
    4: {
      eases: 'Each of you gets an hour alone, and nobody raises anything.',
      presses: 'A row at home starts over a towel.',
    },
    5: {
      eases: "You let somebody win and find that you're still you.",
      presses: 'You go over the last move in bed.',
    },
    6: {
      eases: 'You work at your own speed for a morning, and nothing burns down.',
      presses: "You look at the clock, and you're ahead of a race that nobody's running.",
    },
    7: {
      eases: "You say that you're angry, and the other one says me too, and you nearly laugh.",
      presses: "Somebody says that they're not angry, with great precision.",
    },
    8: {
      eases: 'You divide one thing quickly, to see if you can.',
      presses: "Each of you explains once more why the other can't have it.",
    },
    9: {
      eases: 'Somebody changes their mind without your help.',
      presses: 'You find another argument, a very good one, on the stairs.',
    },
    10: {
      eases: "You do as you were asked, and you're none the smaller.",
      presses: 'You do the opposite of what was asked, and it takes all day.',
    },
    11: {
      eases:
        "For once somebody else speaks up for the group, a little clumsily, and you're grateful.",
      presses: "The whole group looks at you, and you're already standing.",
    },
    12: {
      eases: 'You run, or scrub, or sing in the car, and the anger goes somewhere.',
      presses: "You say that it's fine through closed teeth.",
    },
  },
}
