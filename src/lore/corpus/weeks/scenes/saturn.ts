import type { WeekScenes } from '#lore/authored.ts'

export const saturnScenes: WeekScenes = {
  eases: {
    1: {
      eases: "You're asked for help on a bad day, and you give it without a speech.",
      presses:
        "You apologize for how you did something to a person who'd only seen that it was done.",
    },
    2: {
      eases: 'You put a small sum aside and think of one particular thing.',
      presses: 'You save for a rainy day under a clear sky.',
    },
    3: {
      eases: 'You take out one sentence, and the message is right.',
      presses: 'You think the message over once more, from the beginning.',
    },
    4: {
      eases: 'Everyone does their part without being told.',
      presses: 'You look for a crack, out of habit.',
    },
    5: {
      eases: "You practice the hard bar ten times and don't mind.",
      presses: "You'd like to have mastered the thing by the weekend.",
    },
    6: {
      eases: "You stop on time, and what's left looks the same in the morning.",
      presses: 'You make an exception, your fourth.',
    },
    7: {
      eases: 'The quiet one says little, and is there.',
      presses: 'You thank the one who made the noise.',
    },
    8: {
      eases: 'You lift something together, and it was awkward more than heavy.',
      presses: 'You carry your end and theirs.',
    },
    9: {
      eases: 'You write a month beside the plan, in pencil.',
      presses: 'You look up the price of the plan again.',
    },
    10: {
      eases: "Someone asks why you haven't been given more by now.",
      presses: 'You hint, with dignity, and nobody notices.',
    },
    11: {
      eases: "One line from an old friend, and you're known.",
      presses: 'You tell your story to someone new and leave out the hard year.',
    },
    12: {
      eases: 'You check on the thing you worry about, and all has been well for months.',
      presses: 'The worry wakes you, on schedule.',
    },
  },
  presses: {
    1: {
      eases: 'You let somebody see you look something up.',
      presses: "You say that you've got it, with both arms full.",
    },
    2: {
      eases: "You use the small luxury, and it's exactly as nice as you'd hoped.",
      presses: 'You hide the receipt from yourself.',
    },
    3: {
      eases: 'You say something as it comes, and nobody blinks.',
      presses: "You practice a sentence until it's nobody's.",
    },
    4: {
      eases: 'You leave the duty out once, and the day is the same length.',
      presses: 'You do the duty, and nobody is there to see it.',
    },
    5: {
      eases: 'You dance badly, in company, and live.',
      presses: 'You wait at the edge until you know the steps.',
    },
    6: {
      eases: "You hand something over at good enough, and it's called great.",
      presses: 'You find one more thing.',
    },
    7: {
      eases: 'Someone releases you from something with a wave of the hand.',
      presses: 'You keep your side of the bargain, to the letter, with a straight back.',
    },
    8: {
      eases: "You're shown the other half of the account without having asked.",
      presses: "You check what you've already checked.",
    },
    9: {
      eases: 'Something goes well, and you let it stand for a minute.',
      presses: "You wait for the catch, and you're good at waiting.",
    },
    10: {
      eases: 'You fail at something small in front of somebody, and they tell you about theirs.',
      presses: 'You put the thing off until you can do it perfectly.',
    },
    11: {
      eases: 'Somebody else has already taken care of everything.',
      presses: "The others are late, and you're holding the list.",
    },
    12: {
      eases: 'You bring up the old mistake, and nobody remembers.',
      presses: 'You take the smaller piece, and you know why.',
    },
  },
}
