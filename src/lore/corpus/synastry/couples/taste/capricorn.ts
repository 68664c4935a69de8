import type { PairParagraphs } from '#lore/authored.ts'

export const capricornTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} loves in a rush and you love on a long plan (your Venus in Capricorn, theirs in Aries).',
      'They warm you up, and you give them something that will still be there next year.',
      'You can look cold when you are only careful, and they can look like a passing visitor when they mean it completely.',
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
      'Love, for {partner} and for you, shows in what a person does over the years (your Venus in Capricorn, theirs in Taurus).',
      'You are both careful with money and slow to trust, and very steady after that.',
      'They would like more tenderness and you would like more ambition, and both can be had for the asking.',
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
      '{partner} loves in words and you love in deeds (your Venus in Capricorn, theirs in Gemini).',
      'They cheer you up, and you give them something to rely on.',
      'They say more than you need and you say less than they would like, so one plain sentence from you and one kept promise from them go a long way.',
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
      '{partner} gives warmth and you give security (your Venus in Capricorn, theirs in Cancer).',
      'Either of you has what the other one finds hard to do alone.',
      "They would like love to be said and you would like it to be proved, so it's easy to feel unloved by somebody who works for you every day.",
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
      '{partner} gives lavishly and you give what will last (your Venus in Capricorn, theirs in Leo).',
      'You are proud of them and seldom say it.',
      'They want the feeling shown, and you show it in what you do, so one public compliment from you is remembered for years.',
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
      'Love, for {partner} as for you, is shown in work well done (your Venus in Capricorn, theirs in Virgo).',
      'It is a steady pair, in which a promise gets kept.',
      "Both of you are shy of tender words, and it's often they who need to hear that they've done enough.",
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
      '{partner} loves with charm and you love with staying power (your Venus in Capricorn, theirs in Libra).',
      'They make your life prettier, and you make their life safer.',
      'They would like more romance, and you would like more proof, so they can feel unappreciated by somebody who has planned around them for years.',
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
      'In love {partner} is serious, and you are no less so (your Venus in Capricorn, theirs in Scorpio).',
      'Neither of you says much, and you both stay.',
      'They test whether you will stay, when you have already decided, and it would save them some trouble if you said so.',
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
      '{partner} loves the adventure and you love what can be built (your Venus in Capricorn, theirs in Sagittarius).',
      'They get you to enjoy something now, and you see to it that their ideas come to something.',
      'They find you too careful and you find them too casual, and each of you has a point.',
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
      'You and {partner} both love seriously and would rather prove it than say it (your Venus in Capricorn, theirs in Capricorn too).',
      'You can count on each other for years without a word about it.',
      'Both of you can be lonely in that silence, and it takes very little, one kind sentence at the right time, to change it.',
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
      'You want commitment and {partner} wants independence (your Venus in Capricorn, theirs in Aquarius).',
      "You respect each other's judgment, and neither of you is sentimental.",
      'But you measure love by what is promised, and they measure it by what is left free, so it has to be said what each of you can rely on.',
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
      'You love by taking responsibility and {partner} loves by understanding (your Venus in Capricorn, theirs in Pisces).',
      'You make them feel safe, and they are tender with a side of you that few people see.',
      'They need more softness than you show on a working day, and you need clearer answers than they like to give.',
    ],
    says: [
      '{partner} gives it all away, and you might give them an allowance for the purpose.',
      "Your Venus in Capricorn loves within its means and theirs in Pisces, where it's at its most generous, hasn't any.",
      "You're touched by how they'd live in a shack with you.",
      "You see to it that it won't come to that, and they bring wildflowers into what you've seen to.",
    ],
  },
}
