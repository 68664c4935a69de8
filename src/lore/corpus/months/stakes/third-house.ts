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
    sun: {
      asks: "You'd have to admit that you mind, and you'd rather be a person who doesn't.",
      leaves: "You may still want to have been right. It's a small wish, and it gets smaller.",
    },
    mercury: {
      asks: "You could say it in a dozen ways, and you've been waiting for the one that can't go wrong.",
      leaves: "There's a sentence that you wish you'd put better. You'll get another chance at it.",
    },
    jupiter: {
      asks: 'You assume that all is well between people unless somebody says otherwise.',
      leaves:
        "You may have promised more calls than you'll make. One a month would be a good deal.",
    },
    saturn: {
      asks: "You've kept your distance out of respect, and by now it looks like something else.",
      leaves:
        "It'll take a few more times until you both believe it. You're patient, so that's no hardship.",
    },
  },
  {
    sun: {
      asks: "Your name would be under it, and you'd like it to be worthy of your best day.",
      leaves: "Whether it's your best is for others to say, and they'll say it later.",
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
    moon: {
      asks: "You'd be putting down what you feel where anyone could find it.",
      leaves: 'You may be sorry for a day to have let it go. It passes.',
    },
    venus: {
      asks: "You'd like people to enjoy it, and you've thought so much about their pleasure that you've lost track of yours.",
      leaves: "Somebody will like it for a reason that you hadn't thought of. You can let them.",
    },
    mars: {
      asks: "You write best in one go, and the one go hasn't come.",
      leaves: "It still needs the second reading, which is the part that you'd gladly skip.",
    },
  },
]
