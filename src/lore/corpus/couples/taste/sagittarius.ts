import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusWith: PairParagraphs = {
  Aries: {
    says: [
      'A date with {partner} starts with a bet and ends in the wrong county (your Venus in Sagittarius, theirs in Aries).',
      "You're both easily pleased and hard to keep indoors.",
      'They want you to themselves and you want them along.',
      "You tell people how terrific they are, and it's true and it's generous, and they'd trade all of it for your looking at them like that when there's no one there to tell.",
    ],
  },
  Taurus: {
    says: [
      'You bring {partner} out and they bring you home, and each is usually glad afterward.',
      "With your Venus in Sagittarius and theirs in Taurus, you'd spend the money on the boat ride and they'd spend it on the chowder.",
      'They love in one place.',
      "Your love comes by postcard from wherever you are, and they've got all of the postcards on the fridge.",
    ],
  },
  Gemini: {
    says: [
      "You fall for a person's horizon and {partner} falls for a person's remarks, so it went quickly (your Venus in Sagittarius, theirs in Gemini).",
      'Neither cares to be held to Friday.',
      "You state your feelings at full strength and they answer with a quip, and you've come to see that the quip gets better the more it's covering.",
      "It's a love affair with a lot of footwork.",
    ],
  },
  Cancer: {
    says: [
      "To {partner} you're a holiday, and to you they're home.",
      "Your Venus in Sagittarius gives freedom because it's what it would want, theirs in Cancer gives shelter for the same reason, and each present needs some explaining.",
      "You'd never have thought that you'd call just to say you'd gotten in.",
      "They pick up before it's rung, and say they were in the hall anyway.",
    ],
  },
  Leo: {
    says: [
      "It's a big love with plenty of food in it (your Venus in Sagittarius, {partner}'s in Leo).",
      "You're both free with money and with praise.",
      "They want to be named as the great romance of your life, and you're so fond of life in general that the name can get left out.",
      "Say it, and they'll come along to anything, in hiking boots, beautifully, with a bag that you end up carrying.",
    ],
  },
  Virgo: {
    says: [
      'You promise {partner} the moon and they ask what they should wear to it.',
      'With your Venus in Sagittarius and theirs in Virgo, you love with the throttle open and they love with the lights on.',
      'You overspend and they know by how much.',
      "Without telling you, they go through the photos of the trips they worried about, and they've made an album of them with captions.",
    ],
  },
  Libra: {
    says: [
      "You'd go as you are, and {partner} would like to be asked to change.",
      'Your Venus in Sagittarius likes its fun rough and real, theirs in Libra likes it with two forks.',
      "They smooth what you've said before it's landed.",
      "You both believe that love should be a pleasure to be around, and there's a friend or two who only comes to see how you make them laugh against their better judgment.",
    ],
  },
  Scorpio: {
    says: [
      "{partner} wants to know if you love them, and you thought you'd said so to everybody.",
      "Your Venus in Sagittarius gives its heart in the open and theirs in Scorpio doesn't believe that's where hearts are kept.",
      'You find their seriousness a bit like being searched.',
      "Then you're away for a week with a fine view, and the whole time you've been describing it to them in your head.",
    ],
  },
  Sagittarius: {
    says: [
      "Neither of you was looking for anything serious, and you've laughed your way into it (your Venus in Sagittarius, {partner}'s in Sagittarius too).",
      'You share a bag, a taste for the second helping and a loose idea of the balance.',
      "It's hard to be hurt by someone so cheerful.",
      "Should you need to be, for a day, it takes some insisting, since you're both already putting on music.",
    ],
  },
  Capricorn: {
    says: [
      "{partner} has a fund, and you've got a suggestion.",
      "With your Venus in Sagittarius and theirs in Capricorn, you love to be carried away and they love to know how they'll get back.",
      "They don't say it often.",
      "They've compared three kinds of insurance for your wild idea, though, and you're getting to where you can hear what that says.",
    ],
  },
  Aquarius: {
    says: [
      "Neither of you believes in owning anyone, and you've been seen together every day for a year (your Venus in Sagittarius, {partner}'s in Aquarius).",
      "You'd like a bit more fire and they like it fine from here.",
      "On the other hand they've never once asked you to be different, and you've come home early for that.",
    ],
  },
  Pisces: {
    says: [
      'What you love {partner} for is the adventure, and they love you for believing in it (your Venus in Sagittarius, theirs in Pisces).',
      'Both of you are soft touches with money.',
      "You shout it from the hilltop and they'd have whispered it, and they treasure it in whatever form it comes.",
      "You can hurt them by being jolly when they're in love, and you find out by how brightly they say that it's okay.",
    ],
  },
}
