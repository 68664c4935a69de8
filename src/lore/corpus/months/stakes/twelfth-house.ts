import type { PlotStakes } from '#lore/authored.ts'

export const twelfthHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    sun: {
      asks: "You're good at being there for people, and you hardly know who you are when nobody needs you.",
      leaves:
        "You may not like everything you hear when it's quiet. You can hear it and go to dinner.",
    },
    moon: {
      asks: "You take other people's moods home with you and go through them as if they were yours.",
      leaves:
        "You'll bring something home again that isn't yours. You can ask whose it is, and you'll often know.",
    },
    venus: {
      asks: "You're drawn to people who are in trouble, and they take up the evenings that you'd have had.",
      leaves:
        'Somebody you like will need you at the wrong hour. You can call them back in the morning.',
    },
    mars: {
      asks: "You keep going when you're tired, because stopping is when you'd notice how tired.",
      leaves: "Your body may have more to say about it. It's worth listening the first time.",
    },
    mercury: {
      asks: "Your head is never empty, and most of what's in it is something that somebody said.",
      leaves: "Some thoughts you'll want to tell at once. They keep better than you think.",
    },
    jupiter: {
      asks: "You find it hard to believe that anything good could happen while you aren't there.",
      leaves: "You'll miss something by it now and then. You'd have forgotten it anyway.",
    },
    saturn: {
      asks: 'You carry a good deal for other people, and you do it best when nobody sees.',
      leaves: 'Somebody will call it selfish, and it may be you.',
    },
  },
  {
    mercury: {
      asks: "You think it over again because thinking is what you're good at, and it isn't a thing that thinking settles.",
      leaves:
        "Your head will offer it to you again, usually at night. You can say that you've heard.",
    },
    jupiter: {
      asks: "You're known for seeing the bright side, so nobody would think to ask.",
      leaves:
        'You can be hopeful and worried in the same week. People will get used to hearing both.',
    },
    saturn: {
      asks: "You carry your troubles alone, and you'd be ashamed to be seen under the weight of this one.",
      leaves:
        "There's a practical part left to do. It's easier with a date than with a resolution.",
    },
    sun: {
      asks: "You'd like to be someone whom nothing gets to.",
      leaves: "You'll be sad about it again some day, and nobody will think less of you.",
    },
    moon: {
      asks: "You feel it in your body before you know what it's about.",
      leaves: "You'll have a bad night over it now and then. It's a night, and there are others.",
    },
    venus: {
      asks: "You don't want to be a burden to anyone, so you've been rather cheerful.",
      leaves: 'Somebody may want to hear more about it. You can let them ask.',
    },
    mars: {
      asks: "You like trouble that you can do something about, and this isn't that kind.",
      leaves: "There's still one thing that can be done. After that you can go for a run.",
    },
  },
]
