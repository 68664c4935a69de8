import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusMeet: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both do it your own way, and neither of you asks for permission (your Sun in Aquarius, theirs in Aries).',
      'They take things personally that you meant in general.',
      'You like the honesty and they like the surprise, and if they give you room, you come back without being fetched.',
    ],
    says: [
      "{partner} dares you, and although you've got a policy on dares, you find that you've done it.",
      "Your Sun is in Aquarius and theirs is in Aries, so they jump in while you're still curious how deep it is.",
      "They like that you can't be bullied.",
      "You like that there's nothing to decode, although you can go on being friends for so long that they give up on hints.",
    ],
  },
  Taurus: {
    plain: [
      "{partner} holds on to what's known, and you like what nobody has done yet (your Sun in Aquarius, theirs in Taurus).",
      "Neither you nor {partner} can be argued out of anything, so there's a standoff to begin with, and some respect.",
      'You open a window for them.',
      'They give you a place to be strange in, and you would never have asked for one.',
    ],
    says: [
      'You hold forth about ownership to {partner}, who owns a really good frying pan and invites you to see it.',
      'Your Sun in Aquarius wants the world to be different, and theirs in Taurus would like the evening to be like this.',
      "They're patient while you change your mind.",
      "You'd always thought that contented people bored you, and somehow it's your third evening at their place this week.",
    ],
  },
  Gemini: {
    plain: [
      'You and {partner} both like a thought for its own sake, and other people drop out of the conversation (your Sun in Aquarius, theirs in Gemini).',
      'They change the subject, and you hold on to a principle.',
      'Nobody has to be tender in the first hour, which suits you both.',
      "Friendship comes so easily that they or you may have to mention that it's more.",
    ],
    says: [
      'You and {partner} start in the middle, because beginnings are for other people (your Sun in Aquarius, theirs in Gemini).',
      'They get your references and you get their detours.',
      'Each of you loves not having to slow down.',
      'Neither goes in for confessions, so the only evidence is the number of messages a day, and a friend who sees your phone light up may know before you do.',
    ],
  },
  Cancer: {
    plain: [
      '{partner} takes people personally, and you take them as they come (your Sun in Aquarius, theirs in Cancer).',
      "You're friendly to them as to everybody, and they look for the difference.",
      'What they like is that you never judge.',
      "What you like, and wouldn't have expected, is to be asked whether you've eaten, and by and by the difference is plain.",
    ],
    says: [
      "You can tell {partner} about your childhood as though it had happened to someone in a study, and they'll put their hand over yours.",
      "With your Sun in Aquarius and theirs in Cancer, you aren't used to that, and you leave your hand where it is.",
      'They like that you never pretend.',
      "They read your distance as unhappiness, when you're only standing back to see them better.",
    ],
  },
  Leo: {
    plain: [
      '{partner} wants to be the one and only, and you believe that everyone is (your Sun in Aquarius, theirs in Leo).',
      "So you're the person who isn't dazzled, and they can't leave it at that.",
      'What you like is that they give so much without counting.',
      'You and {partner} are both unusual, and each one of you secretly thinks that the other one is more so.',
    ],
    says: [
      '{partner} wants to be special and you think that everybody is, so you could debate it for years.',
      "Your Sun is in Aquarius and theirs is in Leo, and it's their warmth you come for, as you'd never light a fire that size on your own account.",
      "They come for an opinion that can't be charmed.",
      "You withhold a compliment for the sake of fairness, and they'd have been happy with an unfair one.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} asks if it works, and you ask why it has to be like that (your Sun in Aquarius, theirs in Virgo).',
      'Both of you are better at problems than at compliments, so it begins with a problem.',
      "You're delighted by how much they know.",
      "They're never sure whether you're joking, and it turns out that you mean it and that it's often the better idea.",
    ],
    says: [
      "{partner} wants to know how your idea would work in practice, and you're so glad to be asked that you forget to answer.",
      'With your Sun in Aquarius and theirs in Virgo, principle meets procedure.',
      "You like a mind that won't be hurried into agreeing.",
      "They're touched that you treat them as brilliant, and they're not sure that you'd notice if they had a bad day, and it's true that you'd need telling.",
    ],
  },
  Libra: {
    plain: [
      "You and {partner} both believe in fairness and in leaving people alone, and you like each other's friends (your Sun in Aquarius, theirs in Libra).",
      "They would like to be two, and you would like to be free, and to begin with it's no contradiction.",
      'You say the odd thing and they find the place for it.',
      'Romance is what the two of you may both forget to mention, out of tact.',
    ],
    says: [
      "You expect small talk, and {partner} asks what you'd do about the housing shortage.",
      'Your Aquarius Sun lights up at that, and their Libra Sun likes lighting people up.',
      "You can talk with them about anything except the fact that you've started to look forward to it.",
      "They want to hear that they've been singled out, and you seldom say so to anyone who isn't already sure of it.",
    ],
  },
  Scorpio: {
    plain: [
      '{partner} wants to be close, and you want to be free (your Sun in Aquarius, theirs in Scorpio).',
      'You both have a will, and neither of you is impressed by the usual things.',
      "They can't find the way in with you, and you can't get them to be casual.",
    ],
    says: [
      'You may not notice for weeks that {partner} is intense, because the conversation is so interesting.',
      "Your Sun in Aquarius is friendly with everybody and theirs in Scorpio isn't, so they assume that it means as much to you as it does to them.",
      'They like a person who can hear anything without blinking.',
      'To your own surprise you like to be looked at that hard, for an hour or so at a time.',
    ],
  },
  Sagittarius: {
    plain: [
      'You and {partner} both like freedom and large ideas, and you recognize it in each other within the hour (your Sun in Aquarius, theirs in Sagittarius).',
      "They're the warmer one and you're the stranger one.",
      'Neither of you has to say where you were.',
    ],
    says: [
      "{partner} has been there and you've thought about it, and you pool the information in a diner until they close (your Sun in Aquarius, theirs in Sagittarius).",
      'You both leave people free, which makes you easy company and slow lovers.',
      'They say what they feel as they feel it.',
      "You agree with it in general, when they'd hoped that you felt something in particular.",
    ],
  },
  Capricorn: {
    plain: [
      '{partner} keeps to the rules because they hold things up, and you ask who made them (your Sun in Aquarius, theirs in Capricorn).',
      'You both can be cool, and both of you are reliable in your own fashion.',
      "You're amused by them, and they pretend not to be.",
      'Under that is respect, because each one of you would rather be right than popular.',
    ],
    says: [
      '{partner} is as polite to you as to an unusual animal, and you like it.',
      "With your Sun in Aquarius you've got no use for titles, and theirs in Capricorn has earned a few and doesn't mention them.",
      'You find that they hold opinions far more radical than their shoes.',
      'They admire that you do as you please, and they may not realize how much nerve you lose when somebody you love disapproves.',
    ],
  },
  Aquarius: {
    plain: [
      'You and {partner} are friends before either of you has thought of anything else (your Sun in Aquarius, theirs in Aquarius too).',
      'Each of you is glad not to have to explain the need for room.',
      'You talk about the world, and the two of you come up late in the evening, if at all.',
      'What neither of you can do is make a scene, so somebody has to say it in a normal voice.',
    ],
    says: [
      "No one has to introduce you, since you'll both be laughing at the same thing (your Sun in Aquarius, {partner}'s in Aquarius too).",
      'Neither of you crowds the other and neither asks.',
      "It's bliss, up to the evening when you'd have liked to be crowded.",
      "Then it turns out that they've been standing just as far off for the same polite reason.",
    ],
  },
  Pisces: {
    plain: [
      'You look at people from a little way off, and {partner} feels them from close up (your Sun in Aquarius, theirs in Pisces).',
      "Both of you are kind to strangers, and it's how you notice each other.",
      "They see that you're lonelier than it seems.",
      "You give them a way to think about things that they could only feel, and that's a relief neither of you had been looking for.",
    ],
    says: [
      "{partner} gives up a seat to someone who didn't need it, and the two of them talk for an hour.",
      "Your Sun in Aquarius cares about people by the million and theirs in Pisces one at a time, so you're watching what you believe in being done by hand.",
      'They love how clear you are.',
      "They hope you'll guess what they need while you hope they'll mention it, sometimes for months.",
    ],
  },
}
