import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInLibra: PlacementParagraphs = {
  1: {
    says: [
      "You relax when the people you're with get along (your Moon in Libra, {house}).",
      'So you find what two strangers have in common before they do, and you tone down whatever in you might jar.',
      'It makes you very easy to like.',
      'Later, by yourself, you may notice that you agreed to Saturday, and that nobody pushed you, and that you never wanted to go.',
    ],
    traits: ['tactful', 'yielding'],
  },
  2: {
    says: [
      'Ugly surroundings lower your mood faster than an empty account does (your Moon in Libra, {house}).',
      "You'll go without for a while and then buy flowers, and it's money well spent, because you feel sane again.",
      'Talking about pay upsets you.',
      "You'd like the fair figure to be offered, and since you rarely name it first, it's often somebody else's idea of fair.",
    ],
    traits: ['tactful', 'sparing'],
  },
  3: {
    says: [
      "A sharp tone stays with you all day, even if it wasn't meant for you (your Moon in Libra, {house}).",
      "So you take the edge off what you say, and you're often asked to talk to both sides when neighbors or siblings aren't speaking.",
      "You're good at it and it costs you.",
      "By the time each of them feels heard, you can't remember what you thought about the matter yourself.",
    ],
    traits: ['tactful', 'yielding'],
  },
  4: {
    says: [
      "The Moon is in Libra {house}, so you can't rest in a house where two people are annoyed with each other.",
      "You smooth it over, sometimes before they've noticed it themselves, and everyone agrees that it's pleasant at your place.",
      'You may have learned early to keep the peace.',
      'What gets lost is your own bad mood, which you tend to save for walks, and which your family might even like to meet.',
    ],
    traits: ['tactful', 'close'],
  },
  5: {
    says: [
      "Hardly anything is really fun for you until there's someone to enjoy it with (your Moon in Libra, {house}).",
      'You see a painting, and your first impulse is to turn and check whether they like it.',
      "You court people beautifully, and you're so quick to find out what they'd enjoy that a third date can go by without anyone learning what you would.",
      'Being asked straight out makes you go blank.',
    ],
    traits: ['warm', 'tactful'],
  },
  6: {
    says: [
      'You can do almost any work in good company and hardly any in bad (your Moon in Libra, {house}).',
      "When two people at work are on poor terms, you feel it between your own shoulders, and you'll redo the schedule so that they needn't meet.",
      'Nobody notices, which was the idea.',
      "Your body asks for balance in the same polite way, and you can miss it for months because it doesn't insist.",
    ],
    traits: ['tactful', 'yielding'],
  },
  7: {
    says: [
      'You find out what you feel by talking it over with your person (your Moon in Libra, {house}).',
      "Alone with a decision you go around in circles, and with them beside you it's clear in ten minutes.",
      "You give them the same attention, and it's hard to imagine a more considerate companion.",
      'What frightens you is their displeasure, so you can be very agreeable for a whole season and unhappy underneath.',
    ],
    traits: ['close', 'tactful'],
  },
  8: {
    says: [
      'Closeness feels safe to you when neither of you owes the other (your Moon in Libra, {house}).',
      "You keep a gentle count of who has given what, and you'd be mortified if anyone saw it.",
      'Stronger feelings, such as jealousy or plain hunger for someone, seem bad-mannered to you.',
      "So you bring them up as a question about fairness, and the other person may debate it with you when you'd hoped to be held.",
    ],
    traits: ['tactful', 'wary'],
  },
  9: {
    says: [
      "You feel at home in a strange place once you've made one acquaintance there (your Moon in Libra, {house}).",
      'The sights matter less to you than having somebody to walk past them with.',
      "In questions of belief you hear the good in each side, and that's a real kindness to people who are used to being argued with.",
      'Asked where you stand, you can feel cornered, as though choosing would hurt someone.',
    ],
    traits: ['tactful', 'open'],
  },
  10: {
    says: [
      "It matters to you to be well thought of, a good deal more than you'd like it to (your Moon in Libra, {house}).",
      "You're gracious under pressure, and a difficult client tends to be given to you because you bring them around.",
      'Being openly disliked by even one person can keep you awake.',
      "You may then work harder for that person's good opinion than for anything you want yourself.",
    ],
    traits: ['public', 'tactful'],
  },
  11: {
    says: [
      'Your friends get along partly because of you (your Moon in Libra, {house}).',
      'You know who should sit next to whom, and you quietly tell each of them the nice thing that another one said.',
      'When two of them fall out, you lose sleep over it as if it were your doing.',
      "Each calls you, you understand each, and neither would guess how much you'd like somebody to take your side for a change.",
    ],
    traits: ['tactful', 'warm'],
  },
  12: {
    says: [
      'You have your disagreements in private, and you usually lose them (your Moon in Libra, {house}).',
      "Before you've said a word to anyone you've already heard their side, given them credit, and decided it isn't worth bringing up.",
      "Solitude does you good when it's beautiful, with music on and everything in its place.",
      "It takes about a day of it before your own opinion comes out, and it's often a firm one.",
    ],
    traits: ['private', 'tactful'],
  },
  sign: {
    says: [
      "You're at peace when the people around you are (your Moon in Libra).",
      "You notice a change of tone in the next room, and you've begun to be charming before anyone has said what's wrong.",
      'What you yourself would like takes longer to find out.',
      "People consider you easy to please, and they'd be surprised by how long you sometimes stand in front of a menu.",
    ],
    traits: ['tactful', 'yielding'],
  },
}
