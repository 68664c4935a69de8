import type { MonthAreas } from '#lore/authored.ts'

export const venusAreas: MonthAreas = {
  1: {
    eases: [
      'You look well or feel that you do, and people are drawn to you.',
      "Somebody may pay you a compliment that's about you and nothing you did.",
    ],
    presses: [
      "You want to be liked by someone who isn't paying attention. Others are.",
      'You may agree to something because it was charmingly put.',
    ],
  },
  2: {
    eases: [
      'You may come across something lovely that costs very little.',
      'What you already own gives you pleasure, if you take it out and use it.',
    ],
    presses: [
      "You spend a bit too much because you're in good company.",
      'You may want something mainly because somebody else has it.',
    ],
  },
  3: {
    eases: [
      "A friendly message can mend something that a serious one couldn't.",
      'You get along with people, and a minute of small talk turns into a conversation.',
    ],
    presses: [
      "You're so tactful that nobody knows what you meant.",
      'You may miss hearing from someone. You could write first.',
    ],
  },
  4: {
    eases: [
      'An evening at home can be better than the plans you had for it.',
      'People at home are affectionate, and you can enjoy it without tidying first.',
    ],
    presses: [
      'You may try to keep everybody at home happy and end up in a bad mood yourself.',
      'You and someone at home may disagree about comfort, such as heat, noise, or guests.',
    ],
  },
  5: {
    eases: [
      "A date, a party, or a child's good mood may make your day.",
      "You know what you enjoy, and there's time for it.",
    ],
    presses: [
      "You may flirt with what you don't want because you can't have what you do.",
      "You may like somebody more than is convenient. There's no need to decide anything yet.",
    ],
  },
  6: {
    eases: [
      'People at work are kind, and a dull task goes faster in their company.',
      'You treat your body well for a day, and you can feel it the next morning.',
    ],
    presses: [
      "You take on extra work because you can't bear to disappoint a nice person.",
      'You may reward yourself with something that makes tomorrow harder.',
    ],
  },
  7: {
    eases: [
      'You and someone close are tender with each other, and no reason is needed.',
      'You could meet somebody who likes you from the first minute.',
    ],
    presses: [
      'One of you may want closeness while the other wants quiet. You can take turns.',
      'You may be too polite with each other to be close.',
    ],
  },
  8: {
    eases: [
      "You're open with someone, and it brings you closer.",
      "Somebody may be generous with you, and there's no bill.",
    ],
    presses: [
      'You wonder who has done more for whom. Stop counting for a day, and ask instead.',
      'You may be a little jealous, which at least tells you who matters.',
    ],
  },
  9: {
    eases: [
      "You enjoy what's foreign to you, such as a place, a dish, or a point of view.",
      'Somebody with another background may turn out to like the same things.',
    ],
    presses: [
      'You may find the life you have a bit small. Change one habit before you change the country.',
      'You and someone you like may believe different things, and still like each other.',
    ],
  },
  10: {
    eases: [
      "You're liked at work, and a favor is easily asked.",
      'Your taste or your tact is noticed by someone who counts.',
    ],
    presses: [
      "You're nice at work when you ought to be firm. Being clear is also nice.",
      'Somebody may get ahead by charm. You can admire the charm and keep to your work.',
    ],
  },
  11: {
    eases: [
      'You have a good time with friends, and one of them brings somebody you like.',
      'A friend may do something kind for you in passing.',
    ],
    presses: [
      'You may say yes to every invitation and enjoy none of them fully.',
      "Two of your friends may not like each other. You don't have to fix that.",
    ],
  },
  12: {
    eases: [
      "You're happy on your own with something beautiful.",
      'Somebody may leave you alone out of affection, and you can take it as a kindness.',
    ],
    presses: [
      "You long for someone or something you can't have. You're allowed to be a little sad about it.",
      'You may hide a liking so well that the other person gives up.',
    ],
  },
}
