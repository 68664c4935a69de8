import type { PairParagraphs } from '#lore/authored.ts'

export const taurusTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} falls for somebody at once, and you warm up slowly and then for good (your Venus in Taurus, theirs in Aries).',
      'So they want more of the beginning, when you want more of the evening after it.',
      'You enjoy being wanted so openly.',
      "They learn from you that a thing can get better with the tenth time, and it's news to them.",
    ],
    says: [
      "{partner} wants to go out and see what there is, and you've got what you like right here.",
      'Your Venus in Taurus, a sign it rules, enjoys a thing longer each time, and theirs in Aries enjoys it first.',
      'They bring you surprises.',
      "You get used to them, and by the time you truly love the surprise they've moved on to another, so your place is slowly filling up with their enthusiasms.",
    ],
  },
  Taurus: {
    plain: [
      'You and {partner} both love with your senses, and good food and a good bed are half of it (your Venus in Taurus, theirs in Taurus too).',
      'Neither of you is quick to like, and neither of you is quick to leave.',
      "You each hold on to what's yours, so sharing takes some practice.",
      'What works best between you is to enjoy one thing slowly and not count.',
    ],
    says: [
      "Neither of you sees the use of a pleasure that has to be hurried (your Venus in Taurus, {partner}'s in Taurus too).",
      'You spend well on few things.',
      'Affection goes on all day in small installments, a shoulder or the back of a neck in passing.',
      "About the only risk is that nothing gets added to what you've got, and contentment can turn into habit without either noticing the day.",
    ],
  },
  Gemini: {
    plain: [
      'You love by touch and by staying, and {partner} loves by talking and being curious (your Venus in Taurus, theirs in Gemini).',
      'They want to hear about it, and you want to have it.',
      'You may find them restless, and they may find you a little sleepy.',
      'What you give is a warm place to come back to, and what they give is a reason to have stayed up.',
    ],
    says: [
      '{partner} likes to look at twelve of something and you like to own one.',
      'With your Venus in Taurus and theirs in Gemini, you court with touch while they court with talk, which means they may be describing a kiss.',
      "They're amused by how seriously you take lunch.",
      "You wonder if they're serious about anything, and then you hear them recount to a friend, in detail, what you wore in June.",
    ],
  },
  Cancer: {
    plain: [
      'You and {partner} both show love by making somebody comfortable (your Venus in Taurus, theirs in Cancer).',
      "There's a lot of food in it, and not much said.",
      "You think that it's clear, and they would like to be told again.",
      'You both hold on to people and to money, and the two of you feel rich together on very little.',
    ],
    says: [
      "Love, for both of you, has to do with feeding people and staying put (your Venus in Taurus, {partner}'s in Cancer).",
      'You buy the good butter and they know who likes it.',
      "A night out isn't better than a night in and costs more.",
      "If anything's lacking it's a bit of danger, since each of you is so careful to please the other that neither has asked for anything surprising in some time.",
    ],
  },
  Leo: {
    plain: [
      "You like what's good, and {partner} likes what's splendid (your Venus in Taurus, theirs in Leo).",
      "So you agree that love may cost something, and not about what it's for.",
      'They give in front of people, and you give at home.',
      "When you say once in company what they're to you, they will come home early for a month.",
    ],
    says: [
      "{partner} loves it when it's noticed and you love it when it lasts.",
      "With your Venus in Taurus and theirs in Leo, both of you have expensive tastes, and you'd put it into the mattress where they'd put it into the party.",
      "They want to be told that they're adored.",
      'You thought that was clear from the mattress.',
    ],
  },
  Virgo: {
    plain: [
      'You enjoy, and {partner} improves (your Venus in Taurus, theirs in Virgo).',
      'Both of you love in a practical way, and both can be relied on.',
      "They have trouble sitting down to a pleasure, and you're the person who can teach them.",
      'What you can take amiss is a remark about the sauce, which they had meant as devotion.',
    ],
    says: [
      'You enjoy and {partner} sees to it that it can be enjoyed (your Venus in Taurus, theirs in Virgo).',
      "In love they're shy of fuss, and your hands are so unhurried that they forget to be.",
      "They can't quite spend on themselves, though.",
      'So you buy the second one for them without comment, and they wear it until it falls apart.',
    ],
  },
  Libra: {
    plain: [
      "You and {partner} both like what's beautiful, and you would like to have it where they only want to look at it (your Venus in Taurus, theirs in Libra).",
      'Together you have good taste, and not always the same budget.',
      'You want them close, and they want it to be nice.',
      "What pleases you is to be held, and what pleases them is to be asked out, and it's easy to do both in one evening.",
    ],
    says: [
      "Your Venus is in Taurus and {partner}'s is in Libra, so you both care about a room, and the feel of it matters to you as the look does to them.",
      'The sofa took some time.',
      'You like having one person beside you, and they like having that person across from them with something to say.',
      "They'll flirt with a cashier out of kindness, and they're puzzled that you'd count it.",
    ],
  },
  Scorpio: {
    plain: [
      'You love to keep, and {partner} loves to have wholly (your Venus in Taurus, theirs in Scorpio).',
      'Both of you are slow to trust and hard to shake off.',
      'You want peace with it, and they want to feel that it could burn.',
      'Jealousy is no stranger to either of you, and plain presence cures it in them, as plain words do in you.',
    ],
    says: [
      "What you love you keep, and it's no different with {partner} (your Venus in Taurus, theirs in Scorpio).",
      "Desire isn't what you two run short of.",
      'Both can be possessive. You mind about their hours, and they mind about your secrets.',
      'Money is talked over in a low voice, and neither forgets who paid for what.',
    ],
  },
  Sagittarius: {
    plain: [
      'You stay, and {partner} travels, and both of you call it love (your Venus in Taurus, theirs in Sagittarius).',
      'They spend it on getting there, and you would spend it on being there.',
      "You're both generous, and you both enjoy a good table.",
      "What you find hard is a maybe, and what they find hard is an always, so it's best to talk about next week.",
    ],
    says: [
      "{partner} would spend it on getting there and you'd spend it on staying.",
      'Your Venus in Taurus makes a home of whatever it loves, while theirs in Sagittarius makes a story of it.',
      "They're generous and don't count the change, while you're generous and do.",
      'What keeps you together is that their stories do need a good table at the end of them, and you always get one.',
    ],
  },
  Capricorn: {
    plain: [
      'You and {partner} both mean it for good before either of you says so (your Venus in Taurus, theirs in Capricorn).',
      'You bring the pleasure, and they bring the plan.',
      'Neither of you trusts big words, and both of you trust a thing that was done.',
      "They may think that there'll be time for enjoying it later, and you're right that the time is tonight.",
    ],
    says: [
      "You two can wait for the real thing, in love and in shoes (your Venus in Taurus, {partner}'s in Capricorn).",
      "They think of what it'll be worth and you think of how it'll feel.",
      'Neither shows much in front of people.',
      "Often you're the one who says that it's enough for today, and they come over with a face as if they'd been hoping that somebody had the authority.",
    ],
  },
  Aquarius: {
    plain: [
      'You want love to be close and regular, and {partner} wants it to be free and a little odd (your Venus in Taurus, theirs in Aquarius).',
      "Each of you finds something in the other that can't be had at home.",
      'You feel left when they need a day alone, and they feel held when you only ask when dinner is.',
      'Both of you are steady in the end, each to a different tune.',
    ],
    says: [
      "{partner} falls for what's unlike anything, and you fall for what's been good every time.",
      'With your Venus in Taurus and theirs in Aquarius, presents are a delicate matter.',
      'Theirs to you have to be explained and yours to them are soft.',
      "You'd like more touch than they think of on their own, but they take to it very fast, with the expression of somebody making a discovery.",
    ],
  },
  Pisces: {
    plain: [
      'You give comfort, and {partner} gives tenderness, and each of you needs what the other one has (your Venus in Taurus, theirs in Pisces).',
      'They feel safe with you, and you feel understood by them.',
      "Money is a subject, because you hold on to it and they can't see where it goes.",
      'The nicest thing for both of you is an evening with music and no plan.',
    ],
    says: [
      "Pleasure comes easily to you both, and so does staying in with it (your Venus in Taurus, {partner}'s in Pisces).",
      'You like what you can hold, and they like how it makes them feel, and a song on while you cook will do for each.',
      "They give away what you'd have kept.",
      "You're the one who sees that there's rent, and they're the one who cries at how good the peaches are.",
    ],
  },
}
