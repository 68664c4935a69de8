import type { WeekScenes } from '#lore/authored.ts'

export const plutoTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: 'You may get your way without having had to show what you can do.',
      presses: 'You may prove something that nobody doubted.',
      later: 'People may lean in to hear you, and you may find that you like it better.',
    },
    '2': {
      eases: 'You may let go of something and feel richer.',
      presses: 'You may keep something for the sake of what it cost you.',
      later: "The empty place may turn out to be what you'd been short of.",
    },
    '3': {
      eases: "You may say it once, and it's done.",
      presses: 'You may hint so long that everybody knows and nobody acts.',
      later: "The hints may stop by themselves, since there's nothing left to hint at.",
    },
    '4': {
      eases: 'You may do something at home in your own way and feel no resistance.',
      presses: 'You may obey a rule whose maker is long gone.',
      later: 'The old rule may lapse without a word from anyone.',
    },
    '5': {
      eases: 'You may give yourself entirely to something and be better for it.',
      presses: 'You may take a sensible dose and go away hungry.',
      later: 'Having had as much as you wanted, you may know for the first time how much that is.',
    },
    '6': {
      eases: 'You may see what all your complaints have in common.',
      presses: 'You may complain of the small things because the large one would have to be ended.',
      later: "Several complaints may be gone that you'd have sworn had nothing to do with it.",
    },
    '7': {
      eases: 'Somebody may be glad of you at your full size.',
      presses: 'You may hold back out of kindness and be misread.',
      later: "They may tell you something in return that they'd been arranging around you.",
    },
    '8': {
      eases: 'You may trust somebody with something and sleep well.',
      presses: 'You may keep your hand on something that would be safe without it.',
      later: 'You may sleep as well as before, although somebody else has a hand on it.',
    },
    '9': {
      eases: 'You may change your mind and be respected for it.',
      presses: "You may defend a belief because of all that you've already said for it.",
      later: 'You may be asked what changed your mind, and it may be a good conversation.',
    },
    '10': {
      eases: "A word from you may count for more than you'd thought.",
      presses: 'You may see something go wrong and keep out of it.',
      later: 'The rule may change without your name being mentioned, and that may suit you.',
    },
    '11': {
      eases: "You may see who's there without being asked.",
      presses: "You may spend your time on people who'd be the first to leave.",
      later: 'An evening with the right two people may be worth a month of the wide circle.',
    },
    '12': {
      eases: 'You may come near the old matter and find that it no longer hurts.',
      presses: "You may guard something that nobody's looking for.",
      later: 'What you told may have weighed less with your listener than it did with you.',
    },
  },
  presses: {
    '1': {
      eases: 'You may let something go at once, and see somebody relax.',
      presses: "People may keep things from you for fear of how long you'd remember.",
      later: 'You may be told something a day sooner than you would have been.',
    },
    '2': {
      eases: "You may use some of what you've kept, and feel safer.",
      presses: 'You may hold on to everything because of one bad year.',
      later: "What you keep may feel safer to you now that you know what it's for.",
    },
    '3': {
      eases: 'You may ask straight out and be told.',
      presses: 'You may collect hints and put together something worse than the truth.',
      later: "The plain answer may be so harmless that you're a little let down.",
    },
    '4': {
      eases: 'You may say what you want at home before anyone goes quiet.',
      presses: "You may win by saying nothing, and nobody's the happier for it.",
      later: 'A sentence said early may save the two of you a silent evening.',
    },
    '5': {
      eases: 'You may leave a pleasure alone for a day and find it waiting.',
      presses: "You may want a thing so much that you can't enjoy it.",
      later: 'What you left alone may come back to you, and with a better appetite.',
    },
    '6': {
      eases: "You may let something be done differently, and it's done.",
      presses: "You may insist on a detail when it's something else that frightens you.",
      later: "The worry may have a name by now, and it isn't the name of a household chore.",
    },
    '7': {
      eases: 'You may need something and say so, and lose nothing by it.',
      presses: 'You may both be careful not to be the one who needs more.',
      later: 'It may turn out that you were both afraid of the same thing.',
    },
    '8': {
      eases: 'You may see how small the debt is that has held you.',
      presses: "You may do somebody's bidding for the sake of an old kindness.",
      later: 'You may notice that you think of the person without wanting to look away.',
    },
    '9': {
      eases: 'You may hear a good reason from the other side and live.',
      presses: 'You may be angry with somebody for being so calm.',
      later: "They may admit a doubt of their own once you've admitted yours.",
    },
    '10': {
      eases: 'You may go a whole day without thinking of them.',
      presses: "You may give somebody's power over you more room than it has.",
      later: "A whole evening may go by in which that person isn't mentioned.",
    },
    '11': {
      eases: 'You may be helped by a friend who was told what you needed.',
      presses: 'You may go quiet and wait to see who comes.',
      later: 'A friend may turn up who only needed to be told.',
    },
    '12': {
      eases: 'You may remember it without its sting, if only for an hour.',
      presses: 'You may come across the old hurt in something that has nothing to do with it.',
      later: 'The old matter may have grown a size smaller for having been written down.',
    },
  },
}
