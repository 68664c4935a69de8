import type { PlotStakes } from '#lore/authored.ts'

export const tenthHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    sun: {
      asks: 'You want to be recognized for what you do, and being recognized for something else is a lonely kind of praise.',
      leaves:
        "The recognition comes later than the work. You know that, and it'll bother you anyway.",
    },
    moon: {
      asks: "You'd like to be known for something that you do, and so far it's mostly for how you are with people.",
      leaves:
        "They'll still come to you with what's wrong. You can help, and mention what you're working on.",
    },
    venus: {
      asks: "You're well liked, and it's hard to tell whether that's for your work or for your manner.",
      leaves:
        "You'll find out who likes the work when it's late or difficult. Most of them will stay.",
    },
    mercury: {
      asks: 'You can do more than one thing well, and people remember the one they heard about first.',
      leaves: "You'll need a shorter answer to what you do. It can change twice before it fits.",
    },
    mars: {
      asks: "You've worked harder than it shows, and you're not good at showing it.",
      leaves: "There's someone who'd like to have your place. You can let them try a part of it.",
    },
    jupiter: {
      asks: "You've been well thought of for so long that you haven't had to ask what for.",
      leaves: "You may be offered more than you want. You'd be sorry to say yes to all of it.",
    },
    saturn: {
      asks: 'You take it seriously that people count on you, perhaps more seriously than they do.',
      leaves: "It takes longer than you'd like, and you've always known how to do that.",
    },
    mc: {
      asks: "It's the first thing that people know about you, and you had only some of the say in it.",
      leaves:
        "You can't decide what they say. You can decide what the next thing is that they see.",
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
    sun: {
      asks: "You'd be judged on it, and you haven't found a way to mind that less.",
      leaves: "Some of them will take it for ambition. They needn't be wrong.",
    },
    moon: {
      asks: 'You can tell who would be unhappy about it, and it has kept you quiet.',
      leaves: "Somebody will be unhappy about it. They may tell you, and you'll both survive.",
    },
    venus: {
      asks: "You get on with all of them, and it's hard to want something from people you get on with.",
      leaves:
        "You can be as pleasant as ever while you wait. It doesn't mean that you've given in.",
    },
    mc: {
      asks: "You've done what was asked of you for a long time, and done it well enough that nobody asks for anything else.",
      leaves: "You've been seen to want something. That'll be remembered, whatever they say to it.",
    },
  },
]
