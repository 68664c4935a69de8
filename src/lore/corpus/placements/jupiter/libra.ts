import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInLibra: PlacementParagraphs = {
  1: {
    says: [
      'You expect to get along with people, and therefore you do (your Jupiter in Libra, {house}).',
      "Within minutes you've found something to admire in them that they hadn't known was showing.",
      'You can go too far in agreeing, because each of them leaves with the impression that you see it entirely as they do, and on Saturday two of them are going to meet.',
    ],
    traits: ['open', 'tactful'],
  },
  2: {
    says: [
      'Money comes to you through people who like dealing with you (your Jupiter in Libra, {house}).',
      'A good bargain, as you see it, should please both sides, and your eye for quality is good.',
      "Beautiful things make you feel rich, so it's hard for you to buy just one, or to say no to a charming seller who's been so very nice about it.",
    ],
    traits: ['generous', 'tactful'],
  },
  3: {
    says: [
      'You believe in talking nicely, and it often works (your Jupiter in Libra, {house}).',
      "A call from you improves a difficult neighbor, and you can tell a friend he's wrong so agreeably that he thanks you for agreeing.",
      'All this balance can be too much of a good thing, when somebody waiting for your opinion hears an excellent one from each side and goes home with neither.',
    ],
    traits: ['tactful', 'open'],
  },
  4: {
    says: [
      'Everyone behaves a little better at your place (your Jupiter in Libra, {house}).',
      "Seating people where they'll like each other is an art you believe in, and your home does attract company and goodwill.",
      "Because it's so pleasant, your family may take their real quarrels outdoors so as not to spoil it, and you could miss hearing what they're about.",
    ],
    traits: ['warm', 'tactful'],
  },
  5: {
    says: [
      'Romance, you think, is one of the best things there is (your Jupiter in Libra, {house}).',
      "You're lucky in it, too, because you flirt with everyone's good side and you never make anybody feel foolish.",
      "The bill for it is that several people may have believed that they were the one, and you'd meant it each time, as a compliment.",
    ],
    traits: ['playful', 'tactful'],
  },
  6: {
    says: [
      'Wherever you work, the tone gets better (your Jupiter in Libra, {house}).',
      "You trust that people will be fair if they're treated fairly, and you settle small disputes before anybody has to report them.",
      'Your own health would do well on the same moderation, but it seems unkind to you to leave a lunch early, and everybody wants to have lunch with you.',
    ],
    traits: ['tactful', 'generous'],
  },
  7: {
    says: [
      'Two people choosing each other is what you have most faith in (your Jupiter in Libra, {house}).',
      "Sign and house agree, so partnership brings you luck and a larger life, and you're delightful to share a home or a business with.",
      "You always see their side, and it can be too generous, so a good friend may have to point out that you've given them your half of the argument as well.",
    ],
    traits: ['trusting', 'close'],
  },
  8: {
    says: [
      'You believe that anything can be shared if both people are decent (your Jupiter in Libra, {house}).',
      'It makes you a gracious partner in money matters, and others tend to be gracious in return.',
      "Where you're too hopeful is in assuming that everyone wants what's fair, and you can be the last to notice that one side has been eating the whole cake.",
    ],
    traits: ['trusting', 'tactful'],
  },
  9: {
    says: [
      'You think that people everywhere would like each other if they were properly introduced (your Jupiter in Libra, {house}).',
      'So you travel to meet them, and you come home with addresses.',
      'What they believe gets a fair hearing from you, too, so fair that you may still be doing justice to an idea that you stopped holding years ago.',
    ],
    traits: ['open', 'idealistic'],
  },
  10: {
    says: [
      'Your reputation grows because people come away from you feeling that they were right (your Jupiter in Libra, {house}).',
      'Alliances and good manners carry you up, and you share credit so gracefully that people give you more.',
      'The pleasing gets out of hand at some point, and you might have to choose which half of your admirers you can afford to disappoint.',
    ],
    traits: ['public', 'tactful'],
  },
  11: {
    says: [
      'You have a gift for mixing people (your Jupiter in Libra, {house}).',
      'Friends of yours have married, started companies, and bought cabins together because you thought they ought to meet.',
      'You stay on such good terms with all of them that the person who needs you to be angry on their behalf has to look around for somebody less balanced.',
    ],
    traits: ['open', 'tactful'],
  },
  12: {
    says: [
      "There's a fairness in you that works when no one is watching (your Jupiter in Libra, {house}).",
      "You think well of absent people, you let old quarrels go, and you've made peace on somebody's behalf who never knew it had been broken.",
      'What you may do too early is forgive, just to have harmony again, and it comes to you weeks later, over some music, that you were really very hurt.',
    ],
    traits: ['private', 'tactful'],
  },
  sign: {
    says: [
      'You believe that people can come to terms (your Jupiter in Libra).',
      'It makes you generous in arguments, easy to befriend, and lucky in those who choose to stand beside you.',
      'You like an occasion and good company.',
      "The extra helping you give is always of agreement, and your friends soon learn that your second answer, the slower one, is where they'll find what you really want.",
    ],
    traits: ['tactful', 'open'],
  },
}
