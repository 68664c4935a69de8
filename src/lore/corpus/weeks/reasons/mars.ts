import type { WeekReasons } from '#lore/authored.ts'

export const marsReasons: WeekReasons = {
  eases: {
    1: 'you come across as stronger than you feel, and you soften what you say to make up for it',
    2: "you're willing to work hard for what you want, and you find it harder to ask for it",
    3: "you're quick to see what needs saying, and you sometimes wait until it takes a long message",
    4: 'you like to get your hands on the place you live in, and you put it off until everyone agrees',
    5: "you come alive when there's something to win, and you may avoid it for fear of seeming too eager",
    6: "you've got energy for a whole day's work, and you lose a good part of it to the thing you're avoiding",
    7: "you like people who hold their ground, and you treat some of them as though they couldn't",
    8: "you'd rather act than talk about money, and you hold back because the other person has to agree",
    9: "you're up for an adventure, and you read enough beforehand for the urge to pass",
    10: 'you want to get somewhere, and you make a joke of it before somebody else can',
    11: "you're the one with the drive in most groups, and you don't like to be the one who pushes",
    12: "you work hardest when no one's watching, and talk about a plan can use up your appetite for it",
  },
  presses: {
    1: 'you meet the world with your chin up, and you can mistake a helping hand for a shove',
    2: 'you fight with your wallet now and then, and it feels like winning until the bill comes',
    3: "you're fast with a reply, and the first thing that comes to you is usually the sharpest",
    4: "you bring your temper home because it's safe there, and the people you live with do the same",
    5: 'you play to win, and you may be letting the game stand in for something you want more',
    6: "you work in bursts, and it's easy for somebody else's hurry to become yours",
    7: "you pick up the other person's anger, and you tend to be the one who says it out loud",
    8: 'you hold on hard to what you share, and having the last word can seem to be part of it',
    9: "you fight for what you believe, and you'd sooner lose a pleasant evening than let a wrong idea stand",
    10: "you don't take orders well, and you can spend on resisting them what you'd need for your own plans",
    11: "you speak up when something's unfair, and your friends have come to count on that",
    12: 'you keep your temper out of sight, and it looks for another way out',
  },
}
