import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInCancer: PlacementParagraphs = {
  1: {
    says: [
      'You protect your feelings, and people notice the protection first (your Saturn in Cancer, {house}).',
      "Saturn isn't comfortable in this sign, because it dislikes needing anything and Cancer needs people, so you greet a room as though you were on duty.",
      'Some find you cool.',
      "The few who've been ill-tempered or sad near you know better, since you stayed and knew just what to do.",
    ],
    traits: ['guarded', 'close'],
  },
  2: {
    says: [
      'You save the way people do who remember being without (your Saturn in Cancer, {house}).',
      'Saturn is anxious in this sign, so security never feels finished, and a full freezer comforts you more than a good pension.',
      "It's a strength to need so little for yourself, and it can keep you from noticing that the bad times are over and the freezer is for a party.",
    ],
    traits: ['sparing', 'close'],
  },
  3: {
    says: [
      'You can talk about anything except what you feel at that moment (your Saturn in Cancer, {house}).',
      'Saturn closes up in this sign, so when a brother teases you, your voice goes level and you change the topic.',
      'You remember it, though.',
      "You do speak up for others' feelings, and with some practice you can do the same for your own, a day late and very well.",
    ],
    traits: ['guarded', 'close'],
  },
  4: {
    says: [
      'Family is partly work to you (your Saturn in Cancer, {house}).',
      'Saturn is out of its element in this sign, so care may have come with conditions, or you may have been the one who gave it.',
      "You still feel responsible for how everyone's doing.",
      "What you want is a home where you aren't needed for anything, and you tend to have to build that one yourself, room by room.",
    ],
    traits: ['serious', 'close'],
  },
  5: {
    says: [
      "You find it hard to show affection until you're sure of the answer (your Saturn in Cancer, {house}).",
      'Saturn hides what it feels in this sign, so you look after people you like, strictly, and hope they understand.',
      'Small children often see through it at once, and with one of them on your shoulders you can be silly for a whole afternoon.',
    ],
    traits: ['guarded', 'close'],
  },
  6: {
    says: [
      "You feel responsible for people at work in a way that isn't in your contract (your Saturn in Cancer, {house}).",
      "Saturn doesn't rest well in this sign, so if someone's having a bad time you take on their share and say you were staying late anyway.",
      'Your digestion pays for it, and the kindness you give would last even longer if you let someone make you a sandwich now and then.',
    ],
    traits: ['serious', 'practical'],
  },
  7: {
    says: [
      'You want a partner to lean on, and you make it hard for anyone to be that (your Saturn in Cancer, {house}).',
      'Saturn is wary of needing in this sign, so you tend to be the parent in a couple, or you pick one.',
      "Tenderness has to be let in one room at a time, and somebody who doesn't mind that gets a loyalty from you that most people keep for kin.",
    ],
    traits: ['guarded', 'steady'],
  },
  8: {
    says: [
      'To be looked after by someone frightens you more than being alone (your Saturn in Cancer, {house}).',
      'Saturn holds on tightly in this sign, so you keep your own savings and your own sorrows.',
      "You may have learned that what's given can be taken back.",
      "It takes years of small proofs, and then you find one night that you've fallen asleep on somebody's arm in the middle of a worry.",
    ],
    traits: ['wary', 'close'],
  },
  9: {
    says: [
      "It's hard for you to outgrow what you were raised to think (your Saturn in Cancer, {house}).",
      'Saturn clings a little in this sign, so a new conviction can feel like leaving someone behind.',
      "When you've made your peace with where you come from, you keep the best of it on purpose, and you can hand it on without the fear.",
    ],
    traits: ['close', 'serious'],
  },
  10: {
    says: [
      "You're the one who holds it together in public (your Saturn in Cancer, {house}).",
      "Saturn is ill at ease in this sign, so you think that a responsible person can't show feeling, and you choose a professional face that nobody can read.",
      'It wins you trust and keeps you lonely.',
      'The times you let it slip, people respect you as much as before, and they start telling you the truth.',
    ],
    traits: ['public', 'serious'],
  },
  11: {
    says: [
      'You want to belong to a group and you wait to be asked (your Saturn in Cancer, {house}).',
      'Saturn expects to be left out in this sign, so you arrive early to help and leave before anyone could forget you.',
      "Even your oldest friends may not know that you still feel like someone invited for the first time, and they'd tell you it's absurd.",
    ],
    traits: ['wary', 'close'],
  },
  12: {
    says: [
      'You keep your sadness where nobody will trip over it (your Saturn in Cancer, {house}).',
      'Saturn is lonely in this sign and in this house, so you may not cry for years and then cry at a commercial for dish soap.',
      'You take very good care of people in private trouble.',
      "It's a comfort to you, more than they know, because it's the care that you'd have liked.",
    ],
    traits: ['private', 'guarded'],
  },
  sign: {
    says: [
      "You find it hard to need anyone (your Saturn in Cancer, where Saturn isn't at home).",
      "So you became good at being needed, and people rely on you in ways you'd never rely on them.",
      'You feel more than you show and remember longer than you say.',
      "What grows slowly, and holds when it has grown, is a small circle in which you're allowed to be tired.",
    ],
    traits: ['guarded', 'close'],
  },
}
