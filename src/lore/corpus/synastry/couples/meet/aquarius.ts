import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} goes first and you go another way, so nobody is following anybody (your Sun in Aquarius, theirs in Aries).',
      "Both of you like each other's independence, and you never run out of things to try.",
      'They take things personally that you mean in general, and you are surprised by how much heat there is.',
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
      "{partner} holds to what has proved itself and you look for what hasn't been tried (your Sun in Aquarius, theirs in Taurus).",
      'You interest them, and they steady you.',
      "Neither you nor {partner} changes an opinion because somebody would like it, so it saves a lot of time to agree that you're different.",
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
      "A good mind is what attracts {partner}, and it's what attracts you as well (your Sun in Aquarius, theirs in Gemini).",
      'The two of you can talk for hours and still want more.',
      "You are both friendly with a great many people, so it's worth saying that this one is different.",
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
      '{partner} wants to belong and you want to be different (your Sun in Aquarius, theirs in Cancer).',
      'They make you feel welcome as you are, and you show them that one can be close without being alike.',
      'You are kind to all the world, and they would like to be treated as an exception.',
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
      "{partner} wants to be somebody and you want to be nobody's (your Sun in Aquarius, theirs in Leo).",
      'They warm you, and you free them from caring what people think.',
      'You treat everyone alike on principle, and they would like the principle to have one exception.',
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
      "{partner} improves what there is and you invent what there isn't (your Sun in Aquarius, theirs in Virgo).",
      'The two of you find each other interesting, since neither thinks like most people.',
      'You are careless with things that they take trouble over, and they find fault with ideas that you have only just had.',
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
      "Fairness matters to {partner}, and it matters to you, and you like each other's friends (your Sun in Aquarius, theirs in Libra).",
      'It is easy to talk, and nobody is possessive.',
      'They would like to be a couple, while you would like to see what happens, and romance is what you may both forget to mention.',
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
      '{partner} looks for the truth about people, and you look for the truth in general (your Sun in Aquarius, theirs in Scorpio).',
      'The two of you interest each other because neither can be predicted.',
      'They want to get closer when you want to keep an overview, and since neither bends, it takes some respect to leave it at that.',
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
      'Freedom and large ideas appeal to {partner} and appeal to you (your Sun in Aquarius, theirs in Sagittarius).',
      'You are friends within the hour, with plans for changing things.',
      'You are both better with people in general than with a person in tears, and that has to be learned together.',
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
      '{partner} goes by experience and you go by principle (your Sun in Aquarius, theirs in Capricorn).',
      'Either of you is serious about what is right, though you get there by different roads.',
      "They want to know if it works and you want to know if it's fair, and neither of you cares much for charm.",
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
      'You and {partner} are both odd, each in a different way, and you find that restful (your Sun in Aquarius, theirs in Aquarius too).',
      "It's friendship at once and may stay that for a while.",
      'Neither likes to need anybody, so the first to admit it does both of you a favor.',
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
      'You think about people and {partner} feels for them (your Sun in Aquarius, theirs in Pisces).',
      'You both care about more than yourselves, and neither is like everyone else.',
      "But you explain where they sense, and they drift where you decide, and you can be fascinated by each other for a long time before it's clear what it is.",
    ],
    says: [
      "{partner} gives up a seat to someone who didn't need it, and the two of them talk for an hour.",
      "Your Sun in Aquarius cares about people by the million and theirs in Pisces one at a time, so you're watching what you believe in being done by hand.",
      'They love how clear you are.',
      "They hope you'll guess what they need while you hope they'll mention it, sometimes for months.",
    ],
  },
}
