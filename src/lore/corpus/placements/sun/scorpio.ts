import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInScorpio: PlacementParagraphs = {
  1: {
    says: [
      "People sense that there's a lot of you, and that they aren't being shown it (your Sun in Scorpio, {house}).",
      "You look at them directly and you don't fill pauses, so some tell you too much and others find a reason to leave.",
      'Pretending bores you.',
      "Until you've made up your mind you mean to be neutral, but on you that looks like a verdict, and shy people can go home thinking that they failed.",
    ],
    traits: ['guarded', 'serious'],
  },
  2: {
    says: [
      "What you own is nobody's business (your Sun in Scorpio, {house}).",
      'Money comes easily enough, because you understand what people will do for it, and you can start again from nothing and be proud of how little you needed.',
      'Enough is whatever makes you independent, and since that figure tends to rise as you get near it, you may be safe for years before you let yourself feel it.',
    ],
    traits: ['private', 'sparing'],
  },
  3: {
    says: [
      'You ask the second question, the one that makes people put down their forks (your Sun in Scorpio, {house}).',
      "It isn't meant to hurt.",
      "You simply can't be interested in the surface of a thing, and you remember what was said and who looked away.",
      "Siblings and neighbors confide in you or avoid you, depending on what they've got to hide, and you generally know that too.",
    ],
    traits: ['serious', 'frank'],
  },
  4: {
    says: [
      "You know where your family's silences are (your Sun in Scorpio, {house}).",
      "Part of your strength comes from having understood, perhaps very young, what wasn't being talked about.",
      'At home you want loyalty and a room of your own with a lock.',
      "You'd defend these people against the world, and you may still be waiting for one of them to say the true thing first.",
    ],
    traits: ['private', 'serious'],
  },
  5: {
    says: [
      "You don't do anything you love by halves (your Sun in Scorpio, {house}).",
      "What you make comes from a place you can't discuss, and it tends to unsettle people before they like it.",
      'Flirting, with you, goes quickly to the point where somebody could get hurt.',
      "You'd rather have one summer of that than ten nice years, or so you believe until you meet someone with whom you could have both.",
    ],
    traits: ['serious', 'close'],
  },
  6: {
    says: [
      "You're the one they give the hopeless case (your Sun in Scorpio, {house}).",
      "The digging goes on until you've found what went wrong, and you're proud that nobody saw how hard it was.",
      "Half measures with your body don't appeal to you, so you train like a monk or not at all.",
      "It's difficult for you to do an ordinary amount of anything, and rest is the first thing to go.",
    ],
    traits: ['serious', 'steady'],
  },
  7: {
    says: [
      'A partnership changes you, or else you see no reason to have it (your Sun in Scorpio, {house}).',
      "The truth is what you want from the other one, even when it doesn't flatter you, and you can take it better than a pleasant lie.",
      'You give your whole loyalty and need to be sure of theirs, so someone who has never given you cause may still be asked, in the middle of a nice dinner, what they were just thinking.',
    ],
    traits: ['close', 'wary'],
  },
  8: {
    says: [
      'You come into your strength when things get serious (your Sun in Scorpio, {house}).',
      "Where others panic, about money or about a secret coming out, you slow down and see clearly, and you're the person to have around at the worst hour.",
      "You could use power and you mostly don't, and what takes you longer is believing that someone might hold power over you and be gentle with it.",
    ],
    traits: ['private', 'serious'],
  },
  9: {
    says: [
      "You can't believe in anything you haven't doubted first (your Sun in Scorpio, {house}).",
      'A teacher with a past draws you, and so does the book they tell you to skip.',
      "When you do find something true you're changed by it, all through.",
      "People who like their philosophy as conversation can find you too much, because you ask them whether they'd live by it.",
    ],
    traits: ['serious', 'idealistic'],
  },
  10: {
    says: [
      "You'd rather have influence than a title, so people may take you for modest (your Sun in Scorpio, {house}).",
      "First you study how a place really works, and by the time you make your move it's generally settled.",
      "People respect you and would like to know what you're planning.",
      "The secrecy protects you, and it also means they can't help, so you may fight alone for a thing that half of them wanted.",
    ],
    traits: ['guarded'],
  },
  11: {
    says: [
      'You belong to very few groups, and you know what holds each of them together (your Sun in Scorpio, {house}).',
      "Friends come to you with what they can't tell the others, so you end up holding all of it.",
      'You never let it slip.',
      'A casual friendship puzzles you a little, and you may be carrying a deep loyalty to someone who believes that the two of you just get coffee.',
    ],
    traits: ['close', 'wary'],
  },
  12: {
    says: [
      "You may have gone through things that you don't mention, and come out stronger (your Sun in Scorpio, {house}).",
      "It may have been only in your own mind, but it's why people in despair find their way to you without knowing the reason.",
      'You need to be alone to hear yourself.',
      "You keep your power so well hidden that you may forget you've got it, and let yourself be pushed by people you could stop with a look.",
    ],
    traits: ['private', 'serious'],
  },
  sign: {
    says: [
      "You're here to find out what's really going on (your Sun in Scorpio).",
      "Nothing half true interests you, and that goes for work and for love, and you'd give up something comfortable in a day if you saw that it was false.",
      'Your loyalty has no end date.',
      'You show very little of this, so people find you calm, or cold, and are astonished years later at what you were willing to do for them.',
    ],
    traits: ['serious', 'guarded'],
  },
}
