import type { PlotStakes } from '#lore/authored.ts'

export const fifthHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    sun: {
      asks: "You'd be showing what you are as well as what you can do, and you know the difference.",
      leaves:
        'What people say about it will be partly about you. You can hear that and still begin the next one.',
    },
    mercury: {
      asks: "You can explain exactly what it'll be like, and the explanation has been taking its place.",
      leaves: "It needs a name at some point, and that isn't urgent.",
    },
    saturn: {
      asks: "You don't like to be a beginner where anyone can see it.",
      leaves:
        "You'll go on finding faults in it. Fix two, and leave the others for people to enjoy.",
    },
    moon: {
      asks: "You'd be showing something that you love, and it can't be argued about like other things.",
      leaves: "You'll be touchy about it for a while. It helps to have the next one on the table.",
    },
    venus: {
      asks: "You know what's beautiful, and you can see how far yours is from it.",
      leaves:
        "Whether it's beautiful is still open. Somebody may have called it that while you weren't listening.",
    },
    mars: {
      asks: "You like to be good at things at once, and this one won't let you.",
      leaves:
        "There's a part that needs patience and no strength at all. You can have it as a rest.",
    },
    jupiter: {
      asks: 'You see how large it could become, and that has kept it from being small first.',
      leaves: "The large version has a first part now. That's more than it ever had.",
    },
  },
  {
    moon: {
      asks: "You relax when everyone else has been looked after, so it's usually late when you start.",
      leaves: "You'll still look around first to see if anyone needs you. It gets shorter.",
    },
    venus: {
      asks: 'You enjoy things most in company, and then you spend the evening on the company.',
      leaves: "Who else should be there is still open. You needn't ask everybody.",
    },
    mars: {
      asks: 'You have energy left over at the end of a day and nowhere to take it.',
      leaves: "You may yet turn it into a competition. As long as you laugh about it, that's fine.",
    },
    jupiter: {
      asks: "You like your pleasures big, and a big one always needs a free weekend that doesn't come.",
      leaves: "The big one can still happen. You'll enjoy it more for not having waited.",
    },
    sun: {
      asks: "You like to be at your best when you're with people, and being at your best isn't a rest.",
      leaves: "You may still perform a little. They'd come anyway.",
    },
    mercury: {
      asks: "You're never quite where you are, because there's something you could be reading about somewhere else.",
      leaves: "You'll want to tell people about it. It can wait until it's over.",
    },
    saturn: {
      asks: "You feel that pleasure has to be earned, and you're a hard employer.",
      leaves: "There'll be something unfinished the next time, too. It isn't a reason.",
    },
  },
]
