import type { PlotStakes } from '#lore/authored.ts'

export const sixthHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    sun: {
      asks: "You'd like to have something to show for it, and an hour like that has nothing to show.",
      leaves: "You may still want to tell people about it. It works better if you don't.",
    },
    moon: {
      asks: 'You give the hour to whoever looks as if they need it, and somebody always does.',
      leaves: "Somebody will look as if they need it. They may be able to wait until it's over.",
    },
    venus: {
      asks: "It's hard for you to be unavailable to people you like.",
      leaves:
        "You'll be asked to make an exception by somebody charming. You can offer the hour after.",
    },
    jupiter: {
      asks: 'You always think that it will fit in as well, and the hour is what it fits into.',
      leaves: "You'll be tempted to make it two hours. One that happens is better.",
    },
  },
  {
    mercury: {
      asks: 'You know every detail of it, and you suspect that nobody else would get them right.',
      leaves: "There'll be questions. If you write the answers down once, they'll stop.",
    },
    mars: {
      asks: 'It annoys you more to ask for help than to do all of it alone.',
      leaves: "You'll want to take it back the first time it's late. Count to a day.",
    },
    saturn: {
      asks: "You think of it as your duty, and duties don't get handed over just because one is tired of them.",
      leaves: 'You may feel guilty for a while, mostly around four in the afternoon. It passes.',
    },
  },
]
