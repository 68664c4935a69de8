import type { PairParagraphs } from '#lore/authored.ts'

export const capricornTaste: PairParagraphs = {
  Aries: {
    says: [
      '{partner} likes you and tells the whole street, and you look for your sunglasses.',
      'With your Venus in Capricorn and theirs in Aries, you want a love that holds and they want one that starts.',
      'They spend on impulse, on you, and you return some of it.',
      "What you don't return is the impulse, which you've come to depend on in about the way other people depend on coffee.",
    ],
  },
  Taurus: {
    says: [
      "You pick out what will last, and {partner} picks out what's nice to touch, and with a sofa or a person it can be the same one (your Venus in Capricorn, theirs in Taurus).",
      "They're never in a hurry to stop.",
      'Affection from you is regular and understated.',
      "They've taught you to have the good thing on a weekday, and you've taught them that there'll be some left.",
    ],
  },
  Gemini: {
    says: [
      '{partner} pays you eleven compliments, and you believe the one about your filing.',
      'Your Venus in Capricorn likes to be valued for what it can show, and theirs in Gemini likes anything it can put into words.',
      "They're light with money and you aren't.",
      "Yet nobody else has gotten you to do voices, and you'd sit through a good deal of small talk for the sake of that hour on the stairs.",
    ],
  },
  Cancer: {
    says: [
      '{partner} wants to be close and you want to be counted on, so each gives the other something slightly beside the point.',
      "With your Venus in Capricorn and theirs in Cancer, you see to the rent and they see to it that it's worth paying.",
      'You ration the sweet words.',
      "When you do say one they look at the floor, and they've got it by heart for good.",
    ],
  },
  Leo: {
    says: [
      '{partner} wants fireworks, and you look up the permit.',
      'Your Venus in Capricorn loves in deeds and theirs in Leo would like the deeds announced.',
      "You find their generosity alarming and you're proud of it.",
      "It costs you an effort to say in front of others that they're marvelous, so you may say it seldom, and they remember each time.",
    ],
  },
  Virgo: {
    says: [
      "You'd both rather have one good knife than a bouquet (your Venus in Capricorn, {partner}'s in Virgo).",
      "It's love by reliability.",
      "They see what you need and you see what you'll both need in ten years, so there's not much left for chance.",
      'What you sometimes lack is somebody to waste an afternoon with, and it might as well be each other, since nobody would suspect you of it.',
    ],
  },
  Libra: {
    says: [
      "{partner} likes to go out and be a couple, and you like to know what it's for.",
      "With your Venus in Capricorn and theirs in Libra, you'd put the money by and they'd put it on.",
      'You come around at the sight of them dressed for you.',
      "They want to be wooed after all these agreements, and you're better at it than either of you expected, as long as it's been scheduled.",
    ],
  },
  Scorpio: {
    says: [
      "You don't give yourself away and {partner} doesn't either, so neither takes the other for granted (your Venus in Capricorn, theirs in Scorpio).",
      'Most of it happens where nobody can see.',
      "They'd like to hear what you feel at the moment you feel it.",
      "You tend to tell them a season later, in the tone of an announcement, and they stop whatever they're doing so as not to miss it.",
    ],
  },
  Sagittarius: {
    says: [
      "{partner} says that money comes and goes, and you've noticed the second half of that.",
      'Your Venus is in Capricorn, theirs in Sagittarius.',
      'You love by building and they love by inviting.',
      "They can't see why you'd save a good time for later, and you've got to admit that you wouldn't have had half of yours if they hadn't kept on buying you a ticket.",
    ],
  },
  Capricorn: {
    says: [
      "It's the kind of love that has a savings account (your Venus in Capricorn, {partner}'s in Capricorn too).",
      'You each have to be sure, and you each pretend to have been sure all along.',
      'Presents are useful and of the best quality.',
      'Neither of you is cold, but you both wait to be warmed up, and somebody ought to be appointed to go first on alternate weeks.',
    ],
  },
  Aquarius: {
    says: [
      "You like what's proven, and {partner} likes what nobody's tried.",
      "With your Venus in Capricorn and theirs in Aquarius, you're both reserved, so it may start out looking like mutual respect and continue that way for years.",
      "They don't want your help with anything.",
      "They do want your company while they do it wrong, and for someone with your standards, that's an act of love.",
    ],
  },
  Pisces: {
    says: [
      '{partner} gives it all away, and you might give them an allowance for the purpose.',
      "Your Venus in Capricorn loves within its means and theirs in Pisces, where it's at its most generous, hasn't any.",
      "You're touched by how they'd live in a shack with you.",
      "You see to it that it won't come to that, and they bring wildflowers into what you've seen to.",
    ],
  },
}
