import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInVirgo: PlacementParagraphs = {
  1: {
    says: [
      'You make a good impression by being useful, and it opens more for you than charm would (your Jupiter in Virgo, {house}).',
      'Jupiter would like to think big and here it has to think in details, so even your hopes sound like a to-do list.',
      "People would be glad to offer you more, but you tend to worry a large chance down into a small one by pointing out what could go wrong before they'd finished.",
    ],
    traits: ['modest', 'practical'],
  },
  2: {
    says: [
      'You trust the little amount set aside each week (your Jupiter in Virgo, {house}).',
      "Jupiter isn't lavish in this sign, and it doesn't need to be, because you make things last and you can find the good one secondhand.",
      "For your own skill you ask too little, and then you do extra work so that nobody will regret having paid it, when they'd gladly have paid you more.",
    ],
    traits: ['sparing', 'practical'],
  },
  3: {
    says: [
      'You believe most problems would go away if somebody explained them properly (your Jupiter in Virgo, {house}).',
      'Jupiter loses itself in particulars here, so an answer of yours has footnotes, and a neighbor who asked about a fuse has learned the history of the wiring.',
      'They do have light again.',
      'Your own large ideas come out in pieces, and it can take someone else to say what they add up to.',
    ],
    traits: ['practical', 'modest'],
  },
  4: {
    says: [
      'Your generosity at home is of the practical kind (your Jupiter in Virgo, {house}).',
      'Jupiter is cramped a little in this sign, so you express your faith in people by making up their beds with the good corners and remembering their allergies.',
      "Guests sleep well with you, and they'd gladly trade the third side dish for an hour of your company, because you find it so hard to stop preparing and sit down.",
    ],
    traits: ['orderly', 'generous'],
  },
  5: {
    says: [
      'You find happiness in doing one small thing beautifully (your Jupiter in Virgo, {house}).',
      'Jupiter wants to splurge here and the sign asks it to practice, so your fun has technique, and you can be blissful for a day over a joint that fits.',
      'Love makes you attentive and shy in the same way, and what you might let yourself have more of is the kind of play that produces nothing at all.',
    ],
    traits: ['practical', 'modest'],
  },
  6: {
    says: [
      'Luck reaches you through work done well (your Jupiter in Virgo, {house}).',
      "Jupiter takes the small road in this sign, but in this house it's the right one, so each careful job brings the next, and people ask for you by name.",
      "The excess comes in small pieces, because each task they bring you is a little one, and you've got no feeling for how many little ones you've already taken.",
    ],
    traits: ['practical', 'modest'],
  },
  7: {
    says: [
      'You believe the two of you can improve anything together (your Jupiter in Virgo, {house}).',
      'Jupiter fusses a bit in this sign, so you give your partner research, reminders, and a better pillow, and you mean every one as devotion.',
      "There's a danger of correcting what wasn't broken, and what they remember longest is the day you looked at them and had no suggestions.",
    ],
    traits: ['practical', 'generous'],
  },
  8: {
    says: [
      'People give you their tangled affairs, and you enjoy every minute of it (your Jupiter in Virgo, {house}).',
      'Jupiter gains trust by exactness in this sign, so you read the small print for everyone and they come out ahead.',
      "With feelings you're just as careful, and you may prepare for closeness until the moment for it has gone by, when most people would have been charmed by a little awkwardness.",
    ],
    traits: ['practical', 'wary'],
  },
  9: {
    says: [
      "You've got more faith in one good fact than in ten big theories (your Jupiter in Virgo, {house}).",
      "Jupiter is uncomfortable thinking small, and here that's what it does, so you study closely, you pack exactly what's needed, and you learn a place by its bus stops.",
      "You might miss the grand view while you're reading the plaque, and a companion who turns your head for you is worth having.",
    ],
    traits: ['practical', 'serious'],
  },
  10: {
    says: [
      'You get ahead because people notice that your things work (your Jupiter in Virgo, {house}).',
      'Jupiter is modest in this sign, so you let the results speak, and they speak slowly.',
      "When the big offer comes you may turn it down, because you could see three parts of it that you hadn't done before, and the one who took it hadn't done any of them.",
    ],
    traits: ['practical', 'public'],
  },
  11: {
    says: [
      'You believe in groups that get something done (your Jupiter in Virgo, {house}).',
      'Jupiter gives in small useful portions here, so you fix the website, bring the extension cord, and stay to clean up.',
      "You help so readily that people forget to ask how you are, and you'd have to put your own trouble on the agenda before they'd get to it.",
    ],
    traits: ['practical', 'generous'],
  },
  12: {
    says: [
      "You do good in small ways and don't keep track (your Jupiter in Virgo, {house}).",
      "Jupiter hides its size in this sign and in this house, so nobody knows how many people you've quietly helped, and neither do you.",
      "You worry over what you've left undone, all the same, when a fair count of one week would show you somebody who's given away a great deal.",
    ],
    traits: ['private', 'modest'],
  },
  sign: {
    says: [
      "You believe that things get better bit by bit, by somebody's taking care (your Jupiter in Virgo, where Jupiter has to think small).",
      'So your hope has a plan attached, and people do well on your advice because it can be followed.',
      'What you overdo is the improving itself, which can go on past the point of enjoyment, and then you look in wonder at people who call a thing finished and go to the beach.',
    ],
    traits: ['practical', 'modest'],
  },
}
