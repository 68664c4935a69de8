import type { PlotStakes } from '#lore/authored.ts'

export const sixthHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    sun: {
      asks: "You'd like to have something to show for it, and an hour like that has nothing to show.",
      leaves: "You may still want to tell people about it. It works better if you don't.",
    },
    moon: {
      asks: 'You give the hour to anyone who looks as if they need it, and somebody always does.',
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
    mercury: {
      asks: 'You can always think of something useful to do with it, and the useful things are what it goes to.',
      leaves: 'Your phone will want it back. The phone can be told.',
    },
    mars: {
      asks: "You're strong enough to do without, and you've been proving that for a while.",
      leaves: "On a good day you'll be tempted to skip it. Those are the days that it's for.",
    },
    saturn: {
      asks: "You don't think that you're entitled to it until the work is done, and the work is never done.",
      leaves: "You'll feel guilty about it on some days, and you can take it anyway.",
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
      leaves: 'You may feel guilty for a while, mostly around four in the afternoon.',
    },
    sun: {
      asks: "You're proud of doing it well, and pride has made it very hard to share.",
      leaves:
        "You may not be thanked for it any longer. You'll have to be thanked for something else.",
    },
    moon: {
      asks: "You do it because somebody has to be looked after, and you can't bear it when they aren't.",
      leaves: "You'll worry about it for a week or so. Nobody will have gone hungry.",
    },
    venus: {
      asks: "You'd rather do it yourself than see anyone's face when you ask.",
      leaves: "Somebody may be a little less charming to you for a while. It's worth seeing who.",
    },
    jupiter: {
      asks: 'You offered to do it on a good day, and it has been a good many days since.',
      leaves:
        "There'll be a new thing to volunteer for. Your hand could stay where it is for once.",
    },
  },
]
