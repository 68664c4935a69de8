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
    sun: {
      asks: "You'd like to be yourself where you live, and nothing in the place says who that is.",
      leaves: "Somebody else at home may want a place of their own next. You'll know what to say.",
    },
    mercury: {
      asks: "You've talked about it so often that everyone thinks it's done.",
      leaves:
        "There's one more conversation about it. It can be had while you're carrying something.",
    },
    jupiter: {
      asks: "You've kept everything open, so that anyone could stay and anything could still happen there.",
      leaves: "You'll want to fill it up again. It can stay empty until somebody comes.",
    },
    mc: {
      asks: "You've been out so much that home has been arranged without you.",
      leaves:
        'Work will want you back at the same hours as before. You have a reason now to say when you leave.',
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
    moon: {
      asks: "You miss them before you're there and you miss yourself when you are.",
      leaves: "You'll miss them again by the end of the week, and that's a good sign.",
    },
    mars: {
      asks: "There's an old fight between you and them, and everyone knows their lines.",
      leaves: "You won't have won. You may not need to.",
    },
    saturn: {
      asks: "You've been the responsible one among them for so long that nobody remembers who chose you.",
      leaves:
        "Some of what you do for them could be done by somebody else. You needn't say it until it's asked.",
    },
    mc: {
      asks: "You've made something of yourself out in the world, and over there it doesn't count.",
      leaves:
        "They still don't quite know what you do all day. You can tell them about one day of it.",
    },
  },
]
