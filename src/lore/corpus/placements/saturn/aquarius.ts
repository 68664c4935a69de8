import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInAquarius: PlacementParagraphs = {
  1: {
    says: [
      'You have your own standards of behavior, and people notice that you keep them (your Saturn in Aquarius, {house}).',
      "Saturn rules this sign, so you come across as calm, fair, and a little apart, somebody who'd treat the guard and the guest of honor alike.",
      "You don't warm up on demand.",
      "It takes a while before others understand that your even manner is a form of respect, and that you'd be as steady in a fire.",
    ],
    traits: ['cool', 'independent'],
  },
  2: {
    says: [
      'You handle money by a rule that you made yourself (your Saturn in Aquarius, {house}).',
      'Saturn is sound here, in a sign it rules, so the rule is sensible, you keep to it for years, and it strikes other people as odd.',
      "What you want is to be nobody's dependent, and beyond that you lose interest, so you may forget to ask for more even when the people paying you would think it only right.",
    ],
    traits: ['sparing', 'independent'],
  },
  3: {
    says: [
      "You think in systems, and you'd like a sentence to be true for everyone (your Saturn in Aquarius, {house}).",
      "Saturn is clear in its own sign, so you explain things so logically that people can use them, and you don't get heated.",
      'Siblings may have called you the robot.',
      "You do have feelings about the matter, and if you mentioned one of them early on, they'd find the logic much easier to take.",
    ],
    traits: ['serious', 'cool'],
  },
  4: {
    says: [
      'You believe a household should run on rules that hold for all (your Saturn in Aquarius, {house}).',
      "Saturn does good work in this sign, so children and visitors get a vote, and it's the most reasonable home on the street.",
      'You may have felt like a boarder in your family.',
      "Closeness by habit is hard for you to understand, and you may be the last to see that they'd have loved you without the rules.",
    ],
    traits: ['independent', 'cool'],
  },
  5: {
    says: [
      'Your fun tends to become a bit of a project (your Saturn in Aquarius, {house}).',
      "Saturn in its own sign is inventive within limits, so you'll design a board game over three winters and test it on everyone you know.",
      "It's harder in romance, where you can explain in detail why you like someone and leave out the fact that you do, and they've been standing there waiting for that.",
    ],
    traits: ['cool', 'independent'],
  },
  6: {
    says: [
      'How the work ought to be organized is plain to you (your Saturn in Aquarius, {house}).',
      "Saturn rules this sign, so you've got the patience to change a process step by step until nobody can imagine that it was ever otherwise.",
      'You prefer to be left alone with it.',
      "Sleep and meals don't fit your system so neatly, and your body may have to go on strike before it's invited to the planning.",
    ],
    traits: ['orderly', 'independent'],
  },
  7: {
    says: [
      'You take commitment seriously as long as both sign it freely (your Saturn in Aquarius, {house}).',
      "Saturn is steady in its own sign, so once the two of you have worked out your terms you keep them, and the terms are nobody else's business.",
      "Such a loyal, undemanding companion can seem not to mind anything, and they may wonder now and then if you'd notice them leaving for the weekend.",
    ],
    traits: ['independent', 'steady'],
  },
  8: {
    says: [
      "You want the same rules to apply to both people in anything that's shared (your Saturn in Aquarius, {house}).",
      'Saturn, at home in this sign, keeps you fair and very calm where others get greedy or scared.',
      "Your feelings you tend to handle as if they were someone else's.",
      "When they do break through it's a shock to you, and the other person is often relieved to find that you're as unreasonable as they are.",
    ],
    traits: ['cool', 'wary'],
  },
  9: {
    says: [
      "You've thought about what would be fair for people you'll never meet (your Saturn in Aquarius, {house}).",
      'Saturn is a serious thinker in the sign it rules, so your convictions hang together, and you can be moved by evidence and hardly at all by tears.',
      "A single person's exception can annoy you, until it happens to be somebody you love, and then you go back and rewrite the principle.",
    ],
    traits: ['serious', 'idealistic'],
  },
  10: {
    says: [
      'You make your way without joining the race (your Saturn in Aquarius, {house}).',
      "Saturn has real authority in this sign, so you set standards that outlast you, and people come to you because you've got nothing to sell.",
      'Flattering those above you is out of the question.',
      'It may delay things by years, and in the end you tend to have a place of your own making, with a title that had to be invented.',
    ],
    traits: ['public', 'independent'],
  },
  11: {
    says: [
      'You believe in what people can do together, and you do the dull part of it (your Saturn in Aquarius, {house}).',
      'Saturn rules this sign and is at its most faithful here, so you keep a group alive through the years when nobody comes.',
      "You're a friend on principle, and for good.",
      "It's harder for you to be a friend on impulse, and one who turns up unannounced may see you look at the clock.",
    ],
    traits: ['idealistic', 'steady'],
  },
  12: {
    says: [
      "You stand outside, and you've more or less decided that it suits you (your Saturn in Aquarius, {house}).",
      'Saturn is strong in this sign and solitary in this house, so you can work alone for years on something useful that has no name yet.',
      "An old feeling of not belonging may be underneath it, and you'd be surprised how many people have the same feeling when they look at you.",
    ],
    traits: ['private', 'independent'],
  },
  sign: {
    says: [
      "You live by principles that you've worked out yourself (your Saturn in Aquarius, a sign Saturn rules).",
      "People you don't even like can count on you, and on a matter of conscience you stand alone without making a scene.",
      'Getting close takes you longer.',
      'A friend from way back may be the only one who knows how much you care.',
    ],
    traits: ['independent', 'steady'],
  },
}
