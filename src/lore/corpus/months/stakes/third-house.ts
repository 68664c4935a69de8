import type { PlotStakes } from '#lore/authored.ts'

export const thirdHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    moon: {
      asks: "You can feel when something is off between you, and you'd rather smooth it over than hear it said.",
      leaves: "You'll want to go back to it once or twice, when you've slept, and that's allowed.",
    },
    venus: {
      asks: 'You keep things pleasant between people, and pleasantness has kept this one out of sight.',
      leaves: 'The tone between you may be a little stiff for a while. It wears off with use.',
    },
    mars: {
      asks: "You're afraid of what you might say if you once began, so you've let it lie.",
      leaves:
        "There's some anger left over that isn't about this. You can use it for something else.",
    },
  },
  {
    sun: {
      asks: "Your name would be on it, and you'd like it to be as good as you are on your best day.",
      leaves: "Whether it has your best day in it is for others to say, and they'll say it later.",
    },
    mercury: {
      asks: "You've always got one more thought about it, so it's never quite the last version.",
      leaves: "You'll have one more thought about it. That one goes into the next.",
    },
    jupiter: {
      asks: 'You have large ideas for it, and a large idea is hard to begin on an ordinary evening.',
      leaves: 'The large version is still waiting. It has something to stand on now.',
    },
    saturn: {
      asks: "You hear the objections before you've written the sentence, and they're good objections.",
      leaves:
        "There'll be objections. You've answered most of them already, so you can let other people speak.",
    },
  },
]
