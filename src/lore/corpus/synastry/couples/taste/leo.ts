import type { PairParagraphs } from '#lore/authored.ts'

export const leoTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} loves with speed and you love with style, and both of you are warm and open about it (your Venus in Leo, theirs in Aries).',
      'You want to be courted long after the beginning, when they have moved on to the next thing.',
      'A surprise from them now and then does more for you than any promise.',
    ],
    says: [
      '{partner} goes after you as if there were other candidates, and it does you a world of good (your Venus in Leo, theirs in Aries).',
      'You like your love with trumpets.',
      "They like theirs with a chase, so once they've got you they may stop running, just when you'd looked forward to being carried around.",
      "What brings them back at a gallop is when you're wonderful at something else.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} wants love to be solid and you want it to be splendid (your Venus in Leo, theirs in Taurus).',
      'You are both generous and loyal, and both enjoy good things.',
      'You need applause and they need peace, and since neither of you gives way easily, it helps to take turns.',
    ],
    says: [
      "{partner} can tell at a touch what it's made of, and you know what it looks like from the balcony.",
      "Your Venus in Leo is generous in public and theirs in Taurus is generous with their time, so you never doubt each other's quality.",
      "You'd like to hear it, is all.",
      "They show you the same slow affection every evening, and every evening you'd like it in words.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} flirts in words and you love in the grand style (your Venus in Leo, theirs in Gemini).',
      'They say what is wonderful about you, and you live up to it.',
      'You want to be the only one, and they are friendly with a number of people, so a little public devotion from them settles a lot.',
    ],
    says: [
      '{partner} makes you laugh at yourself, which not everyone gets to do.',
      'With your Venus in Leo and theirs in Gemini, you want a great love story and they want to keep finding out what happens next.',
      'You spend on the evening and they provide the talk.',
      "You'd forgive them for flirting with the whole table if, once or twice, they'd look as though they'd forgotten the rest of it was there.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} loves in private and you love out in the open (your Venus in Leo, theirs in Cancer).',
      'They look after you, and you make them feel special.',
      "They want to be needed and you want to be admired, and both of you sulk when it's forgotten.",
    ],
    says: [
      "You'd throw {partner} a party, and they'd rather you brought them a plate from it.",
      "Your Venus in Leo adores, while theirs in Cancer takes care, and each of you could use some of the other's.",
      "They're proud of you from the back row.",
      "It's easy to think that they'd like to be pulled up there with you, when all they'd like is for you to come home with them afterward.",
    ],
  },
  Leo: {
    plain: [
      'You and {partner} both love warmly, generously and in front of people (your Venus in Leo, theirs in Leo too).',
      'Both of you need to be admired, and you do it well for each other.',
      'On a day when neither gets enough of it you compete, and it takes one of you to clap first.',
    ],
    says: [
      "You make each other feel like the only two people at a very good party (your Venus in Leo, {partner}'s in Leo too).",
      "There's a lot of treating.",
      'Neither can stand to be taken for granted, and each is sure of not being the one who does it.',
      'When both want to be surprised on the same birthday, it helps to have a friend who can be trusted with a credit card.',
    ],
  },
  Virgo: {
    plain: [
      'You love with big gestures and {partner} loves with small ones (your Venus in Leo, theirs in Virgo).',
      'You praise them in public, and they make sure that your life works.',
      "They see what could be better and say it, and you hear that you weren't good enough, so they do well to begin with what they liked.",
    ],
    says: [
      "{partner} folds the wrapping paper, and you can see that they're moved.",
      "Your Venus in Leo gives to be seen giving and theirs in Virgo would rather it weren't mentioned.",
      "They don't say that you look gorgeous.",
      "They say that there's a thread, and take it off, and leave their hand there for a second longer than the thread would account for.",
    ],
  },
  Libra: {
    plain: [
      'Romance matters to you and to {partner}, and you make a handsome pair (your Venus in Leo, theirs in Libra).',
      'You bring the warmth, and they bring the manners.',
      'You want to be put first and they want to be fair to everyone, which can leave you waiting for a clear vote.',
    ],
    says: [
      "You two look good together, and it's a pleasure to you both (your Venus in Leo, {partner}'s in Libra).",
      'You love them warmly and they love you attentively.',
      "They keep a certain balance in all they do, kisses included, and you'd like to see it lost.",
      "You do see it, if somebody at a dinner is rude to you, and it's thrilling for a week.",
    ],
  },
  Scorpio: {
    plain: [
      'You love in the open and {partner} loves in private (your Venus in Leo, theirs in Scorpio).',
      'Both of you want everything, and both of you are proud.',
      "You would like them to show it, and they would like you to show it to nobody else, so each has to see that the other one isn't holding back.",
    ],
    says: [
      "You'd like the world to know about {partner}, and they'd like it to be none of its business.",
      'With your Venus in Leo and theirs in Scorpio, both of you love totally and neither of you shares well.',
      "You're warm to everyone, and they count it.",
      "They look at you so hard that the rest of your admirers might've been looking at somebody else, and for that you let them choose the corner table.",
    ],
  },
  Sagittarius: {
    plain: [
      'Love should be fun and large, for you as well as for {partner} (your Venus in Leo, theirs in Sagittarius).',
      "There's warmth, laughter and a good deal of travel in it.",
      'You want to be the favorite and they want to be free, so you need to hear that they come back because they want to.',
    ],
    says: [
      "You're generous to {partner} and they're generous to all (your Venus in Leo, theirs in Sagittarius).",
      "Together you're a tremendous evening out.",
      "They'd never hold you back, being your best audience, and they forget to reserve.",
      "You want a love that's sworn, and they feel that it's stronger unsworn, and every year they come back and do what they'd have sworn to.",
    ],
  },
  Capricorn: {
    plain: [
      'You give lavishly and {partner} gives what will last (your Venus in Leo, theirs in Capricorn).',
      'They are proud of you and seldom say it.',
      'You want the feeling shown, and they show it in what they do, so one public compliment from them is remembered for years.',
    ],
    says: [
      '{partner} disapproves of the price and loves you in it.',
      "Your Venus is in Leo and theirs is in Capricorn, so it's you who make a celebration and they who've made it possible.",
      "They don't hold hands on the street.",
      "But they're apt to put your name down in places where names count, and to say, if you find out and get tearful, that it was only practical.",
    ],
  },
  Aquarius: {
    plain: [
      'You want devotion and {partner} wants freedom (your Venus in Leo, theirs in Aquarius).',
      "You're drawn to each other because each has the confidence that the other one admires.",
      'But you take love personally and they take it as a friendship, and neither is wrong, though it hurts you to be treated like everybody else.',
    ],
    says: [
      'You want to be adored and {partner} wants to be amazed.',
      'Your Venus in Leo and theirs in Aquarius face each other, so what you find romantic can seem to them a little staged, and what they find romantic can seem to you a field trip.',
      'They love how wholeheartedly you do it.',
      "You've come to treasure their compliments, since they'd never pay one in order to please.",
    ],
  },
  Pisces: {
    plain: [
      'You love in full daylight and {partner} loves in half-tones (your Venus in Leo, theirs in Pisces).',
      'You make them feel chosen, and they understand you without a word.',
      "They drift away when something hurts, and you miss the applause and don't see why it has stopped.",
    ],
    says: [
      '{partner} looks at you and you become what they see (your Venus in Leo, theirs in Pisces).',
      'You like to give and they like to be swept up.',
      "They're easily talked into a luxury and they'd be as happy with a paper crown.",
      "You glow together at other people's weddings, and it's you who afterward wants to be told more, while they've long since felt all of it and are asleep on your arm.",
    ],
  },
}
