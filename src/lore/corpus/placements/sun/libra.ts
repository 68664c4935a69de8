import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInLibra: PlacementParagraphs = {
  1: {
    says: [
      "You become clear to yourself in other people's company (your Sun in Libra, {house}).",
      'The Sun is a little unsure of itself in this sign, so you look for a response before you go on, and it makes you a pleasure to meet.',
      "You're polite from conviction.",
      "What's hard is walking into a room with a wish of your own, and you may have persuaded yourself out of it by the time you've hung up your jacket.",
    ],
    traits: ['tactful', 'open'],
  },
  2: {
    says: [
      "You'd like money to be fair, and you're willing to lose some to keep it so (your Sun in Libra, {house}).",
      "The Sun isn't at its most confident in this sign, so you judge your worth by what others offer.",
      "It helps to ask a friend what they'd charge in your place, because you can see what anyone's work is worth except your own.",
    ],
    traits: ['tactful', 'sparing'],
  },
  3: {
    says: [
      "You can say a hard thing so that it's heard as help (your Sun in Libra, {house}).",
      "The Sun borrows its confidence in this sign, so you think best in dialogue, and your finest ideas begin with somebody else's sentence.",
      'Neighbors bring you their feuds and get a balanced opinion, and people you love would sometimes pay good money to hear a tactless one.',
    ],
    traits: ['tactful', 'open'],
  },
  4: {
    says: [
      "You've always had an ear for how people at home are getting along (your Sun in Libra, {house}).",
      "The Sun steps back easily in this sign, so at home you're the one who makes it pleasant and takes the room that's left.",
      "You're proud of a graceful place where people behave well.",
      'It may take you half your life to learn that you could want something there, and the peace would hold.',
    ],
    traits: ['tactful', 'close'],
  },
  5: {
    says: [
      'You love the beginning of love, with its manners and its good clothes (your Sun in Libra, {house}).',
      'The Sun wants a partner in this sign, so what you create you create in a duet, or for someone, and it has proportion and charm.',
      'Alone with a blank page you stall.',
      "You ask three people if it's any good, you hear three answers, and the fourth opinion, your own, never gets a hearing.",
    ],
    traits: ['tactful', 'warm'],
  },
  6: {
    says: [
      'People put in for your shift (your Sun in Libra, {house}).',
      'You make work agreeable and divide it justly, and even people who dislike each other can manage it next to you.',
      'The Sun yields too easily in this sign, so the fair share you work out for yourself tends to be the largest one.',
      'It shows up in your back before it shows up in your words, and even then you bring it up as a question.',
    ],
    traits: ['tactful', 'yielding'],
  },
  7: {
    says: [
      "You're at your best beside someone, and you've never pretended otherwise (your Sun in Libra, {house}).",
      'The Sun is thought weak in this sign because it looks to another person for its reflection, but this house is the right place for that, and partnership is a thing you do superbly.',
      'You bring out the good in them.',
      'What you have to guard is the list of things you liked before you met.',
    ],
    traits: ['close', 'tactful'],
  },
  8: {
    says: [
      'You care how power is divided between two people (your Sun in Libra, {house}).',
      "Since the Sun is cautious about wanting things in this sign, you'd rather offer terms than make demands, and people trust you to split what's hard to split.",
      "Passion unsettles you, because it isn't fair.",
      "You can be drawn for years to those who want things without apology, and learn from them at last how it's done.",
    ],
    traits: ['tactful', 'wary'],
  },
  9: {
    says: [
      'Fairness is as near as you come to a religion (your Sun in Libra, {house}).',
      "You can explain a view you don't hold better than the person who holds it, and abroad you have lovely manners in every language.",
      'The Sun hesitates in this sign, and so you study both sides until the vote is over.',
      "When you do finally take a stand it's rarely wrong, and people wish that you'd been there earlier.",
    ],
    traits: ['idealistic', 'tactful'],
  },
  10: {
    says: [
      "You have the kind of authority that doesn't need to raise its voice (your Sun in Libra, {house}).",
      'The Sun governs by agreement in this sign, so you consult, you give others the credit, and things get done without a loser.',
      "People like working for you, and the hour you dread is the one in which someone has to be disappointed, so you may put it off until it's gotten worse for everybody.",
    ],
    traits: ['public', 'tactful'],
  },
  11: {
    says: [
      'Your friends come from different worlds, and they get along at your place (your Sun in Libra, {house}).',
      "The Sun finds itself through others in this sign, so you're proudest of the couple you introduced and the project that two of your friends began.",
      'You treat them all so equally well that a best friend may wonder if they are one, and it might take a bit of unfairness from you to reassure them.',
    ],
    traits: ['tactful', 'warm'],
  },
  12: {
    says: [
      "You work out how to be good to people when you're alone (your Sun in Libra, {house}).",
      'The Sun is quiet in this sign and quieter in this house, so you can live for a long time by what pleases others and feel strangely absent.',
      'Making something beautiful by yourself brings you back.',
      "It's usually there, with nobody to consider, that you discover that you have strong opinions, about the color of a wall and about much else.",
    ],
    traits: ['private', 'tactful'],
  },
  sign: {
    says: [
      "You're here to make things fair and, if possible, lovely (your Sun in Libra, where the Sun is said to lean on others).",
      'You hear the other side of every story, and people calm down in your company.',
      'Deciding alone comes hard.',
      "You're often called indecisive by those who've never had to feel how disappointed the second choice would be.",
    ],
    traits: ['tactful', 'warm'],
  },
}
