import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInAquarius: PlacementParagraphs = {
  1: {
    says: [
      'You believe that people are interesting, the odd ones above all, and they can tell (your Jupiter in Aquarius, {house}).',
      "So you talk to everybody in the same curious way, and strangers are relieved to find somebody they needn't impress.",
      "You're so fair with your attention, though, that a person who hoped to be special to you may give up before you've noticed that they were trying.",
    ],
    traits: ['open', 'independent'],
  },
  2: {
    says: [
      "You trust that there's a smarter way to do money (your Jupiter in Aquarius, {house}).",
      'Tool libraries, shared houses, and strange little ventures appeal to you, and some of them pay.',
      'You believe in the idea so completely that you may forget to find out what it costs to run, and vaguer still is what you yourself would need.',
    ],
    traits: ['independent', 'generous'],
  },
  3: {
    says: [
      'The unexpected thought is the kind you trust (your Jupiter in Aquarius, {house}).',
      'A conversation at the mailbox with you can end in a plan for the whole street, and people go back indoors feeling clever.',
      "How things might be can interest you so much that somebody close has to tell you twice how they are, and that they're upset.",
    ],
    traits: ['open', 'independent'],
  },
  4: {
    says: [
      'A family, you believe, can be anyone who agrees to it (your Jupiter in Aquarius, {house}).',
      "Your home has open hours and few fixed roles, and people who didn't fit in elsewhere do well there.",
      'You may have been the free spirit among your relatives, or the first to be given a free hand.',
      "Somebody in the house may long for a custom that's kept for no reason but that it's theirs.",
    ],
    traits: ['independent', 'open'],
  },
  5: {
    says: [
      "You're happiest inventing something with other people (your Jupiter in Aquarius, {house}).",
      'A costume contest for dogs or a band in which nobody can play brings out your best, and everyone gets a part.',
      "In love you're cheerful, loyal, and not possessive at all.",
      "You may be so openhanded that the other person wonders whether you'd mind losing them, and you'd mind terribly.",
    ],
    traits: ['playful', 'independent'],
  },
  6: {
    says: [
      'You believe work could be arranged so that everyone enjoyed it (your Jupiter in Aquarius, {house}).',
      'Wherever you are, you change the system a little, and the good ideas of the quietest person get heard because you ask.',
      'Routine care of yourself seems too ordinary to bother with by comparison, and you could apply some of that inventiveness to going to bed.',
    ],
    traits: ['independent', 'idealistic'],
  },
  7: {
    says: [
      'Love without freedom makes no sense to you (your Jupiter in Aquarius, {house}).',
      'Originals attract you, you never try to change them, and the two of you can live in a way that others talk about.',
      'With so much freedom given, it may look as if you needed no closeness yourself, and nobody can correct that error unless you tell them.',
    ],
    traits: ['independent', 'open'],
  },
  8: {
    says: [
      "How people could share more is a subject on which you're very hopeful (your Jupiter in Aquarius, {house}).",
      "You'd pool the savings and write the agreement, and you're calm about it when something goes wrong.",
      'Your calm has one gap, since you try to solve your own fears in principle as well, and what helps is when someone just sits there with you.',
    ],
    traits: ['open', 'cool'],
  },
  9: {
    says: [
      'You believe that people can get better at living together (your Jupiter in Aquarius, {house}).',
      "So you study how it's done elsewhere, you love a place with odd laws, and you come back with three proposals.",
      'Your faith in humanity is enormous, and it does you good now and then to apply it to the fellow in the next seat.',
    ],
    traits: ['idealistic', 'independent'],
  },
  10: {
    says: [
      "You trust that there's a place in the world for what only you would think of (your Jupiter in Aquarius, {house}).",
      "You get ahead by odd roads, often through friends, and you're known for fairness and for being a year early.",
      'Change for its own sake is where you overdo it, since a thing that works can make you restless, and the people who rely on it are less amused.',
    ],
    traits: ['public', 'independent'],
  },
  11: {
    says: [
      "Your luck is in your friends, and you've got all kinds (your Jupiter in Aquarius, {house}).",
      "Jupiter is glad of company, so you can start a movement with a sign-up sheet, and people who'd never have met end up planting trees together.",
      'You believe in them all.',
      "Being close to one of them takes longer, and it's usually a long drive with only two in the car that manages it.",
    ],
    traits: ['open', 'idealistic'],
  },
  12: {
    says: [
      'In private you think well of people in general (your Jupiter in Aquarius, {house}).',
      'Quietly you work for them, too, in ways nobody would trace to you.',
      "The best ideas you enjoy by yourself, too, because you suppose that no one would understand them, and it's been a while since you last tried anyone.",
    ],
    traits: ['private', 'idealistic'],
  },
  sign: {
    says: [
      'You believe in what people could do if they were free to (your Jupiter in Aquarius).',
      "You're broad-minded and fair, you give your time to things that may never benefit you, and oddballs of every sort feel at home with you.",
      'Close quarters are another matter.',
      "Those who love you get the same excellent treatment as everybody else, and they've been known to ask for a bit of favoritism.",
    ],
    traits: ['idealistic', 'independent'],
  },
}
