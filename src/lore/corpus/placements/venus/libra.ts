import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInLibra: PlacementParagraphs = {
  1: {
    says: [
      'People find you attractive before they could tell you why.',
      'Venus is in Libra, a sign it rules, and {house}, so pleasing comes naturally, and you adjust the pace of a conversation as easily as you straighten a sleeve.',
      "You'd wear the wrong color sooner than say the wrong word.",
      'Having met everyone halfway all evening, you can get home and have no idea whether you liked any of them.',
    ],
    traits: ['tactful', 'warm'],
  },
  2: {
    says: [
      'You have an eye for what goes with what, and it works on budgets, too.',
      'With Venus in Libra, a sign it rules, and {house}, you can make a thrift store outfit look considered and guess a fair price without asking.',
      'Where you lose money is at the moment of naming your own.',
      "You picture the other side's face, come down before they've said a word, and call it meeting in the middle.",
    ],
    traits: ['tactful', 'practical'],
  },
  3: {
    says: [
      'Venus is in Libra {house}, so you can tell nearly anybody nearly anything.',
      'In the sign it rules, Venus finds a version of the truth that lets people keep their pride, and the neighbors with the loud speakers turn them down and thank you for coming by.',
      "It's a real gift and it gets overused.",
      'Your own siblings may be unable to say, after all these years, which of them you agree with.',
    ],
    traits: ['tactful'],
  },
  4: {
    says: [
      'You want home to be lovely, and by that you mean the mood first and the walls second (your Venus in Libra, {house}).',
      "When two people you live with are short with each other, you've suggested a walk before they've noticed it themselves.",
      'Venus is at its best in this sign, and the peace you make is pleasant to live in.',
      'You do pay for it privately, in everything you decided not to bring up.',
    ],
    traits: ['tactful', 'idealistic'],
  },
  5: {
    says: [
      'Being courted, and courting, is something you do better than almost anyone (your Venus in Libra, {house}).',
      'Venus rules this sign, so you know how long to hold a look, and a plain evening turns into a scene with good lighting.',
      "You can be so taken with how well it's going that you never ask whether you want the person, and then you owe them a graceful goodbye.",
    ],
    traits: ['tactful', 'playful'],
  },
  6: {
    says: [
      'You do good work in good company, and a bad mood in the office slows you down (your Venus in Libra, {house}).',
      "Venus is strong in this sign, and you can seat two coworkers who aren't speaking at one table and have them laughing by the end of lunch.",
      'A sour mood across the room takes more out of you by noon than the tasks do, and you may notice it first as a stiff neck.',
    ],
    traits: ['tactful'],
  },
  7: {
    says: [
      'With Venus in Libra {house}, you think in the plural.',
      "To know what you'd do, you first want to hear what they'd do, and since Venus rules this sign, your partners tend to feel unusually well loved.",
      "You're fair to them to a fault.",
      "You'll take their side in an argument with you, and after some years of that they may ask, quite kindly, what it was you wanted.",
    ],
    traits: ['close', 'tactful'],
  },
  8: {
    says: [
      'You believe that two people can share anything if the terms are fair (your Venus in Libra, {house}).',
      'Venus is in a sign it rules, so even the money talk goes graciously, with both of you offering to take the smaller room.',
      "Passion makes you more nervous, because there's no even split and somebody always shows more.",
      "You tend to wait until they've gone first, and you make that look like good manners.",
    ],
    traits: ['tactful', 'close'],
  },
  9: {
    says: [
      'You fall for ideas the way you fall for people, by hearing the best case for them (your Venus in Libra, {house}).',
      "In the sign it rules, Venus takes real pleasure in a well-made argument, and abroad you've picked up the local courtesies by day two.",
      'It makes you a delight to disagree with.',
      "Friends of firmer faith can't tell what you believe, and you'd have to admit that it depends on who explained it last.",
    ],
    traits: ['open', 'tactful'],
  },
  10: {
    says: [
      'Your public manner is so good that people suppose it costs nothing (your Venus in Libra, {house}).',
      "Venus rules this sign, so you're asked to speak first at awkward gatherings and to seat the rivals, and you leave each of them thinking you were theirs.",
      "On a day when you have to disappoint somebody in front of everyone, you'd give a year's standing to be let off.",
    ],
    traits: ['public', 'tactful'],
  },
  11: {
    says: [
      "In any group you're the person nobody has a complaint about (your Venus in Libra, {house}).",
      "You hand the next line to the one who's been left out of the joke, and with Venus in a sign it rules, it doesn't show.",
      'You can be so careful with everyone that no one in particular feels chosen.',
      'If a friend asks who your best friend is, you give an answer about different kinds of closeness.',
    ],
    traits: ['tactful', 'warm'],
  },
  12: {
    says: [
      'You do most of your pleasing where nobody can see it.',
      "Before you meet somebody you've thought through what might upset them and quietly removed it, so they experience a lovely evening and have no one to thank (your Venus in Libra, {house}).",
      'With Venus so strong, you can surround yourself with beauty, alone, and feel complete.',
      "It's the other people, oddly, who are the interruption, and whom you miss by nine.",
    ],
    traits: ['private', 'tactful'],
  },
  sign: {
    says: [
      'You like people, and you like them to be at ease with each other (your Venus in Libra, a sign it rules).',
      "With so little distance between wishing to please and pleasing, you're good company for nearly anybody, and your taste can be trusted with other people's weddings.",
      'Choosing is another matter.',
      "You can see what's attractive about both, and the longer you look, the fairer it would be to have neither.",
    ],
    traits: ['tactful', 'close'],
  },
}
