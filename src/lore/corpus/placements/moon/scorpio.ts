import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInScorpio: PlacementParagraphs = {
  1: {
    says: [
      'You feel things strongly and give little sign of it (your Moon in Scorpio, {house}).',
      'The Moon has a hard time resting in this sign, so you watch people for a while before you let your guard down, and they can feel themselves being watched.',
      'Some are drawn to it and some step back.',
      "Neither kind suspects that you're mostly trying to find out if it's safe to like them.",
    ],
    traits: ['guarded', 'wary'],
  },
  2: {
    says: [
      'You rest easier if you have money that no one can touch (your Moon in Scorpio, {house}).',
      "The Moon doesn't trust easily in this sign, and it likes to be prepared for a day when everything goes wrong.",
      'You can live on very little without complaint.',
      "What would frighten you is depending on a person's goodwill, so you may turn down help that was meant simply and then wonder why it isn't offered again.",
    ],
    traits: ['private', 'guarded'],
  },
  3: {
    says: [
      "In conversation you listen for what isn't being said (your Moon in Scorpio, {house}).",
      "A pause before yes tells you more than the yes, so people who know you don't bother with small lies.",
      "The Moon is uneasy in this sign, so once you suspect something, you can't stop turning it over.",
      "You may ask one question in three different ways until you're told.",
    ],
    traits: ['guarded', 'serious'],
  },
  4: {
    says: [
      'What happens at home stays there, and that goes for your feelings as well (your Moon in Scorpio, {house}).',
      'The Moon finds it hard to be at ease in this sign, so you need one room that nobody enters without knocking.',
      "You'd drive all night for your family, and you forget nothing they've done.",
      "They count on you in a crisis, and in ordinary weeks they'd like to know what you're thinking.",
    ],
    traits: ['private', 'guarded'],
  },
  5: {
    says: [
      "You don't have light crushes (your Moon in Scorpio, {house}).",
      "The Moon loves in this sign as if everything depended on it, so you say nothing, watch the person for a month, and know by then that it's serious.",
      'The same goes for whatever you make.',
      "You can throw out a year of drawings because one of them was false, and you're relieved for a day and then very sad.",
    ],
    traits: ['serious', 'close'],
  },
  6: {
    says: [
      'You handle strain by bearing down on the work (your Moon in Scorpio, {house}).',
      "The Moon can't rest easily in this sign, so you keep going on nerves long after others have gone to bed, and you get a name for being tireless.",
      "You notice exactly who isn't pulling their weight and don't mention it.",
      'It comes out in your sleep instead, or as one cold remark that people you work with remember all year.',
    ],
    traits: ['guarded', 'steady'],
  },
  7: {
    says: [
      'Before you rely on a partner you test them, often without meaning to (your Moon in Scorpio, {house}).',
      "You say that you're fine and wait to see if they'll believe it, because the Moon in this sign expects to be let down.",
      'Those who stay and ask again get a loyalty that nothing shakes.',
      'They also get moods with no explanation, and it helps them to know that the moods are about fear.',
    ],
    traits: ['close', 'wary'],
  },
  8: {
    says: [
      'With the people you trust you want to know everything and be known entirely (your Moon in Scorpio, {house}).',
      'This house suits you, although the Moon suffers from its own intensity in this sign, and casual closeness leaves you feeling worse than none.',
      "You're a rock when somebody else's life falls apart.",
      'Letting them see yours do it is another matter, and you may come through the worst weeks without a witness.',
    ],
    traits: ['close', 'private'],
  },
  9: {
    says: [
      'You believe few things, and you believe them with your whole body (your Moon in Scorpio, {house}).',
      'The Moon goes to extremes in this sign, so a book can keep you up three nights and leave you with a changed mind about everything.',
      'You travel to be altered, and the famous sights leave you cool.',
      'Friends who ask how the trip was get one sentence, because what happened to you there was too private.',
    ],
    traits: ['serious', 'private'],
  },
  10: {
    says: [
      "People can't read you at work, and it gives you more authority than your position does (your Moon in Scorpio, {house}).",
      'The Moon keeps its own counsel in this sign, so you take a blow in public without a flicker and feel it for months.',
      'You know who holds the real power.',
      'Being exposed is what you dread, and it may keep you from a bigger role that you could fill in your sleep.',
    ],
    traits: ['serious', 'guarded'],
  },
  11: {
    says: [
      "You'd rather have two friends who know everything than thirty who like you (your Moon in Scorpio, {house}).",
      "In a group you sit at the edge and notice who is loyal to whom, since the Moon doesn't trust numbers in this sign.",
      'When a friend repeats something you told them, you never bring it up.',
      'You just stop telling them things, and they may not notice for years that all they get now is small talk.',
    ],
    traits: ['close', 'wary'],
  },
  12: {
    says: [
      "You may have feelings that you've never told a living person (your Moon in Scorpio, {house}).",
      'The Moon has trouble letting go in this sign, and in this house it broods alone, so an old hurt can be as fresh on a Sunday night as when it was new.',
      "You can also sit with somebody else's worst hour and not flinch.",
      "They ask how you know what it's like, and you change the subject.",
    ],
    traits: ['private', 'guarded'],
  },
  sign: {
    says: [
      "There's no such thing as a small feeling for you (your Moon in Scorpio, where the Moon is said to have a hard time).",
      "You hide it well, so people think you've taken something calmly when you won't sleep for a week.",
      'You trust slowly and then completely.',
      "What calms you is having the truth told to you, even a hard one, by somebody who doesn't leave the room afterward.",
    ],
    traits: ['guarded', 'close'],
  },
}
