import type { WeekScenes } from '#lore/authored.ts'

export const moonScenes: WeekScenes = {
  eases: {
    1: {
      eases: 'Someone sits down beside you and begins in the middle.',
      presses: "You give good advice to somebody who'd only wanted company.",
    },
    2: {
      eases: "You touch the soft version of a thing you already own, and you know what's going on.",
      presses:
        "A package comes, and you're in a hurry to open it and in none to use what's inside.",
    },
    3: {
      eases: "A name lights up on your phone, and you're glad before you know why.",
      presses: 'You scroll through your contacts and put the phone away again.',
    },
    4: {
      eases: 'A smell from a kitchen stops you on the stairs.',
      presses: "Everything at home is in order and nobody's in it.",
    },
    5: {
      eases: 'A child, a dog, or a ball gets you to run ten steps.',
      presses: 'You watch the others play and hold the jackets.',
    },
    6: {
      eases: 'You sleep an hour longer, and the day forgives it.',
      presses: 'Your neck has an opinion, and you reach for coffee.',
    },
    7: {
      eases:
        "One person says that they're tired and would like to go home, and you could hug them.",
      presses: "You work out what someone wants from four different signs, and you're wrong.",
    },
    8: {
      eases: 'Someone mentions a bad time of yours as lightly as the weather.',
      presses: 'You tidy your face before you open.',
    },
    9: {
      eases: 'You take the other way home and arrive in a better mood.',
      presses: "You're in bed at nine with everything you need, and wide awake.",
    },
    10: {
      eases: 'Somebody breathes out when you sit down.',
      presses: 'You come in worried, and in ten minutes so are the others.',
    },
    11: {
      eases: 'Your friends have started without you and left you the good seat.',
      presses: "You hear of an evening you'd have liked to be at.",
    },
    12: {
      eases: 'The plan for tonight falls through, and you have to hide your joy.',
      presses: 'You have people around you all evening and miss someone, who turns out to be you.',
    },
  },
  presses: {
    1: {
      eases: 'You laugh at something, and your whole face comes back.',
      presses: "Someone asks if you're all right, and you'd thought it didn't show.",
    },
    2: {
      eases: 'You find some money in a pocket and feel safe out of all proportion.',
      presses: 'You check the account for the second time in a day.',
    },
    3: {
      eases: "The one who's usually brief writes a whole paragraph, and you read it standing up.",
      presses: 'You get one word in reply and build a story on it.',
    },
    4: {
      eases: 'Someone does one of your chores, without comment and nearly right.',
      presses: 'You sigh a little louder than you need to, and nobody turns around.',
    },
    5: {
      eases: 'The fun starts when the guests have gone.',
      presses: 'You smile for the picture and feel the effort in your cheeks.',
    },
    6: {
      eases: "A chore gets done while you're out, and you're almost disappointed.",
      presses: 'You do the chore yourself, with more noise than it takes.',
    },
    7: {
      eases: 'The other person comes out of a mood without any help from you.',
      presses: "You ask what's wrong for the second time, and now something is.",
    },
    8: {
      eases: 'You accept a lift, and it costs you nothing afterward.',
      presses: "Help is offered, and you've said no before you've heard what it was.",
    },
    9: {
      eases: 'You disagree with someone and sleep well.',
      presses: 'The old subject comes up, and you can feel it in your stomach first.',
    },
    10: {
      eases: "A short word of praise reaches you, and you look at it longer than you'd like.",
      presses: 'Somebody above you is brief, and you go over the week for the reason.',
    },
    11: {
      eases: 'One person asks you along, as if it were obvious.',
      presses: "You look at pictures of other people's evenings in the dark.",
    },
    12: {
      eases: 'You hear an old song and let it run to the end.',
      presses: "You're asked how you are, and the answer takes you by surprise.",
    },
  },
}
