import type { PairParagraphs } from '#lore/authored.ts'

export const taurusTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} wants affection at once and you want it to last (your Venus in Taurus, theirs in Aries).',
      'They make the moves, and you make it worth staying for.',
      "You don't like to be hurried and they don't like to be kept waiting, so it goes best when they announce a plan and you are allowed to come to it slowly.",
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
      'You and {partner} both love by staying, with good food and a lot of touch (your Venus in Taurus, theirs in Taurus too).',
      "Neither of you needs much variety as long as it's comfortable and sure.",
      'What you lack as a pair is somebody to change anything, and both of you can sit out a disagreement for a very long time.',
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
      'They keep you amused, and with you they come to rest.',
      'You can find them restless and they can find you slow, and each needs to know that the other one means it.',
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
      'You show love by making people comfortable and {partner} shows it by looking after them (your Venus in Taurus, theirs in Cancer).',
      "It's an easy match, because home matters to both of you.",
      "They want to hear that they're loved, and you think it's plain from what you do, so the words have to be said now and then.",
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
      'You want love to be solid and {partner} wants it to be splendid (your Venus in Taurus, theirs in Leo).',
      'Both of you are generous and loyal, and both enjoy good things.',
      'They need applause and you need peace, and since neither of you gives way easily, it helps to take turns.',
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
      'Affection, with you as with {partner}, is practical (your Venus in Taurus, theirs in Virgo).',
      'You make life comfortable and they make it run well, and neither of you trusts big words.',
      'They may find fault where you were content, and a plain compliment from you makes it much easier for them to stop.',
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
      'You like comfort and {partner} likes beauty, and both of you will pay for either (your Venus in Taurus, theirs in Libra).',
      'You have a good eye together, and people enjoy visiting the two of you.',
      'But you want to stay in and they want company, and they agree out of politeness more often than you notice.',
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
      'You want peace in love and {partner} wants intensity (your Venus in Taurus, theirs in Scorpio).',
      'Both of you are loyal and a little possessive, and neither lets go.',
      'They test what you take for granted, and what calms them is simply that you are still there.',
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
      'You love what is here and {partner} loves what is still to come (your Venus in Taurus, theirs in Sagittarius).',
      'You give them a place to come back to, and they give you a reason to leave the house.',
      'The hard words are "always" for them and "maybe" for you, so plans do best when they concern next week.',
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
      'Love, for you and for {partner}, shows in what a person does over the years (your Venus in Taurus, theirs in Capricorn).',
      'Both of you are careful with money and slow to trust, and very steady after that.',
      'You would like more tenderness and they would like more ambition, and both can be had for the asking.',
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
      'You want closeness every day and {partner} wants friendship and room (your Venus in Taurus, theirs in Aquarius).',
      'You teach them comfort, and they keep you from getting stuck.',
      'Neither of you bends easily, and your wish to hold on can feel to them like a rule, where you only meant affection.',
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
      'You love with the senses and {partner} loves with the imagination (your Venus in Taurus, theirs in Pisces).',
      "It's a gentle pair, in which you give shelter and they give tenderness.",
      "They are hard to pin down and you like to know where things stand, so it's kind of them to say when they will be back.",
    ],
    says: [
      "Pleasure comes easily to you both, and so does staying in with it (your Venus in Taurus, {partner}'s in Pisces).",
      'You like what you can hold, and they like how it makes them feel, and a song on while you cook will do for each.',
      "They give away what you'd have kept.",
      "You're the one who sees that there's rent, and they're the one who cries at how good the peaches are.",
    ],
  },
}
