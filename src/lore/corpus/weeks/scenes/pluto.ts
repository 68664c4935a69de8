import type { WeekScenes } from '#lore/authored.ts'

export const plutoScenes: WeekScenes = {
  eases: {
    1: {
      eases: 'You ask for it quietly, and they make room.',
      presses: 'You hold back, and they fill the space.',
    },
    2: {
      eases: 'You give one thing away, and the shelf looks better.',
      presses: 'You dust it again.',
    },
    3: {
      eases: 'You say a quarter of it, and no one faints.',
      presses: 'You hint, and they answer the hint.',
    },
    4: {
      eases: "The old story is told, and you don't feel your stomach.",
      presses: "You're fourteen for a minute, at the table.",
    },
    5: {
      eases: 'You allow yourself a second helping, of whatever it is.',
      presses: 'You ration it, and think of little else.',
    },
    6: {
      eases: "You complain, and in the middle you hear what it's about.",
      presses: "It's the same complaint, with a new example.",
    },
    7: {
      eases: "You don't hold back, and they grin.",
      presses: 'You turn yourself down by a third, out of kindness.',
    },
    8: {
      eases: 'You tell them one true figure.',
      presses: 'You give them the version for visitors.',
    },
    9: {
      eases: "You say that there's something in it, and your voice holds.",
      presses: "You raise it, and you hear that you've raised it.",
    },
    10: {
      eases: "You use a little of it on someone's behalf, and it works.",
      presses: 'You watch it go wrong, and you could have said something.',
    },
    11: {
      eases: "Somebody you'd hardly counted speaks up.",
      presses: 'You go through the list in your head and stop at three.',
    },
    12: {
      eases: 'You leave it unguarded for an evening, and nobody comes.',
      presses: 'You change the subject before there is one.',
    },
  },
  presses: {
    1: {
      eases: "You let something go, and see someone's surprise.",
      presses: "They're careful with you, and you like it, and you don't.",
    },
    2: {
      eases: 'You spend a bit of it, and the ground holds.',
      presses: "You check that it's still there.",
    },
    3: {
      eases: 'You ask straight out, and you get a straight answer.',
      presses: 'You ask a friend of a friend how they are.',
    },
    4: {
      eases: 'Somebody says what they want, and the house goes on.',
      presses: "Nobody speaks, and it's quite clear who's winning.",
    },
    5: {
      eases: "You have half, and it's lovely.",
      presses: "You want it so much that you can't taste it.",
    },
    6: {
      eases: 'You leave it as it is for a day.',
      presses: 'You go back and do it again properly.',
    },
    7: {
      eases: "You ask for something plainly, and it doesn't cost you anything.",
      presses: "You wait to see who'll write first.",
    },
    8: {
      eases: 'You pay a small part, and you feel it in your back.',
      presses: 'They do you another kindness.',
    },
    9: {
      eases: 'You can hear them out to the end.',
      presses: 'They smile, and you could throw something.',
    },
    10: {
      eases: 'You spend a whole evening not thinking of them.',
      presses: "One message, and you're twelve.",
    },
    11: {
      eases: 'You ask a friend for something, and they simply do it.',
      presses: 'You say nothing and take note.',
    },
    12: {
      eases: 'You remember something good about them, against your will.',
      presses: "The name comes up, and you're very calm.",
    },
  },
}
