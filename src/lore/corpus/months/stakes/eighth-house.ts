import type { PlotStakes } from '#lore/authored.ts'

export const eighthHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    venus: {
      asks: 'You give gladly and you hate to owe, so somebody is usually ahead.',
      leaves:
        "You'll still want to bring them something. A present is all right, as long as it isn't a payment.",
    },
    mars: {
      asks: "You'd rather do a thing yourself than owe anybody for it, and this one you couldn't.",
      leaves:
        "Being even may feel strange to you. Don't start a new one for the sake of having something to fight.",
    },
    saturn: {
      asks: "You keep exact accounts of what you owe, and rather vague ones of what's owed to you.",
      leaves:
        'The other column, what people owe you, is still blank. It might have something in it.',
    },
    jupiter: {
      asks: "You don't count, and you assume that nobody else does either.",
      leaves: "You'll lend something again before long. You can say when you'd like it back.",
    },
    sun: {
      asks: 'You like to stand on your own feet, and for a while somebody else held you up.',
      leaves: "You'll want to be the one who gives, the next time. You can take turns.",
    },
    moon: {
      asks: "You feel it whenever you see them, and you've never said so.",
      leaves: "The feeling may last a little longer than the debt. It's only a habit by then.",
    },
    mercury: {
      asks: "You could work it out to the cent, and you've been careful not to.",
      leaves: 'There should be something in writing. Two lines would do.',
    },
  },
  {
    sun: {
      asks: "You'd rather rely on yourself than find out that you can't rely on somebody.",
      leaves: "You may need the answer a second time, on another day. It's all right to say so.",
    },
    moon: {
      asks: 'You feel the answer already, and feeling it has let you go without hearing it.',
      leaves: 'Your mood will take longer than your mind to believe it. Give it a few weeks.',
    },
    mercury: {
      asks: "You could work out the answer from what you know, and you've tried, but it isn't that kind of question.",
      leaves: "There'll be a second question. That one you can ask without preparing.",
    },
    venus: {
      asks: 'You love them, and it seems unkind to want to know.',
      leaves:
        "You may be a little careful with each other for a while. It isn't the same as being polite.",
    },
    mars: {
      asks: "You'd know what to do if you knew, and that's one reason why you haven't asked.",
      leaves:
        "You'll want to act on it at once. It has waited this long, so it can wait for a weekend.",
    },
    jupiter: {
      asks: "You think well of people, and you'd like to go on doing that.",
      leaves: "You can go on thinking well of them. It's only that you know them better.",
    },
    saturn: {
      asks: "You don't trust easily, so there's a good deal to lose when you have.",
      leaves:
        'It takes you a long time to trust again, even where nothing was broken. They might like to be told that.',
    },
  },
]
