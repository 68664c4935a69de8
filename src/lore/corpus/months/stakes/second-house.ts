import type { PlotStakes } from '#lore/authored.ts'

export const secondHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    venus: {
      asks: 'You like to be liked, and a low price has been one way to arrange it.',
      leaves:
        "A few people will get it cheaper all the same. It's worth knowing which ones before they ask.",
    },
    mercury: {
      asks: "You'd like a reason for the figure that nobody could argue with, and there isn't one.",
      leaves: 'Some of it still has to be put in writing, and three lines will do.',
    },
    saturn: {
      asks: "You take more trouble than anyone asks for, and then you feel that you can't bill for it.",
      leaves:
        "What you've promised at the old price can run until it ends. It's the next promise that counts.",
    },
  },
  {
    sun: {
      asks: "Some of it pays for who you'd like to be, and that part is the hardest to question.",
      leaves: "One or two things on it are there for show. You needn't decide about them yet.",
    },
    moon: {
      asks: "You buy comfort, for yourself and for others, and it's hard to call that a waste.",
      leaves: 'What you spend on comfort is still as it was, and some of it should be.',
    },
    mars: {
      asks: "You buy quickly, when you're annoyed or in a hurry, and find out afterward what it cost.",
      leaves: 'The next bad mood will be the test of it, somewhere near a checkout.',
    },
    jupiter: {
      asks: "You've never minded spending, because more has usually come in.",
      leaves: "There's room in it for one big thing. Which one is still open.",
    },
  },
]
