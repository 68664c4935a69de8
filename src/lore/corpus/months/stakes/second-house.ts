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
    sun: {
      asks: "It's your own worth that you hear in it, which isn't a fair thing to do to a number.",
      leaves:
        "The number and your worth will get mixed up again. It helps to say which of the two you're talking about.",
    },
    moon: {
      asks: 'You like to be needed, and being cheap has been one way of making sure.',
      leaves: "You'll find out who needs you at the new price. It's likely to be most of them.",
    },
    mars: {
      asks: "You'd rather do the work than talk about money, and so you've done rather a lot of work.",
      leaves: "You may have to fight for it once. It's a fight that you can win by sitting still.",
    },
    jupiter: {
      asks: "You're generous, and you've never been sure where being generous stops and being careless begins.",
      leaves: "You'll go on giving things away. The difference is that you'll know what they cost.",
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
    mercury: {
      asks: 'You know about all of it, in a general way, and the general way has been the trouble.',
      leaves:
        "There's a password that you've forgotten behind one of those lines. It's worth the ten minutes.",
    },
    venus: {
      asks: 'You like nice things, and one purchase tends to bring the next.',
      leaves:
        "Something beautiful may cross your path before long. There's room for it now, if you want it.",
    },
    saturn: {
      asks: "You're careful with the large sums, so nobody, you included, has looked at the small ones.",
      leaves:
        "There's one obligation on it that you can't cross out yet. At least you know the date.",
    },
  },
]
