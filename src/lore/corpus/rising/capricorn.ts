import type { RisingParagraphs } from '#lore/authored.ts'

export const capricornRising: RisingParagraphs = {
  Aries: {
    says: [
      'People hand you the responsibility because you look as if you already had it (Capricorn rising).',
      "Saturn rules a Capricorn Ascendant, and in Aries it's ill at ease, since it has to be careful in a sign that wants to run.",
      'You hold yourself back for as long as you can and then do it all in one morning.',
      'Others see only the calm, and then only the morning.',
    ],
    traits: ['serious', 'bold'],
  },
  Taurus: {
    says: [
      'You seem to have been assembled to last (Capricorn rising).',
      'The ruler of your Ascendant is Saturn, in Taurus, so your caution goes into what you own and into never being caught short.',
      'You do without for years and then buy the good one.',
      "People think that you don't enjoy things, and you do, in a quiet room, with the bill paid.",
    ],
    traits: ['serious', 'steady'],
  },
  Gemini: {
    says: [
      'You let others talk until they have run out, and then you say the sentence (Capricorn rising).',
      "With Saturn, which rules the Ascendant, in Gemini, you're careful with words, as if each of them had to be paid for.",
      'You know more than you say on nearly every subject.',
      'The dry joke at the end is how people learn that you were having a good time.',
    ],
    traits: ['serious', 'guarded'],
  },
  Cancer: {
    says: [
      'You look as though you could manage without anyone (Capricorn rising).',
      'Saturn rules the Ascendant from Cancer, the opposite sign, where it guards the soft spots, so you will do everything for your people except tell them that you need them.',
      'You show up with the spare tire, in the rain.',
      'Somebody who thanks you too warmly gets told that it was on your way.',
    ],
    traits: ['serious', 'close'],
  },
  Leo: {
    says: [
      'You behave as if recognition were of no interest (Capricorn rising).',
      "Your Ascendant is ruled by Saturn, in Leo, where it won't let you show off and won't let you forget who did.",
      'You wait to be called up, and you have had the speech ready for some time.',
      'People who praise you in private get a nod, and they have no idea what they have just done for you.',
    ],
    traits: ['serious', 'proud'],
  },
  Virgo: {
    says: [
      'You seem like the one who has read the instructions, and it was twice (Capricorn rising).',
      'With Saturn in Virgo as the ruler of your Ascendant, the ambition goes into doing it properly, and you will stay late for an error that nobody else can see.',
      'You distrust praise from people who did not check.',
      "What relaxes you is a thing that's finished and put away, and what relaxes others is that you were there.",
    ],
    traits: ['serious', 'orderly'],
  },
  Libra: {
    says: [
      "You keep a certain distance, and you're very even-handed about it (Capricorn rising).",
      'Saturn is at its best in Libra, and there it rules your Ascendant, so you take other people as seriously as a contract and expect to be taken so yourself.',
      'You never forget whose turn it is.',
      "Friends from looser households find this cold until they're in trouble, when you turn out to be the only one who comes at the agreed time.",
    ],
    traits: ['serious', 'tactful'],
  },
  Scorpio: {
    says: [
      'You answer questions about yourself as though there were a small charge for it (Capricorn rising).',
      'The ruler of your Ascendant is Saturn, in Scorpio, which keeps things to itself and keeps them for a long time.',
      'People take the composure for hardness.',
      "They'd think again if they knew how many secrets you keep for people, and for how long.",
    ],
    traits: ['serious', 'guarded'],
  },
  Sagittarius: {
    says: [
      "You look as if you'd come about the accounts, and you want to talk about what it's all for (Capricorn rising).",
      "Saturn rules a Capricorn Ascendant from Sagittarius, so you're careful about what you believe, and what has passed goes deep.",
      "You don't lend your name to an opinion lightly.",
      'Once you have, you will drive six hours to defend it before eleven people.',
    ],
    traits: ['serious', 'idealistic'],
  },
  Capricorn: {
    says: [
      'Nobody asks to see your papers twice (Capricorn rising).',
      'Saturn rules your Ascendant and is in Capricorn, its own sign, so what people meet is the plan itself, with very little padding.',
      "You were probably a serious child, and it's getting easier.",
      "Strangers give you the bad news first and the compliments last, because they assume that you'd want it in that order.",
    ],
    traits: ['serious', 'steady'],
  },
  Aquarius: {
    says: [
      'You dress like everyone else, and you think like nobody in the room (Capricorn rising).',
      'With Saturn in Aquarius, a sign it rules, as ruler of your Ascendant, you respect rules and have your own set.',
      "You'll follow a stupid procedure to the letter while writing the proposal that ends it.",
      'People who took you for the old order are puzzled to find that you wrote the new one.',
    ],
    traits: ['serious', 'independent'],
  },
  Pisces: {
    says: [
      'You seem solid as a bank (Capricorn rising).',
      'The Ascendant is ruled by Saturn, in Pisces, where it looks for firm ground in water, so you take on duties in order to have something to hold on to.',
      "You carry other people's sorrows as if somebody had assigned them to you.",
      'It takes a very good friend to see that the one who never asks for help has simply lost track of where their own load ends.',
    ],
    traits: ['serious', 'yielding'],
  },
}
