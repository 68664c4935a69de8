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
  },
]
