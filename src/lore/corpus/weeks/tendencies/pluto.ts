import type { WeekScenes } from '#lore/authored.ts'

export const plutoTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: 'Your strength may be felt without being shown.',
      presses: 'You may prove something that nobody doubted.',
      later: 'You can speak more softly and be heard as well.',
    },
    '2': {
      eases: 'You may let go of something and feel richer.',
      presses: 'You may keep something for the sake of what it cost you.',
      later: "You can give its place to something you've chosen.",
    },
    '3': {
      eases: "You may say it once, and it's done.",
      presses: 'You may hint so long that everybody knows and nobody acts.',
      later: 'You can tell the one person who can change it.',
    },
    '4': {
      eases: 'You may do something at home in your own way and feel no resistance.',
      presses: 'You may obey a rule whose maker is long gone.',
      later: 'You can change the one thing that still follows it.',
    },
    '5': {
      eases: 'You may give yourself entirely to something and be better for it.',
      presses: 'You may take a sensible dose and go away hungry.',
      later: 'You can give it a day with nothing to fall back on.',
    },
    '6': {
      eases: 'You may see what all your complaints have in common.',
      presses: 'You may complain of the small things because the large one would have to be ended.',
      later: 'You can end it with one sentence to one person.',
    },
    '7': {
      eases: 'Somebody may be glad of you at your full size.',
      presses: 'You may hold back out of kindness and be misread.',
      later: "You can tell them what you've been arranging for them.",
    },
    '8': {
      eases: 'You may trust somebody with something and sleep well.',
      presses: 'You may keep your hand on something that would be safe without it.',
      later: 'You can begin with the part that frightens you less.',
    },
    '9': {
      eases: 'You may change your mind and be respected for it.',
      presses: "You may defend a belief because of all that you've already said for it.",
      later: 'You can say that you see it differently now, and leave it at that.',
    },
    '10': {
      eases: "A word from you may count for more than you'd thought.",
      presses: 'You may see something go wrong and keep out of it.',
      later: 'You can talk to two people before it comes up.',
    },
    '11': {
      eases: "You may see who's there without being asked.",
      presses: "You may spend your time on people who'd be the first to leave.",
      later: "You can put your evenings where you'd put your trust.",
    },
    '12': {
      eases: 'You may come near the old matter and find that it no longer hurts.',
      presses: "You may guard something that nobody's looking for.",
      later: "You can tell it once, to somebody who's good at listening.",
    },
  },
  presses: {
    '1': {
      eases: 'You may let something go at once, and see somebody relax.',
      presses: "People may keep things from you for fear of how long you'd remember.",
      later: "You can forgive one small thing where it's seen.",
    },
    '2': {
      eases: "You may use some of what you've kept, and feel safer.",
      presses: 'You may hold on to everything because of one bad year.',
      later: 'You can work out how much is enough and let the rest do some good.',
    },
    '3': {
      eases: 'You may ask straight out and be told.',
      presses: 'You may collect hints and put together something worse than the truth.',
      later: 'You can ask the one who knows, and believe it.',
    },
    '4': {
      eases: 'You may say what you want at home before anyone goes quiet.',
      presses: "You may win by saying nothing, and nobody's the happier for it.",
      later: "You can speak while you're still on good terms.",
    },
    '5': {
      eases: 'You may leave a pleasure alone for a day and find it waiting.',
      presses: "You may want a thing so much that you can't enjoy it.",
      later: 'You can let it come and go for a month.',
    },
    '6': {
      eases: "You may let something be done differently, and it's done.",
      presses: "You may insist on a detail when it's something else that frightens you.",
      later: 'You can find out what the worry was by letting go of the sponge.',
    },
    '7': {
      eases: 'You may need something and say so, and lose nothing by it.',
      presses: 'You may both be careful not to be the one who needs more.',
      later: "You can say what you're afraid of, and the contest gets pointless.",
    },
    '8': {
      eases: 'You may see how small the debt is that has held you.',
      presses: "You may do somebody's bidding for the sake of an old kindness.",
      later: 'You can name a price for it, and pay it.',
    },
    '9': {
      eases: 'You may hear a good reason from the other side and live.',
      presses: 'You may be angry with somebody for being so calm.',
      later: 'You can say which of their points worries you.',
    },
    '10': {
      eases: 'You may go a whole day without thinking of them.',
      presses: "You may give somebody's power over you more room than it has.",
      later: 'You can keep a record, and keep your evenings.',
    },
    '11': {
      eases: 'You may be helped by a friend who was told what you needed.',
      presses: 'You may set a test that nobody knows about.',
      later: 'You can ask beforehand and give them a fair chance.',
    },
    '12': {
      eases: 'You may remember it without its sting, if only for an hour.',
      presses: 'You may come across the old hurt in something that has nothing to do with it.',
      later: 'You can write down what it cost and stop carrying the sum.',
    },
  },
}
