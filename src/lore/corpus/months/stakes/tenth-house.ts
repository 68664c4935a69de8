import type { PlotStakes } from '#lore/authored.ts'

export const tenthHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    sun: {
      asks: 'You want to be recognized for what you do, and being recognized for something else is a lonely kind of praise.',
      leaves:
        "The recognition comes later than the work. You know that, and it'll bother you anyway.",
    },
    moon: {
      asks: "You're known for looking after people, and you'd like to be known for one thing more.",
      leaves:
        "They'll still come to you with what's wrong. You can help, and mention what you're working on.",
    },
    venus: {
      asks: "You're well liked, and it's hard to tell whether that's for your work or for your manner.",
      leaves:
        "You'll find out who likes the work when it's late or difficult. Most of them will stay.",
    },
  },
  {
    mercury: {
      asks: 'You know how it could work in every detail, and details are easy to keep to oneself.',
      leaves:
        "They'll ask about something that you left out. You know the answer, so leave it out on purpose.",
    },
    mars: {
      asks: "You'd rather act than ask for leave, and this can't be done without leave.",
      leaves:
        "The waiting will try you. There's something you can start on that nobody has to approve.",
    },
    saturn: {
      asks: "You don't put anything forward that could fail, and so people think you've nothing to put forward.",
      leaves: "It may be turned down in part. You've stood worse, and you'll know what to change.",
    },
    jupiter: {
      asks: "You see how big it could be, and you'd hate to offer them a small piece of it.",
      leaves: 'The big version can wait until the small one has worked.',
    },
  },
]
