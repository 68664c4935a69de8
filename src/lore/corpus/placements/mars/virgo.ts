import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInVirgo: PlacementParagraphs = {
  1: {
    says: [
      'You come into a place and start fixing it.',
      "It's a way of being among people without having to be looked at, and by the time someone asks your name you've leveled the wobbly table with a folded napkin (your Mars in Virgo, {house}).",
      'They find you modest and a little exacting.',
      "What they can't see is the temper, because you take it out on the napkin, which is folded extremely well.",
    ],
    traits: ['practical', 'modest'],
  },
  2: {
    says: [
      'You earn by getting right what others get roughly right (your Mars in Virgo, {house}).',
      'You know to the hour how long a thing takes, and you then charge for fewer hours, since you spent some of them on a flaw that only you had seen.',
      'A wrong figure on a bill makes you angrier than a large one.',
      'Fifty minutes on hold over nine dollars, and you hang up a happy person.',
    ],
    traits: ['practical', 'sparing'],
  },
  3: {
    says: [
      'Mars is in Virgo {house}, so your anger comes out as accuracy.',
      'In a dispute, instead of raising your voice, you mention that it was Wednesday and that the word is fewer.',
      "You're usually right, and the one opposite feels as if they'd been marked down on an essay they were crying over.",
      'When you truly like someone you let a wrong date stand, and it costs you visible effort.',
    ],
    traits: ['practical', 'frank'],
  },
  4: {
    says: [
      "When you're furious, the bathroom gleams (your Mars in Virgo, {house}).",
      'You keep a home running by a hundred small efforts that nobody has assigned you, and the resentment goes into the grout.',
      'Other members of the household know the sound of that particular scrubbing.',
      "They'd rather you yelled, but you can't begin to yell until you've checked whether the complaint is fair, and by then the tiles are done.",
    ],
    traits: ['practical', 'orderly'],
  },
  5: {
    says: [
      'Your notion of fun includes getting better at it.',
      "You'll repeat the same four bars for an hour in perfect contentment, and quit the band because the others only want to play songs (your Mars in Virgo, {house}).",
      "In pursuit of a person you're the same, attentive and rather technical.",
      "Long before you touch their hand you know how they take their eggs, and you've rehearsed the hand.",
    ],
    traits: ['modest', 'practical'],
  },
  6: {
    says: [
      'Mars is in Virgo {house}, so work is where your strength has the fewest leaks.',
      "You go through a day's tasks in the best order, you redo what came in sloppy without a comment, and you're on good terms with your tools.",
      'People you work with rely on that and hand in sloppier things.',
      'Your body is the last on the list, and it tends to get attention in the form of a research project.',
    ],
    traits: ['practical', 'orderly'],
  },
  7: {
    says: [
      "You show passion for a partner by tackling what's wrong (your Mars in Virgo, {house}).",
      "You've thought about their knee and their résumé and the noise their engine makes, and you have a plan for each.",
      'A fight, with you, is a list of particulars, and every particular holds up.',
      "It takes a person who's very sure of you to hear, in the eleventh item, that you can't imagine spending your effort on anybody else.",
    ],
    traits: ['practical', 'frank'],
  },
  8: {
    says: [
      "You'd like even passion to be properly understood beforehand (your Mars in Virgo, {house}).",
      "Where money's shared, you're the one with the folder, and you can say who owed what to whom at the end of any summer.",
      'It makes other people feel safe, and slightly audited.',
      "Letting go is a thing you approach as a skill, with reading, and you're more surprised than anybody on the night it just happens.",
    ],
    traits: ['practical', 'wary'],
  },
  9: {
    says: [
      'Big claims bring out the mechanic in you.',
      'Instead of attacking a belief you ask how it works on a rainy Monday, and you go on asking after the speaker has begun to sweat (your Mars in Virgo, {house}).',
      'It makes you the best student in the course and a hard one to inspire.',
      "Now and then a missed train leaves you in a town you hadn't researched, and you come home talking about little else.",
    ],
    traits: ['practical', 'wary'],
  },
  10: {
    says: [
      "You'd rather be good than be in charge, and you get put in charge for it (your Mars in Virgo, {house}).",
      "You fight for standards and hardly ever for yourself, so the credit drifts up the hall while you're looking for the error in line 212.",
      'In front of people you undersell.',
      'Somebody else has to say what you did, and you stand beside them the whole time wanting to correct the figure downward.',
    ],
    traits: ['practical', 'modest'],
  },
  11: {
    says: [
      'Groups run on people such as you, and seldom know it (your Mars in Virgo, {house}).',
      "The others had the vision, but you've got the permit and the tape, and on the day it's you they all come running to.",
      "You'd never demand to lead.",
      "You do mutter, though, and friends with good ears have learned that a mutter from you in May is worth more than anyone's speech in June.",
    ],
    traits: ['practical', 'modest'],
  },
  12: {
    says: [
      'You do your hardest work where nobody can grade it (your Mars in Virgo, {house}).',
      "A version exists, on some drive, that's better than the one you showed, and you're still at it.",
      'Anger gets turned inward in this house and edited, so that in place of telling somebody off you end up with a new rule for your own behavior.',
      "You've grown very well behaved that way, and somewhat tired.",
    ],
    traits: ['private', 'modest'],
  },
  sign: {
    says: [
      'You put your force into getting it right (your Mars in Virgo).',
      'Where other people charge, you adjust, and you can bring down a large problem by taking out one small screw after another.',
      'Anger makes you precise instead of loud.',
      "Those who get the correction rarely guess that it was the milder half of what you felt, and that you'd gone over your own conduct first.",
    ],
    traits: ['practical', 'orderly'],
  },
}
