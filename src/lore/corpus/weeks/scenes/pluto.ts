import type { WeekScenes } from '#lore/authored.ts'

export const plutoScenes: WeekScenes = {
  eases: {
    1: {
      eases: 'You ask for something quietly, and people make room.',
      presses: 'You hold back, and others fill the space.',
    },
    2: {
      eases: 'You give one thing away, and the shelf looks better.',
      presses: 'You dust the thing again.',
    },
    3: {
      eases: 'You say a quarter of the truth, and no one faints.',
      presses: 'You hint, and you get a hint back.',
    },
    4: {
      eases: "The old story is told, and you don't feel your stomach.",
      presses: "You're fourteen for a minute, at the table.",
    },
    5: {
      eases: 'You allow yourself a second helping, of whatever it is.',
      presses: 'You ration your pleasure, and think of little else.',
    },
    6: {
      eases: "You complain, and in the middle you hear what it's about.",
      presses: 'You make the same complaint, with a new example.',
    },
    7: {
      eases: "You don't hold back, and the other one grins.",
      presses: 'You turn yourself down by a third, out of kindness.',
    },
    8: {
      eases: 'You tell someone one true figure.',
      presses: 'You give a friend the version for visitors.',
    },
    9: {
      eases: 'You admit that the other side has something, and your voice holds.',
      presses: 'You raise your voice for a conviction, and you hear it.',
    },
    10: {
      eases: "You use a little of your influence on someone's behalf, and it works.",
      presses: 'You watch something go wrong, and you could have said a word.',
    },
    11: {
      eases: "Somebody you'd hardly counted speaks up.",
      presses: 'You go through the list in your head and stop at three.',
    },
    12: {
      eases: 'You leave the old secret unguarded for an evening, and nobody comes.',
      presses: "You change the subject before there's one.",
    },
  },
  presses: {
    1: {
      eases: "You let something go, and see someone's surprise.",
      presses: "People are careful with you, and you like that, and you don't.",
    },
    2: {
      eases: 'You spend a bit of the reserve, and the ground holds.',
      presses: 'You check that the reserve is still there.',
    },
    3: {
      eases: 'You ask straight out, and you get a straight answer.',
      presses: "You ask a friend of a friend what's being said.",
    },
    4: {
      eases: 'Somebody at home says what they want, and dinner goes on.',
      presses: "Nobody at home speaks, and you know who's winning.",
    },
    5: {
      eases: "You have half of what you wanted, and it's lovely.",
      presses: "You want the thing so much that you can't taste it.",
    },
    6: {
      eases: 'You leave one thing as it is for a day.',
      presses: 'You go back and do a small thing again, properly.',
    },
    7: {
      eases: "You ask for something plainly, and it doesn't cost you anything.",
      presses: "You wait to see who'll write first.",
    },
    8: {
      eases: 'You pay off a small part of what you owe, and you feel it in your back.',
      presses: "The person you'd like to be free of does you another kindness.",
    },
    9: {
      eases: 'You hear somebody out to the end.',
      presses: 'The other side smiles, and you could throw something.',
    },
    10: {
      eases: 'You spend a whole evening without a thought for the person in charge.',
      presses: "One message, and you're twelve.",
    },
    11: {
      eases: 'You ask a friend for something, and they simply do it.',
      presses: 'You say nothing and take note.',
    },
    12: {
      eases: 'You remember something good about the person, against your will.',
      presses: "The name comes up, and you're very calm.",
    },
  },
}
