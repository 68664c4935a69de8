import type { PlotStakes } from '#lore/authored.ts'

export const ninthHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    moon: {
      asks: 'You want to be away, and you want to sleep in your own bed, and both are serious.',
      leaves: "You'll be homesick for a day of it. That can go into the plan.",
    },
    venus: {
      asks: "You'd like to go with somebody, and it has waited for the right company.",
      leaves:
        "Who comes along is still open. You'd go without them, and that tends to make people decide.",
    },
    mars: {
      asks: "You're restless, and so far all of it has gone into looking things up.",
      leaves:
        "Some of it is waiting in line and filling in forms, and you'll have to go on with that part.",
    },
    jupiter: {
      asks: "Every place looks good to you, so you've never had to choose one.",
      leaves: "You'll want to see the rest as well. One of them can be next.",
    },
    sun: {
      asks: "You'd like to find out who you are where nobody expects anything of you.",
      leaves:
        "You'll come back as much the same person. The interesting part is who notices otherwise.",
    },
    mercury: {
      asks: 'You know so much about the place by now that going there seems almost unnecessary.',
      leaves: "There's one more thing to look up, and it can be looked up on the way.",
    },
    saturn: {
      asks: "You haven't let yourself go anywhere that you couldn't justify.",
      leaves: "There'll be a reason not to, a week before. You can thank it and pack.",
    },
  },
  {
    sun: {
      asks: "You've been known for it, so it feels as if a piece of you were under discussion.",
      leaves:
        'People will quote the old you back to you for a while. You can let them be right about then.',
    },
    mercury: {
      asks: "You argue well enough to keep an opinion long after you've stopped needing it.",
      leaves:
        "You can't put it into a good sentence yet. You may enjoy that more than you'd think.",
    },
    saturn: {
      asks: "You came by it the hard way, and you don't give up what was hard to get.",
      leaves: "You'll want to be sure before you say it aloud. Almost sure would do.",
    },
    moon: {
      asks: 'You had it from people you love, and changing it feels like moving away from them.',
      leaves: 'You may not tell them. They may have changed it themselves.',
    },
    venus: {
      asks: 'The people you like best agree with you about it, and that has been half of the pleasure.',
      leaves: 'One dinner will be a little harder. The food will be the same.',
    },
    mars: {
      asks: 'You like a good argument, and it has been years since anyone gave you one.',
      leaves: "You'll want to convert somebody. You were on the other side yourself a month ago.",
    },
    jupiter: {
      asks: "You've built a good deal on it, so a small crack goes a long way.",
      leaves: "There's a larger question behind it. You needn't have an opinion on that one.",
    },
  },
]
