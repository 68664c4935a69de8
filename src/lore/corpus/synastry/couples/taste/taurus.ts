import type { PairParagraphs } from '#lore/authored.ts'

export const taurusTaste: PairParagraphs = {
  Aries: {
    says: [
      "{partner} wants to go out and see what there is, and you've got what you like right here.",
      'Your Venus in Taurus, a sign it rules, enjoys a thing longer each time, and theirs in Aries enjoys it first.',
      'They bring you surprises.',
      "You get used to them, and by the time you truly love the surprise they've moved on to another, so your place is slowly filling up with their enthusiasms.",
    ],
  },
  Taurus: {
    says: [
      "Neither of you sees the use of a pleasure that has to be hurried (your Venus in Taurus, {partner}'s in Taurus too).",
      'You spend well on few things.',
      'Affection goes on all day in small installments, a shoulder or the back of a neck in passing.',
      "About the only risk is that nothing gets added to what you've got, and contentment can turn into habit without either noticing the day.",
    ],
  },
  Gemini: {
    says: [
      '{partner} likes to look at twelve of something and you like to own one.',
      'With your Venus in Taurus and theirs in Gemini, you court with touch while they court with talk, which means they may be describing a kiss.',
      "They're amused by how seriously you take lunch.",
      "You wonder if they're serious about anything, and then you hear them recount to a friend, in detail, what you wore in June.",
    ],
  },
  Cancer: {
    says: [
      "Love, for both of you, has to do with feeding people and staying put (your Venus in Taurus, {partner}'s in Cancer).",
      'You buy the good butter and they know who likes it.',
      "A night out isn't better than a night in and costs more.",
      "If anything's lacking it's a bit of danger, since each of you is so careful to please the other that neither has asked for anything surprising in some time.",
    ],
  },
  Leo: {
    says: [
      "{partner} loves it when it's noticed and you love it when it lasts.",
      "With your Venus in Taurus and theirs in Leo, both of you have expensive tastes, and you'd put it into the mattress where they'd put it into the party.",
      "They want to be told that they're adored.",
      'You thought that was clear from the mattress.',
    ],
  },
  Virgo: {
    says: [
      'You enjoy and {partner} sees to it that it can be enjoyed (your Venus in Taurus, theirs in Virgo).',
      "In love they're shy of fuss, and your hands are so unhurried that they forget to be.",
      "They can't quite spend on themselves, though.",
      'So you buy the second one for them without comment, and they wear it until it falls apart.',
    ],
  },
  Libra: {
    says: [
      "Your Venus is in Taurus and {partner}'s is in Libra, so you both care about a room, you for the feel of it and they for the look.",
      'The sofa took some time.',
      'You like having one person beside you, and they like having that person across from them with something to say.',
      "They'll flirt with a cashier out of kindness, and they're puzzled that you'd count it.",
    ],
  },
  Scorpio: {
    says: [
      "What you love you keep, and it's no different with {partner} (your Venus in Taurus, theirs in Scorpio).",
      "Desire isn't what you two run short of.",
      'Both can be possessive, you about their hours and they about your secrets.',
      'Money is talked over in a low voice, and neither forgets who paid for what.',
    ],
  },
  Sagittarius: {
    says: [
      "{partner} would spend it on getting there and you'd spend it on staying.",
      'Your Venus in Taurus makes a home of whatever it loves, while theirs in Sagittarius makes a story of it.',
      "They're generous and don't count the change, while you're generous and do.",
      'What keeps you together is that their stories do need a good table at the end of them, and you always get one.',
    ],
  },
  Capricorn: {
    says: [
      "You two can wait for the real thing, in love and in shoes (your Venus in Taurus, {partner}'s in Capricorn).",
      "They think of what it'll be worth and you think of how it'll feel.",
      'Neither shows much in front of people.',
      "Often you're the one who says that it's enough for today, and they come over with a face as if they'd been hoping that somebody had the authority.",
    ],
  },
  Aquarius: {
    says: [
      "{partner} falls for what's unlike anything, and you fall for what's been good every time.",
      'With your Venus in Taurus and theirs in Aquarius, presents are a delicate matter.',
      'Theirs to you have to be explained and yours to them are soft.',
      "You'd like more touch than they think of on their own, but they take to it very fast, with the expression of somebody making a discovery.",
    ],
  },
  Pisces: {
    says: [
      "Pleasure comes easily to you both, and so does staying in with it (your Venus in Taurus, {partner}'s in Pisces).",
      'You like what you can hold, and they like how it makes them feel, and a song on while you cook will do for each.',
      "They give away what you'd have kept.",
      "You're the one who sees that there's rent, and they're the one who cries at how good the peaches are.",
    ],
  },
}
