import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInCapricorn: PlacementParagraphs = {
  1: {
    says: [
      'It takes a while to find out that you like somebody, since your manners are the same for everyone (your Venus in Capricorn, {house}).',
      "You dress a little better than you have to, you're on time, and you don't lay your feelings out for a stranger to step over.",
      'People take you for cool or for older than you are.',
      "What they've met is quality control, and those who pass are looked after for decades.",
    ],
    traits: ['guarded', 'serious'],
  },
  2: {
    says: [
      "Venus is in Capricorn {house}, so you like a thing best when you've waited and could pay for all of it.",
      "You resole the good boots and know what they've cost per year, which gives you a satisfaction that no sale could.",
      'Being given money makes you uncomfortable.',
      "You feel that affection ought to be earned as well, and in a lean month you can act as though you'd lost the right to be spoiled.",
    ],
    traits: ['sparing', 'practical'],
  },
  3: {
    says: [
      'Sweet talk embarrasses you, so you do it by remembering.',
      'When a neighbor mentions in March that the gutter leaks, you turn up in April with a ladder, and neither of you says anything about it (your Venus in Capricorn, {house}).',
      'A brother or sister may have gotten advice from you where others would have gotten a hug.',
      "It was love, and it kept them out of trouble, and they'd have liked the hug.",
    ],
    traits: ['serious', 'steady'],
  },
  4: {
    says: [
      'Loving your family means being the one who can be called (your Venus in Capricorn, {house}).',
      'At gatherings you do the dishes in order to have somewhere to stand.',
      "Tenderness would be welcome, and it's hard for you to ask, because at home you may have been counted among the adults rather soon.",
      "They admire you so much that it doesn't cross their minds to tuck you in.",
    ],
    traits: ['serious', 'steady'],
  },
  5: {
    says: [
      "You can't fool around with somebody you don't respect (your Venus in Capricorn, {house}).",
      'For somebody you do, you show up on the day you said in clean shoes, and it may be weeks before they realize that this is a courtship.',
      'Having fun has to be justified somehow, so you pick the kind at which a person improves.',
      "Once you trust the ice you're very funny, usually after most people have gone home.",
    ],
    traits: ['slow', 'serious'],
  },
  6: {
    says: [
      'Venus is in Capricorn {house}, so a well-made schedule can give you real pleasure.',
      "People you work with know they're liked when you hand them something difficult, and you'll stay late for anyone who has ever stayed late for you.",
      'Relaxing beside an unfinished task is beyond you.',
      "Rest has to be entered in the calendar, and by the time it comes up you've generally moved it for somebody.",
    ],
    traits: ['practical', 'orderly'],
  },
  7: {
    says: [
      'You choose a partner the way others buy land.',
      'How a person treats an obligation tells you most, and you can be moved to tears by someone who does what they said (your Venus in Capricorn, {house}).',
      'After that you build, and the other one gets a life that works.',
      "They may have to mention that they'd also enjoy being looked at, because you've been showing your love all this time by looking ahead.",
    ],
    traits: ['serious', 'steady'],
  },
  8: {
    says: [
      'Trust is a structure to you, and you put it up one beam at a time (your Venus in Capricorn, {house}).',
      "Shared money should have rules that you both wrote down, and once they exist you're far more generous than they require.",
      'Letting go in front of another person takes you just as long.',
      "You'd rather be relied on than known, and someone close may have to say, kindly, that they've already done the relying.",
    ],
    traits: ['wary', 'serious'],
  },
  9: {
    says: [
      "You love what has lasted, and you'll go a long way to stand in front of it (your Venus in Capricorn, {house}).",
      'Your vacation is one old city and a good guidebook, and a course you take should lead to something that can be framed.',
      'Beliefs are chosen for wear as well, and a teacher has to have paid some dues, which leaves out some fine ones who are twenty-six.',
    ],
    traits: ['practical', 'serious'],
  },
  10: {
    says: [
      "Venus is in Capricorn {house}, so being liked for what you've done means more to you than being liked.",
      'You flatter nobody, which is why people of long standing take an interest in you.',
      'It can get hard to tell affection from advancement, and someone you really do like may wonder which it is.',
      "They find out on the day when they can't do a thing for you, and you stay.",
    ],
    traits: ['practical', 'public'],
  },
  11: {
    says: [
      "You keep the friends who've been through something with you, and you don't recruit (your Venus in Capricorn, {house}).",
      'In a group you see to the reservation, and you enjoy yourself once everybody has a seat.',
      "By now they're used to you as the one who manages.",
      "Nobody hears you say that you're lonely, and your friends, who'd come at once, suppose that you must be busy.",
    ],
    traits: ['steady', 'wary'],
  },
  12: {
    says: [
      'You hide affection as if it could be taken for weakness (your Venus in Capricorn, {house}).',
      "Somebody you've cared for since the first day gets the same nod as everybody else, and you go home and look up how long the drive to their hometown is.",
      'Alone, you allow yourself one good square of chocolate at a time.',
      'You call it discipline, and over the years it has come to resemble waiting for permission.',
    ],
    traits: ['private', 'serious'],
  },
  sign: {
    says: [
      "You're slow to show that you care, and then you show it for good (your Venus in Capricorn).",
      "Only what's been tested counts with you, so you love by being on time, and words of passion make you look for the small print.",
      "You can seem to be judging people when you're only making sure.",
      'Somebody who waits it out finds a lasting tenderness in you, and a sense of humor that was kept back for family.',
    ],
    traits: ['serious', 'steady'],
  },
}
