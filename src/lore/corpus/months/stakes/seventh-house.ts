import type { PlotStakes } from '#lore/authored.ts'

export const seventhHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    sun: {
      asks: "You don't like to need anything, so your side of it has never been stated.",
      leaves:
        "You'll have to say what you need more than once. People forget what they've only heard once.",
    },
    mercury: {
      asks: 'You could argue both sides, and in your head you have, so the other person has hardly had a turn.',
      leaves:
        "A few words in it mean two things. They'll come up, and you can settle them as they do.",
    },
    saturn: {
      asks: 'You keep your promises, including the ones that nobody remembers asking for.',
      leaves: "It'll want another look in half a year. Put that in, too.",
    },
    jupiter: {
      asks: "You're generous at the start of things, and the terms tend to be as generous as you were that day.",
      leaves: "You may have promised a little too much again. It's early enough to say so.",
    },
  },
  {
    moon: {
      asks: 'You know what other people need before they do, and you wait for somebody to know it of you.',
      leaves: "You may hope again that they'll guess. You can catch it sooner now.",
    },
    venus: {
      asks: 'You want it to be given gladly, and to you that has always meant unasked.',
      leaves: "Whether they do it gladly is their affair. You'll see it in time.",
    },
    mars: {
      asks: "You want this badly, and it's harder to ask for what you want badly.",
      leaves:
        "You'll have something else to ask before long. It could be asked on the first day instead of the tenth.",
    },
  },
]
