import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInAquarius: PlacementParagraphs = {
  1: {
    says: [
      "You're kind to everybody and close to few (your Moon in Aquarius, {house}).",
      'Strong feeling makes you step back and look at it, your own included, so you can sound like a calm observer of the worst day of your life.',
      "People tell you things because you don't gasp.",
      'Some would like to see you shaken for once, and it does happen, about a day later and without witnesses.',
    ],
    traits: ['cool', 'independent'],
  },
  2: {
    says: [
      'Money calms you when it lets you do as you like (your Moon in Aquarius, {house}).',
      'You can live very simply for a year and then spend a lot on one odd machine, and neither feels strange to you.',
      'What upsets you is a gift with expectations.',
      'People who try to look after you this way find that you thank them nicely and become a little harder to reach.',
    ],
    traits: ['independent', 'cool'],
  },
  3: {
    says: [
      'You settle down when a conversation gets interesting (your Moon in Aquarius, {house}).',
      'If a sister calls you in tears, you ask a question that nobody else has asked, and it often does help.',
      'You find it hard to say simple things, such as that you missed her.',
      'So you send an article about something she mentioned in the spring, and trust her to see what it means.',
    ],
    traits: ['cool', 'open'],
  },
  4: {
    says: [
      'The Moon is in Aquarius {house}, so you need a place where people leave each other alone on friendly terms.',
      "You like having somebody within earshot who's busy with their own affairs.",
      'You may always have felt slightly like a guest in your family, fond of them and a bit puzzled.',
      "When there's a scene at home you watch it as if it were on television, which calms nobody, and least of all the person who started it.",
    ],
    traits: ['independent', 'cool'],
  },
  5: {
    says: [
      'You enjoy what nobody told you to enjoy (your Moon in Aquarius, {house}).',
      "It may be an instrument from another century or a sport with eleven players in the whole state, and it cheers you up partly because it's strange.",
      'You fall in love with friends.',
      "Open adoration makes you uneasy, and you're liable to answer a heartfelt compliment with an observation about how compliments work.",
    ],
    traits: ['independent', 'playful'],
  },
  6: {
    says: [
      'You work happily as long as no one tells you how (your Moon in Aquarius, {house}).',
      "Your habits look eccentric and suit you perfectly, and you'll defend working at midnight as though it were a civil right.",
      'Drama at work tires you, so you treat everyone the same.',
      "Your nerves tell you when it's too much, with a jumpy night or a racing mind, and what helps is to be of no use to anyone until noon.",
    ],
    traits: ['independent', 'cool'],
  },
  7: {
    says: [
      "The partner you can live with is one you'd have chosen as a friend (your Moon in Aquarius, {house}).",
      "You want honesty, a great deal of space, and somebody who's got a life of their own to tell you about.",
      'Your love is steady.',
      "But you tend to go away inside when they most want you near, and it helps if you tell them that you're coming back, since they have no means of knowing it.",
    ],
    traits: ['independent', 'cool'],
  },
  8: {
    says: [
      "You can talk about almost anything intimate as long as you're not asked to feel it that minute (your Moon in Aquarius, {house}).",
      "In trouble you're the levelheaded one, and people share the facts with you that they'd hide from somebody warmer.",
      'Jealousy embarrasses you, especially your own.',
      'You explain to yourself why it makes no sense, and it stays exactly where it was.',
    ],
    traits: ['cool', 'frank'],
  },
  9: {
    says: [
      'Ideas comfort you the way company comforts other people (your Moon in Aquarius, {house}).',
      'When the news is bad, you feel better after reading how such a thing was once solved in another country.',
      "You care deeply about people you'll never meet.",
      'Those at your own table may need to ask for their turn, because you assume they know you love them.',
    ],
    traits: ['idealistic', 'independent'],
  },
  10: {
    says: [
      "You're respected for keeping cool and for never quite fitting the position (your Moon in Aquarius, {house}).",
      "Under pressure you get calmer and more original, and you may be the only one who tells the person at the top that it won't work.",
      'Praise leaves you a bit embarrassed.',
      "What hurts is being made to act in a way you don't believe in, and you've left good places over it with very little noise.",
    ],
    traits: ['public', 'independent'],
  },
  11: {
    says: [
      'You relax in a group where everyone is a little odd (your Moon in Aquarius, {house}).',
      "Belonging matters to you more than you show, and you have a gift for making room for the person who doesn't fit in anywhere.",
      "You're everybody's friend, and it can hide how seldom you confide in one.",
      "On a bad night you've got a hundred numbers in your phone, and no idea which of them to call.",
    ],
    traits: ['open', 'independent'],
  },
  12: {
    says: [
      'You need to be unreachable now and then to know how you are (your Moon in Aquarius, {house}).',
      "With your phone off and nobody expecting you, a feeling that you'd explained away last week can finally come up.",
      'Few people are better company for themselves.',
      "Those who love you find your absences mysterious, and because you come back cheerful, they never learn that you'd gone away sad.",
    ],
    traits: ['private', 'cool'],
  },
  sign: {
    says: [
      'You have to take a step back before you can feel something (your Moon in Aquarius).',
      'In a crisis it makes you clear and fair, and people are glad of you.',
      'In a quiet evening for two it can make you hard to find.',
      "You aren't cold, and anyone you've ever called a friend can count on you for good, but you'd rather be understood than fussed over.",
    ],
    traits: ['independent', 'cool'],
  },
}
