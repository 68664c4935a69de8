import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInSagittarius: PlacementParagraphs = {
  1: {
    says: [
      'You open with the conclusion (your Mercury in Sagittarius, {house}).',
      'Mercury is out of its element in a sign that sees the far hill and misses the curb, so you meet people with a joke and a theory of everything, and your name you mention later.',
      'They like how sure you sound.',
      "It was enthusiasm, and by the time they quote you, you've ridden on.",
    ],
    traits: ['open', 'frank'],
  },
  2: {
    says: [
      'Mercury is in Sagittarius {house}, so you think about money as a direction instead of an amount.',
      'The sign is a hard one for a planet that ought to be counting, and it shows in a budget with three lines, one of which says other.',
      "You're brilliant at seeing what could pay someday.",
      'What it pays this month you find out at the register, in good spirits, with people waiting.',
    ],
    traits: ['trusting', 'loose'],
  },
  3: {
    says: [
      'You talk in leaps, and you expect people to jump with you (your Mercury in Sagittarius, {house}).',
      "Mercury likes details and this sign gives it vistas, so the neighbor who asked about the leaf pickup has heard your views on government and doesn't know the day.",
      'You mean no harm by what you blurt.',
      "A week later you remember the face that went with it, and you're over there with a pie.",
    ],
    traits: ['frank', 'open'],
  },
  4: {
    says: [
      'Home is the place you explain the world from.',
      'Family meals with you get large, about whether people are good and where everybody ought to move, and someone else knows when the rent is due (your Mercury in Sagittarius, {house}).',
      "Mercury has trouble in this sign with anything that's nearby.",
      'You may be looking for your glasses while you make, quite rightly, the most important remark that anyone under that roof has made all year.',
    ],
    traits: ['open', 'loose'],
  },
  5: {
    says: [
      "You tell a story for what it means, and the facts can follow when they're dressed (your Mercury in Sagittarius, {house}).",
      "It's a weakness in Mercury by the old rules, since the sign prefers truth at large to accuracy, and it makes you terrific fun by a campfire.",
      'A long game with small rules loses you, and you might propose, halfway, a better game.',
    ],
    traits: ['playful', 'open'],
  },
  6: {
    says: [
      "Tell you what a job is for and you'll find the shortest way there (your Mercury in Sagittarius, {house}).",
      'Tell you only the steps, and Mercury, which is weak on steps in this sign, will do one, four, and nine.',
      'Those you work with come to you for the view and send your paperwork back.',
      'You improve enormously beside someone who loves lists, and you tend to think of them as a saint.',
    ],
    traits: ['quick', 'loose'],
  },
  7: {
    says: [
      "You tell a partner the truth as soon as you've got it, without looking to see what they're carrying (your Mercury in Sagittarius, {house}).",
      "Mercury should be tactful company, and in this sign it's a friend shouting good news from a moving train.",
      "They come to value it, mostly on the days when it isn't about them.",
      "Still, somebody has to mention that you've promised the same Saturday twice, once to the person beside you.",
    ],
    traits: ['frank', 'open'],
  },
  8: {
    says: [
      'You can make a taboo seem like a perfectly interesting topic (your Mercury in Sagittarius, {house}).',
      'Mercury loses its caution in this sign, so you ask about love or loans with a straightforwardness that most people end up thanking you for.',
      'Documents are another story.',
      'You sign in good faith where the little flag says to sign, and what you agreed to comes to you over the years as a series of mild surprises.',
    ],
    traits: ['frank', 'trusting'],
  },
  9: {
    says: [
      'Mercury is in Sagittarius {house}, so your mind is happiest at cruising altitude.',
      "It's held to be a poor sign for Mercury and a grand house for you, since what you lack in particulars you make up in reach, and you connect a novel, a sermon, and a soccer game in one breath.",
      'You preach a little.',
      'Someone who asks for an example gets another principle and stops taking notes.',
    ],
    traits: ['idealistic', 'open'],
  },
  10: {
    says: [
      "You're known for saying where all this is going (your Mercury in Sagittarius, {house}).",
      "People want you for the keynote, and they'd be wise to give someone else the handout, because Mercury in this sign remembers the vision and invents the percentage.",
      "You believe what you're saying as you say it, which is most of your charm.",
      "Whatever you promised from the stage, there's someone in row two who wrote it down.",
    ],
    traits: ['frank', 'public'],
  },
  11: {
    says: [
      "When you've read something good, everyone you know has to have read it (your Mercury in Sagittarius, {house}).",
      "Friends get their ideas from you and their directions from somebody else, since Mercury is hazy in this sign on whether it's left or right at the bank.",
      'One person at it may have wanted to be asked something, and they like you too much to say that you told them the answer.',
    ],
    traits: ['open', 'frank'],
  },
  12: {
    says: [
      "Your widest thinking goes on where you needn't defend it (your Mercury in Sagittarius, {house}).",
      "Alone you've settled whether life is fair, and you couldn't say how, because Mercury in this sign gets the answer without the working.",
      'Spoken aloud it comes out as a joke.',
      "People have no idea that you're religious, in your fashion, and you'd be glad to tell them if it could be done in one sentence and without any follow-up.",
    ],
    traits: ['private', 'idealistic'],
  },
  sign: {
    says: [
      'You see where a thing is going well before you see how it gets there (your Mercury in Sagittarius).',
      "That's why the tradition calls it a hard sign for Mercury, which ought to have the steps in hand, and why you're such good company at the start of a plan.",
      "You're honest at high speed.",
      'The details come back to you one by one, generally by mail, and you take them like a good sport.',
    ],
    traits: ['frank', 'open'],
  },
}
