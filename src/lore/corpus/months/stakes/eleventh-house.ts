import type { PlotStakes } from '#lore/authored.ts'

export const eleventhHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    sun: {
      asks: "You'd like to be one of them without being just one of them, and you haven't found the way.",
      leaves: 'What you are to them is still settling. They may see it before you do.',
    },
    mercury: {
      asks: "You're the one who writes the message that everyone reads, and you're seldom asked how you are.",
      leaves: 'You can write less in it now and see who writes instead.',
    },
    mars: {
      asks: "You'd like something to happen, and in a group it tends to be you who has to make it happen.",
      leaves:
        "Somebody else may have to start the next thing. It'll be slower, and you'll have to let it.",
    },
    jupiter: {
      asks: 'You like them all, and there are a good many of them.',
      leaves: "You can't see all of them. The four you'd miss are the ones to call.",
    },
  },
  {
    moon: {
      asks: "You need a few people near you, and you're shy about telling them so.",
      leaves: 'You may still wait for them to call. You can always say that you were waiting.',
    },
    venus: {
      asks: "You're a good friend to have, easy and kind, and it has kept you from saying what bothers you.",
      leaves: 'It may get a little less easy between you. That can be a good sign.',
    },
    saturn: {
      asks: "You stay loyal long after you've stopped asking whether you enjoy it.",
      leaves: "It'll need a date, like anything else you mean to keep.",
    },
  },
]
