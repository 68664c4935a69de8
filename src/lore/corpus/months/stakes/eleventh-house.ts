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
    moon: {
      asks: "You want to belong, and you want to go home when you've had enough.",
      leaves: "You may be the first to leave. They'll stop remarking on it.",
    },
    venus: {
      asks: "You're liked by all of them, and you're not sure that any of them knows you.",
      leaves: 'One of them is worth an evening without the others. You probably know which.',
    },
    saturn: {
      asks: 'You take part as a duty, and nobody can tell, because you do it so well.',
      leaves:
        "There's a chore that you still do for them out of habit. It could be somebody else's by summer.",
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
    sun: {
      asks: "You'd like to be chosen, and it's hard to be chosen while you do the choosing.",
      leaves: "You can't know what you are to them. You can see what they do with their evenings.",
    },
    mercury: {
      asks: "You know all of each other's news, and hardly anything else.",
      leaves: "There's one thing that you haven't told them. It's shorter than you think.",
    },
    mars: {
      asks: "You do things with your friends, and you've run out of things to do with this one.",
      leaves: "You'll be annoyed with them again. With a friend that's part of the price.",
    },
    jupiter: {
      asks: 'You have many friends, and it has let you be a little careless with each of them.',
      leaves: 'There are others whom you could say this about. One at a time is enough.',
    },
  },
]
