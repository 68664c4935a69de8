import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusMeet: PairParagraphs = {
  Aries: {
    says: [
      "{partner} dares you, and although you've got a policy on dares, you find that you've done it.",
      "Your Sun is in Aquarius and theirs is in Aries, so they jump in while you're still curious how deep it is.",
      "They like that you can't be bullied.",
      "You like that there's nothing to decode, although you can go on being friends for so long that they give up on hints.",
    ],
  },
  Taurus: {
    says: [
      'You hold forth about ownership to {partner}, who owns a really good frying pan and invites you to see it.',
      'Your Sun in Aquarius wants the world to be different, and theirs in Taurus would like the evening to be like this.',
      "They're patient while you change your mind.",
      "You'd always thought that contented people bored you, and somehow it's your third evening at their place this week.",
    ],
  },
  Gemini: {
    says: [
      'You and {partner} start in the middle, because beginnings are for other people (your Sun in Aquarius, theirs in Gemini).',
      'They get your references and you get their detours.',
      'Each of you loves not having to slow down.',
      'Neither goes in for confessions, so the only evidence is the number of messages a day, and a friend who sees your phone light up may know before you do.',
    ],
  },
  Cancer: {
    says: [
      "You can tell {partner} about your childhood as though it had happened to someone in a study, and they'll put their hand over yours.",
      "With your Sun in Aquarius and theirs in Cancer, you aren't used to that, and you leave your hand where it is.",
      'They like that you never pretend.',
      "They read your distance as unhappiness, when you're only standing back to see them better.",
    ],
  },
  Leo: {
    says: [
      '{partner} wants to be special and you think that everybody is, so you could debate it for years.',
      "Your Sun is in Aquarius and theirs is in Leo, and it's their warmth you come for, as you'd never light a fire that size on your own account.",
      "They come for an opinion that can't be charmed.",
      "You withhold a compliment for the sake of fairness, and they'd have been happy with an unfair one.",
    ],
  },
  Virgo: {
    says: [
      "{partner} wants to know how your idea would work in practice, and you're so glad to be asked that you forget to answer.",
      'With your Sun in Aquarius and theirs in Virgo, principle meets procedure.',
      "You like a mind that won't be hurried into agreeing.",
      "They're touched that you treat them as brilliant, and they're not sure that you'd notice if they had a bad day, and it's true that you'd need telling.",
    ],
  },
  Libra: {
    says: [
      "You expect small talk, and {partner} asks what you'd do about the housing shortage.",
      'Your Aquarius Sun lights up at that, and their Libra Sun likes lighting people up.',
      "You can talk with them about anything except the fact that you've started to look forward to it.",
      "They want to hear that they've been singled out, and you seldom say so to anyone who isn't already sure of it.",
    ],
  },
  Scorpio: {
    says: [
      'You may not notice for weeks that {partner} is intense, because the conversation is so interesting.',
      "Your Sun in Aquarius is friendly with everybody and theirs in Scorpio isn't, so they assume that it means as much to you as it does to them.",
      'They like a person who can hear anything without blinking.',
      'To your own surprise you like to be looked at that hard, for an hour or so at a time.',
    ],
  },
  Sagittarius: {
    says: [
      "{partner} has been there and you've thought about it, and you pool the information in a diner until they close (your Sun in Aquarius, theirs in Sagittarius).",
      'You both leave people free, which makes you easy company and slow lovers.',
      'They say what they feel as they feel it.',
      "You agree with it in general, when they'd hoped that you felt something in particular.",
    ],
  },
  Capricorn: {
    says: [
      '{partner} is as polite to you as to an unusual animal, and you like it.',
      "With your Sun in Aquarius you've got no use for titles, and theirs in Capricorn has earned a few and doesn't mention them.",
      'You find that they hold opinions far more radical than their shoes.',
      'They admire that you do as you please, and they may not realize how much nerve you lose when somebody you love disapproves.',
    ],
  },
  Aquarius: {
    says: [
      "No one has to introduce you, since you'll both be laughing at the same thing (your Sun in Aquarius, {partner}'s in Aquarius too).",
      'Neither of you crowds the other and neither asks.',
      "It's bliss, up to the evening when you'd have liked to be crowded.",
      "Then it turns out that they've been standing just as far off for the same polite reason.",
    ],
  },
  Pisces: {
    says: [
      "{partner} gives up a seat to someone who didn't need it, and the two of them talk for an hour.",
      "Your Sun in Aquarius cares about people by the million and theirs in Pisces one at a time, so you're watching what you believe in being done by hand.",
      'They love how clear you are.',
      "They hope you'll guess what they need while you hope they'll mention it, sometimes for months.",
    ],
  },
}
