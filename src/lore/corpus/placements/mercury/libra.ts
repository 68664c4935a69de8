import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInLibra: PlacementParagraphs = {
  1: {
    says: [
      "You begin with the other person's opinion.",
      "Yours gets adjusted while you listen, and by the end of a first conversation they're pleased to have found somebody so sensible (your Mercury in Libra, {house}).",
      "It isn't insincere, because you did see it their way.",
      "You'd like to be asked as well, and when someone does ask, there's a small panic while you check which of your two views is yours.",
    ],
    traits: ['tactful', 'open'],
  },
  2: {
    says: [
      'Mercury is in Libra {house}, so a price is a sort of conversation to you.',
      "You think about what it's worth to them, what it's worth to you, and how they'd feel, and you've talked yourself down by a fifth before anyone else has spoken.",
      "For someone else you'd be formidable.",
      'Between two purchases you can weigh so well that the store closes, and you go home with a clear view of both.',
    ],
    traits: ['tactful', 'yielding'],
  },
  3: {
    says: [
      'You can say no so gracefully that people only notice the next day (your Mercury in Libra, {house}).',
      'A complaint to the neighbor, written in three drafts, starts with the roses.',
      "Whenever two people near you misunderstand each other you can't help translating.",
      'Your sentences have a way of ending in if that makes sense, and it always does, and you might get more of what you asked for if it were shorter.',
    ],
    traits: ['tactful'],
  },
  4: {
    says: [
      "In a family discussion you're the one who can put everybody's case (your Mercury in Libra, {house}).",
      'You do it well enough that they stop explaining themselves and wait for you.',
      "Choosing a paint color, you hold up eleven whites and ask each person in turn, including the one who's delivering a package.",
      "The result is harmonious, and a guest who wondered what you'd like if you lived alone would have to wait.",
    ],
    traits: ['tactful', 'yielding'],
  },
  5: {
    says: [
      "Your mind plays best against someone else's.",
      'Writing goes better with a partner or at least a rival, and you flirt by agreeing with people in a way that makes them want to be contradicted (your Mercury in Libra, {house}).',
      "When something's done you ask six friends whether it's good, thank them all, and take the average.",
    ],
    traits: ['tactful', 'playful'],
  },
  6: {
    says: [
      'You do your clearest thinking about a task while telling somebody about it (your Mercury in Libra, {house}).',
      'An email from you calms everyone down, and people you work with bring you their angry drafts to be made sendable.',
      "What takes you long is starting, since there's always a case for doing the other thing first.",
      "A raised voice two rooms away can cost you an entire morning's reasoning.",
    ],
    traits: ['tactful', 'yielding'],
  },
  7: {
    says: [
      "Mercury is in Libra {house}, so you hardly know your own mind until you've heard your partner's.",
      'When you talk it over, you keep things so fair that you sometimes supply their best argument for them.',
      'They find you a joy to disagree with.',
      "It may be years before they notice that on Thai or Indian, as on some larger matters, you've been voting with the majority of one.",
    ],
    traits: ['tactful', 'close'],
  },
  8: {
    says: [
      "When it's time to talk about who pays or who's been hurt, people want you in the room (your Mercury in Libra, {house}).",
      'Your words for it leave nobody ashamed, and you can propose a split that both sides take for generosity.',
      "About what you want in the dark you're less direct.",
      "You'd rather it were guessed and then discussed, in the abstract, as something that people in general might enjoy.",
    ],
    traits: ['tactful', 'guarded'],
  },
  9: {
    says: [
      'You come to every belief by way of its opposite (your Mercury in Libra, {house}).',
      'The critics get read before the book, and you return from abroad able to explain why they find us rude.',
      'It makes you a real student and a hopeless convert.',
      "At the point where others take a stand, you've generally found a third position, attractive and thinly populated.",
    ],
    traits: ['open', 'tactful'],
  },
  10: {
    says: [
      'They send you in when it has to be said well.',
      'You can present a decision so that the people who lost feel consulted, and your name gets around in places where feelings run high (your Mercury in Libra, {house}).',
      "You polish what you'll say in public until there's nothing in it to object to.",
      'Somebody rougher gets quoted more, and you see at once how it ought to have been put.',
    ],
    traits: ['public', 'tactful'],
  },
  11: {
    says: [
      'You have an instinct for who should meet (your Mercury in Libra, {house}).',
      "Among friends you keep the conversation moving to the one who hasn't had a turn, and you can tell two people who loathe each other's politics what they agree on.",
      "You're careful to have no faction.",
      'On the night when the group really does divide, each half saves you a seat, and you walk around the block.',
    ],
    traits: ['tactful', 'open'],
  },
  12: {
    says: [
      "In private you go on weighing what in company you'd already settled (your Mercury in Libra, {house}).",
      "You said that either was fine, and at midnight you're still comparing the two.",
      'You hold long, polite arguments in your head with people who will never hear them.',
      "As for what you'd like yourself, you have to be asked twice.",
    ],
    traits: ['private', 'tactful'],
  },
  sign: {
    says: [
      'You think by comparing (your Mercury in Libra).',
      'The merit in each view strikes you so quickly that your own comes last, and people who disagree with you tend to feel understood instead of beaten.',
      'Decisions are slow.',
      "It helps to be asked by someone who's obviously wrong, because then you find, to the surprise of both of you, that you've had a position all along.",
    ],
    traits: ['tactful', 'open'],
  },
}
