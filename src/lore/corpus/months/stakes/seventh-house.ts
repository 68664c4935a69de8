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
    moon: {
      asks: "You go by how they feel about it, and you've never told them how you do.",
      leaves: "On a bad day one of you will forget all of it. It'll still be there on the next.",
    },
    venus: {
      asks: "You'd give up a good deal for the two of you to be at ease, and you have.",
      leaves: "You'll be tempted to make them a present of your half. Once a year is enough.",
    },
    mars: {
      asks: 'You say what you want or you say nothing, and for some time it has been nothing.',
      leaves:
        "You may lose your temper over it once. It can be read out again when you've calmed down.",
    },
    asc: {
      asks: "You know who you are alone, and you're less sure of it when there are two of you.",
      leaves: 'The two of you are still two people. It may help to say so from time to time.',
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
    sun: {
      asks: "You'd like to be somebody who doesn't need it.",
      leaves:
        "You've needed something, and you're still yourself. That may take a while to sink in.",
    },
    mercury: {
      asks: 'You can explain anything to them except for what you want.',
      leaves: "You'll want to add a footnote. It can go without.",
    },
    jupiter: {
      asks: "You believe that people who like you will give you what they can, and you've waited on that.",
      leaves: "You may ask for something bigger next time. They'll at least know the voice.",
    },
    saturn: {
      asks: "You've taught yourself to do without, and it's a hard thing to unlearn on purpose.",
      leaves: "If it's a no, you've had worse. If it's a yes, you'll have to learn to take it.",
    },
    asc: {
      asks: 'You seem to have everything you need, and people have taken you at your word.',
      leaves:
        "You'll look as if you need nothing again by next week. You can say that it isn't so.",
    },
  },
]
