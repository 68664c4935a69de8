import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInAquarius: PlacementParagraphs = {
  1: {
    says: [
      "People notice that you're different before they can say how (your Sun in Aquarius, {house}).",
      "The Sun is a little out of place in this sign, so you've stopped trying to fit in, and near you strangers feel that they needn't either.",
      'You treat everyone alike.',
      "It's a principle with you, and it can disappoint the person who hoped to be looked at for a moment as if nobody else were there.",
    ],
    traits: ['independent', 'open'],
  },
  2: {
    says: [
      'You have ideas about money that you worked out by yourself (your Sun in Aquarius, {house}).',
      "The Sun doesn't care for prestige in this sign, so you may earn well and live in two rooms, or give a third of it to something you believe in.",
      "What you're selling is usually ahead of its time.",
      "You'd get more for it if you could bring yourself to want the money as much as you want to be right.",
    ],
    traits: ['independent', 'idealistic'],
  },
  3: {
    says: [
      "You say what hadn't occurred to anyone (your Sun in Aquarius, {house}).",
      'The Sun is something of an outsider in this sign, so you look at an ordinary street or family as a visitor would, and your questions make people laugh and then think.',
      'You like to disagree.',
      "Neighbors enjoy it more than siblings do, because siblings have noticed that you'll change sides as soon as they come around.",
    ],
    traits: ['frank', 'independent'],
  },
  4: {
    says: [
      "You may have felt early that you'd come to the wrong address (your Sun in Aquarius, {house}).",
      "The Sun isn't easily at home in this sign, so you build a household on your own principles, with friends in it, perhaps, and rules that everyone has voted on.",
      "You're proud that nobody there has to pretend.",
      'Now and then someone would like a bit of plain tradition, such as a cake with the usual number of candles.',
    ],
    traits: ['independent', 'cool'],
  },
  5: {
    says: [
      "You create what there wasn't a category for (your Sun in Aquarius, {house}).",
      'The Sun would rather experiment than be applauded in this sign, so your best work looks strange for a while and then everyone does it.',
      'Love begins with you as friendship and curiosity.',
      "You may not notice that you're being courted, and when it's pointed out you're pleased, and you want to know how it was done.",
    ],
    traits: ['playful', 'independent'],
  },
  6: {
    says: [
      "You've found a better way to do it, and nobody asked you to (your Sun in Aquarius, {house}).",
      "The Sun is no respecter of rank in this sign, so you'll tell the newest person and the oldest one the same thing about the process.",
      'Systems that make work easier for everybody are your pride.',
      'Obeying is harder, and you can spend more effort on getting around a silly rule than on following it.',
    ],
    traits: ['independent', 'practical'],
  },
  7: {
    says: [
      'You want a partnership between two whole people (your Sun in Aquarius, {house}).',
      "The Sun has trouble seeing itself in this sign, so you find out who you are from someone who's nothing like you and who's free to go.",
      "You're loyal by choice, and you make the choice again every day.",
      'It may not occur to you that the other one would like to hear that the choosing is over.',
    ],
    traits: ['independent', 'cool'],
  },
  8: {
    says: [
      'You can look at what scares people and find it interesting (your Sun in Aquarius, {house}).',
      'The Sun is calm in this sign, almost too calm, so you discuss trust and money and desire as open questions, and others are freed by it.',
      "You don't like to be owned.",
      "Someone may give you everything and find that you're grateful, honest, fair, and still standing a little way off with your hands in your pockets.",
    ],
    traits: ['cool', 'frank'],
  },
  9: {
    says: [
      "You think for yourself, and you'd be ashamed not to (your Sun in Aquarius, {house}).",
      "The Sun follows no leader in this sign, so you've read the heretics first, and on a trip you want to see how their trains and schools are run.",
      'Actual people can be slower than the idea of them, and you may need to be reminded that the aunt who disagrees with you is one.',
    ],
    traits: ['idealistic', 'independent'],
  },
  10: {
    says: [
      "You're known for doing it differently (your Sun in Aquarius, {house}).",
      "The Sun doesn't crave a throne in this sign, so you hold a position lightly, give away the credit, and change the whole place while you're at it.",
      "Titles don't impress you.",
      "They do impress the people who decide on your budget, and a good idea of yours may go under another person's name because they wore the suit.",
    ],
    traits: ['public', 'independent'],
  },
  11: {
    says: [
      'You find yourself among people who want the same future (your Sun in Aquarius, {house}).',
      "The Sun doesn't mind being one of many in this sign, and in this house that's a strength, so you make groups in which no one is in charge and things still get done.",
      'The cause can have all your evenings, and your friends have to catch you between meetings, though some of them would like to be loved for no reason at all.',
    ],
    traits: ['idealistic', 'open'],
  },
  12: {
    says: [
      'You may seem perfectly regular, and you know better (your Sun in Aquarius, {house}).',
      'The Sun keeps its distance in this sign and keeps out of sight in this house, so your most original thoughts are had alone and dismissed as odd.',
      "You understand outsiders at once, and somewhere there are people who think the way you do, but they can't find you until you've said one of those thoughts aloud.",
    ],
    traits: ['private', 'independent'],
  },
  sign: {
    says: [
      "You're here to see it differently (your Sun in Aquarius, where the Sun doesn't like to take center stage).",
      "Everyone's good concerns you, no one's camp holds you for long, and people value you as the friend who'll never flatter them.",
      'Being special embarrasses you, and so does being the same.',
      'You can be hard to hold, though hardly anyone is easier to talk to.',
    ],
    traits: ['independent', 'cool'],
  },
}
