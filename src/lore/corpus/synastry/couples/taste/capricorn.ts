import type { PairParagraphs } from '#lore/authored.ts'

export const capricornTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} shows it at once, and you show it by still being there (your Venus in Capricorn, theirs in Aries).',
      "So they can't tell whether you care, and you can't tell whether they will last.",
      'They buy on impulse, and you buy once.',
      "It comes out well when you say one warm thing out loud and they keep one promise that wasn't fun.",
    ],
    says: [
      '{partner} likes you and tells the whole street, and you look for your sunglasses.',
      'With your Venus in Capricorn and theirs in Aries, you want a love that holds and they want one that starts.',
      'They spend on impulse, on you, and you return some of it.',
      "What you don't return is the impulse, which you've come to depend on in about the way other people depend on coffee.",
    ],
  },
  Taurus: {
    plain: [
      'You and {partner} both mean it for good before either of you says so (your Venus in Capricorn, theirs in Taurus).',
      'They bring the pleasure, and you bring the plan.',
      'Neither you nor {partner} trusts big words, and both of you trust a thing that was done.',
      "You may think that there'll be time for enjoying it later, and they're right that the time is tonight.",
    ],
    says: [
      "You pick out what will last, and {partner} picks out what's nice to touch, and with a sofa or a person it can be the same one (your Venus in Capricorn, theirs in Taurus).",
      "They're never in a hurry to stop.",
      'Affection from you is regular and understated.',
      "They've taught you to have the good thing on a weekday, and you've taught them that there'll be some left.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} loves in words, and you love in deeds (your Venus in Capricorn, theirs in Gemini).',
      'So they say more than you need, and you say less than they would like.',
      'You think about years, and they think about Saturday.',
      "If you put it into one sentence now and then, and if they turn up when it's raining, neither has anything to complain of.",
    ],
    says: [
      '{partner} pays you eleven compliments, and you believe the one about your filing.',
      'Your Venus in Capricorn likes to be valued for what it can show, and theirs in Gemini likes anything it can put into words.',
      "They're light with money and you aren't.",
      "Yet nobody else has gotten you to do voices, and you'd sit through a good deal of small talk for the sake of that hour on the stairs.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} gives warmth, and you give a word that holds (your Venus in Capricorn, theirs in Cancer).',
      'They would like it said, and you would like it proved.',
      'You both save and you both stay.',
      'What they do for you is to make a hard life soft in one place, and what you do for them is to make a soft heart feel safe.',
    ],
    says: [
      '{partner} wants to be close and you want to be counted on, so each gives the other something slightly beside the point.',
      "With your Venus in Capricorn and theirs in Cancer, you see to the rent and they see to it that it's worth paying.",
      'You ration the sweet words.',
      "When you do say one they look at the floor, and they've got it by heart for good.",
    ],
  },
  Leo: {
    plain: [
      '{partner} wants fireworks, and you look up the permit (your Venus in Capricorn, theirs in Leo).',
      'They give lavishly, and you give what will last, and each of you is a bit alarmed by the other.',
      "You're proud of them and keep quiet about it.",
      'When you do say it in front of people, they remember the date.',
    ],
    says: [
      '{partner} wants fireworks, and you look up the permit.',
      'Your Venus in Capricorn loves in deeds and theirs in Leo would like the deeds announced.',
      "You find their generosity alarming and you're proud of it.",
      "It costs you an effort to say in front of others that they're marvelous, so you may say it seldom, and they remember each time.",
    ],
  },
  Virgo: {
    plain: [
      'You and {partner} both show love by what you do, and by doing it again (your Venus in Capricorn, theirs in Virgo).',
      "They would like to hear that they've done well, and so would you, and each of you thinks that it's understood.",
      'A free afternoon is the best present either of the two of you could give.',
    ],
    says: [
      "You'd both rather have one good knife than a bouquet (your Venus in Capricorn, {partner}'s in Virgo).",
      "It's love by reliability.",
      "They see what you need and you see what you'll both need in ten years, so there's not much left for chance.",
      'What you sometimes lack is somebody to waste an afternoon with, and it might as well be each other, since nobody would suspect you of it.',
    ],
  },
  Libra: {
    plain: [
      '{partner} loves with charm, and you love with effort (your Venus in Capricorn, theirs in Libra).',
      'They think that you could be a bit more gallant, and you think that they could be a bit more serious.',
      'You both have taste and you both keep up appearances.',
      "When you plan an evening, it's done properly, and when they praise it, you believe it.",
    ],
    says: [
      "{partner} likes to go out and be a couple, and you like to know what it's for.",
      "With your Venus in Capricorn and theirs in Libra, you'd put the money by and they'd put it on.",
      'You come around at the sight of them dressed for you.',
      "They want to be wooed after all these agreements, and you're better at it than either of you expected, as long as it's been scheduled.",
    ],
  },
  Scorpio: {
    plain: [
      'You and {partner} both love seriously and say very little (your Venus in Capricorn, theirs in Scorpio).',
      'They test whether you will stay, and you simply stay.',
      "What you might say more often is that it isn't only duty, and they might believe it sooner.",
    ],
    says: [
      "You don't give yourself away and {partner} doesn't either, so neither takes the other for granted (your Venus in Capricorn, theirs in Scorpio).",
      'Most of it happens where nobody can see.',
      "They'd like to hear what you feel at the moment you feel it.",
      "You tend to tell them a season later, in the tone of an announcement, and they stop whatever they're doing so as not to miss it.",
    ],
  },
  Sagittarius: {
    plain: [
      '{partner} loves on impulse, and you love by intention (your Venus in Capricorn, theirs in Sagittarius).',
      'They promise the moon, and you deliver the groceries.',
      'Each one of you is a little in awe of what the other can do.',
      'You could let them surprise you once in a while, and they could be back when it was agreed.',
    ],
    says: [
      "{partner} says that money comes and goes, and you've noticed the second half of that.",
      'Your Venus is in Capricorn, theirs in Sagittarius.',
      'You love by building and they love by inviting.',
      "They can't see why you'd save a good time for later, and you've got to admit that you wouldn't have had half of yours if they hadn't kept on buying you a ticket.",
    ],
  },
  Capricorn: {
    plain: [
      'You and {partner} both take love as something to be built (your Venus in Capricorn, theirs in Capricorn too).',
      "It's slow, and it holds, and neither of you would call it that.",
      'You each show it by providing, so affection can look like logistics.',
      "It's a great relief to both when one of you does something pointless, and the other one doesn't ask what it cost.",
    ],
    says: [
      "It's the kind of love that has a savings account (your Venus in Capricorn, {partner}'s in Capricorn too).",
      'You each have to be sure, and you each pretend to have been sure all along.',
      'Presents are useful and of the best quality.',
      'Neither of you is cold, but you both wait to be warmed up, and somebody ought to be appointed to go first on alternate weeks.',
    ],
  },
  Aquarius: {
    plain: [
      'You want a commitment, and {partner} wants a friend for life, and it may be the same thing (your Venus in Capricorn, theirs in Aquarius).',
      'Both of you dislike a fuss.',
      'You go by rules, and they make them up.',
      "They get from you something to count on, and you get from them a way out of being so serious, and you each pretend that it isn't needed.",
    ],
    says: [
      "You like what's proven, and {partner} likes what nobody's tried.",
      "With your Venus in Capricorn and theirs in Aquarius, you're both reserved, so it may start out looking like mutual respect and continue that way for years.",
      "They don't want your help with anything.",
      "They do want your company while they do it wrong, and for someone with your standards, that's an act of love.",
    ],
  },
  Pisces: {
    plain: [
      'You love by holding things up, and {partner} loves by letting go (your Venus in Capricorn, theirs in Pisces).',
      "They see the soft place in you before you've shown it.",
      'You give them ground to stand on.',
      'What you call reasonable can sound cold to them, and a hand says it better, as you find out quite soon.',
    ],
    says: [
      '{partner} gives it all away, and you might give them an allowance for the purpose.',
      "Your Venus in Capricorn loves within its means and theirs in Pisces, where it's at its most generous, hasn't any.",
      "You're touched by how they'd live in a shack with you.",
      "You see to it that it won't come to that, and they bring wildflowers into what you've seen to.",
    ],
  },
}
