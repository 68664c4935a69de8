import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusTaste: PairParagraphs = {
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
      'You get {partner} out of the apartment and they get you home again, and each is usually glad afterward.',
      "With your Venus in Sagittarius and theirs in Taurus, you'd spend the money on the boat ride and they'd spend it on the chowder.",
      'They love in one place.',
      "Your love comes by postcard from wherever you are, and they've got all of the postcards on the fridge.",
    ],
  },
  Gemini: {
    says: [
      'You fall for what a person believes and {partner} falls for how a person puts it (your Venus in Sagittarius, theirs in Gemini).',
      'Neither cares to be held to Friday.',
      'You state your feelings at full strength and they answer with a quip.',
      "It's worth listening to the quip, because the more they feel the better it gets, and the truly brilliant ones are as close as they come to a vow.",
    ],
  },
  Cancer: {
    says: [
      'You love {partner} by asking them along, and they love you by leaving a light on.',
      "Your Venus in Sagittarius gives freedom because it's what it would want, and theirs in Cancer gives shelter for the same reason.",
      'So each present has to be explained.',
      "You aren't used to calling just to say that you've gotten in, but they pick up so fast that you can tell how long they've been sitting there.",
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
      'Without telling you, they go through the photos of the trips they worried about, and they might make an album of them with captions.',
    ],
  },
  Libra: {
    says: [
      "You'd go as you are, and {partner} would love for you to change.",
      'With your Venus in Sagittarius and theirs in Libra, you like your fun rough and they like it with two forks.',
      "They smooth over what you've said before it's landed.",
      "You make them laugh against their better judgment, and there are evenings when you see them undo the top button and order what you're having.",
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
      "Neither of you goes looking for anything serious, and you may have laughed your way into it (your Venus in Sagittarius, {partner}'s in Sagittarius too).",
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
      "Neither of you believes in owning anyone, so nobody has pointed out that you're together all the time (your Venus in Sagittarius, {partner}'s in Aquarius).",
      'You like big evenings and they like odd ones.',
      "There are moments when you'd enjoy a bit more fire.",
      "But they don't ask you to be different, and for somebody who leaves as easily as you do, that turns out to be a reason to come home.",
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
