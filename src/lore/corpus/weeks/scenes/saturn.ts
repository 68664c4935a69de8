import type { WeekScenes } from '#lore/authored.ts'

export const saturnScenes: WeekScenes = {
  eases: {
    1: {
      eases: "You're asked on a bad day, and you do it anyway, without a speech.",
      presses: "You apologize for how you did it to someone who'd only seen that it was done.",
    },
    2: {
      eases: 'You put a small sum aside and think of one particular thing.',
      presses: 'You save for a rainy day under a clear sky.',
    },
    3: {
      eases: 'You take out one sentence, and the message is right.',
      presses: 'You think it over once more, from the beginning.',
    },
    4: {
      eases: 'Everyone does their part without being told.',
      presses: 'You look for a crack, out of habit.',
    },
    5: {
      eases: "You practice the hard bar ten times and don't mind.",
      presses: 'You want to be good at it by the weekend.',
    },
    6: {
      eases: "You stop on time, and what's left looks the same in the morning.",
      presses: 'You make an exception, your fourth.',
    },
    7: {
      eases: "They say little, and they're there.",
      presses: 'You thank the one who made the noise.',
    },
    8: {
      eases: 'You lift it together, and it was awkward more than heavy.',
      presses: 'You carry your end and theirs.',
    },
    9: { eases: 'You write a month beside it, in pencil.', presses: 'You price it again.' },
    10: {
      eases: "Someone asks why you haven't been given it yet.",
      presses: 'You hint, with dignity, and nobody notices.',
    },
    11: {
      eases: "One line from them, and you're known.",
      presses: 'You tell your story to someone new and leave out the hard year.',
    },
    12: {
      eases: "You check, and it's been all right for months.",
      presses: 'It wakes you, on schedule.',
    },
  },
  presses: {
    1: {
      eases: 'You let somebody see you look something up.',
      presses: "You say that you've got it, with both arms full.",
    },
    2: {
      eases: "You use it, and it's exactly as nice as you'd hoped.",
      presses: 'You hide the receipt from yourself.',
    },
    3: {
      eases: 'You say it as it comes, and it comes out fine.',
      presses: "You practice the sentence until it's nobody's.",
    },
    4: {
      eases: 'You leave it out once, and the day is the same length.',
      presses: 'You do it because you do it.',
    },
    5: {
      eases: 'You dance badly, in company, and live.',
      presses: 'You wait at the edge until you know the steps.',
    },
    6: {
      eases: 'You hand it over at good enough, and they say great.',
      presses: 'You find one more thing.',
    },
    7: {
      eases: 'Someone releases you from something with a wave of the hand.',
      presses: 'You keep your side of it, to the letter, with a straight back.',
    },
    8: {
      eases: 'They show you their half without being asked.',
      presses: "You check what you've already checked.",
    },
    9: {
      eases: 'Something goes well, and you let it stand for a minute.',
      presses: "You wait for the catch, and you're good at waiting.",
    },
    10: {
      eases: 'You fail at something small in front of somebody, and they tell you about theirs.',
      presses: 'You put it off until you can do it perfectly.',
    },
    11: {
      eases: 'Somebody else has already taken care of it.',
      presses: "They're late, and you're holding the list.",
    },
    12: {
      eases: 'Nobody remembers it, when you finally bring it up.',
      presses: 'You take the smaller piece, and you know why.',
    },
  },
}
