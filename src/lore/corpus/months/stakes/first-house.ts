import type { PlotStakes } from '#lore/authored.ts'

export const firstHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    sun: {
      asks: "You'd like to be seen for who you are, and you've made it easy for people to see something tidier.",
      leaves: "Who gets the long version is still open, and it doesn't have to be anyone yet.",
    },
    mercury: {
      asks: "You're good with words, which means you've always been able to talk your way around it.",
      leaves:
        "The wording isn't final, and it needn't be. The next stranger gets the second draft.",
    },
    venus: {
      asks: "You want people to be comfortable with you, and you tend to introduce whichever side of you they'd like best.",
      leaves:
        'Whether everyone likes the new one as much is still open, and you can find that out slowly.',
    },
  },
  {
    moon: {
      asks: 'You pick up the speed of the people you live and work with, and after a while you take it for yours.',
      leaves: 'How you keep it up in company is still to be found out. Alone, you know.',
    },
    mars: {
      asks: 'You like to push, and being busy has always felt better to you than waiting.',
      leaves: "The next real rush will show whether you can stop again when it's over.",
    },
    jupiter: {
      asks: 'You say yes easily, because most things sound good at the moment when you hear them.',
      leaves:
        'You have a few old promises to work off at the old speed, and then you can see how much room there is.',
    },
    saturn: {
      asks: "You find it hard to believe that you've done enough, so nothing tells you when to stop.",
      leaves: 'Some people will have to be reminded that you stop at six. You may be one of them.',
    },
  },
]
