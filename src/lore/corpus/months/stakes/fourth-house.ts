import type { PlotStakes } from '#lore/authored.ts'

export const fourthHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    moon: {
      asks: 'You feel at home when everyone else does, so your own wants come up last.',
      leaves: "You may still hear yourself say that you don't mind. Sometimes it'll be true.",
    },
    mars: {
      asks: "You'd have moved the furniture long ago if you lived alone, and the waiting has made you short with people.",
      leaves:
        "The heavy part is done or planned. What's left is patience, and that's the part you like least.",
    },
    saturn: {
      asks: "You feel responsible for the place, so you've let yourself have the smallest share of it.",
      leaves:
        "You'll go on looking after most of it. The difference is that you know which part is yours.",
    },
    venus: {
      asks: "You'd like it to be pleasant for everyone, and so nobody can tell what you'd like.",
      leaves: 'Not everyone will like the color. You live there, too.',
    },
  },
  {
    sun: {
      asks: "You're one person with them and another everywhere else, and you'd like to be the same one.",
      leaves:
        "They may go on seeing who you were at sixteen. You don't have to answer as that person.",
    },
    mercury: {
      asks: 'You know how to talk to anyone, except to the people who taught you to talk.',
      leaves: "One thing is still unsaid, and it'll fit into a phone call.",
    },
    venus: {
      asks: "You'd do a good deal for peace at the table, and everyone there relies on it.",
      leaves:
        "Somebody else may have to keep the peace next time. It'll be interesting to see who.",
    },
    jupiter: {
      asks: 'You promise them more time than you have, because at that moment you mean it.',
      leaves: "They'll ask about the next one soon. A shorter promise is easier to keep.",
    },
  },
]
