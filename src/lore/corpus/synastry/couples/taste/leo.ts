import type { PairParagraphs } from '#lore/authored.ts'

export const leoTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} goes after love, and you expect it to arrive with music (your Venus in Leo, theirs in Aries).',
      "You are both warm and direct, and there's plenty of it.",
      "You want to be courted after the first month as well, and they've by then turned to something else.",
      'A surprise now and then does for you what an argument never will.',
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
      "{partner} likes what's good, and you like what's splendid (your Venus in Leo, theirs in Taurus).",
      'So you agree that love may cost something, and not about what it is for.',
      'You give in front of people, and they give at home.',
      "When they say once in company what you're to them, you will come home early for a month.",
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
      '{partner} flirts with words, and you love in the grand style (your Venus in Leo, theirs in Gemini).',
      'They make you sound wonderful, and you make it come true.',
      "You want to be the only one, and they're nice to a number of people.",
      "It's settled with a bit of public devotion from them, which costs them nothing and means a great deal to you.",
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
      '{partner} loves in private, and you love with an audience (your Venus in Leo, theirs in Cancer).',
      'They look after you, and you make much of them, so both of you are warm.',
      'They wish that it were quieter, and you wish that they were prouder of it.',
      'It needs a little of each, a toast from them and an evening at home from you.',
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
      'You and {partner} both love in a big way and in full view (your Venus in Leo, theirs in Leo too).',
      "There's generosity, and there's a good deal of theater, and both of you enjoy it.",
      'Each of you wants to be the one who is adored.',
      "When one admires and then the other does, in turn, there's hardly anything warmer, and when both of you wait for it, there's hardly anything colder.",
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
      'You want to be adored, and {partner} wants to be of use (your Venus in Leo, theirs in Virgo).',
      'So they do things for you, and you would rather have a compliment.',
      "You give too much and too loudly, and they don't know where to look.",
      'What reaches you is praise without a correction, and what reaches them is to be thanked for something small.',
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
      "You and {partner} both like romance and don't care who knows it (your Venus in Leo, theirs in Libra).",
      'They know how to please, and you know how to be pleased.',
      "You're the more faithful audience to be won, and they're charming to the waiter as well.",
      "It's best when they make it clear whom the evening is for.",
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
      'You love in the open, and {partner} loves behind a closed door (your Venus in Leo, theirs in Scorpio).',
      'Both of you want everything and both of you are proud.',
      'You would like them to show it, and they would like you to show it to nobody else.',
      "It's a strong bond, since neither of you could respect a weak one.",
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
      'You and {partner} both love with high spirits and a free hand (your Venus in Leo, theirs in Sagittarius).',
      "You want to be the great love, and they want the great adventure, and for long stretches it's the same thing.",
      'Neither of you is petty.',
      "What you mind is being treated as one good time among others, so it's worth a word from them, and they say it well.",
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
      'You want fireworks, and {partner} looks up the permit (your Venus in Leo, theirs in Capricorn).',
      'You give lavishly, and they give what will last, and each of you is a bit alarmed by the other.',
      "They're proud of you and keep quiet about it.",
      'When they do say it in front of people, you remember the date.',
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
      'You want to be special, and {partner} loves as a friend among friends (your Venus in Leo, theirs in Aquarius).',
      'You turn up the warmth, and they step back to breathe.',
      "It's never ordinary, and both of you would hate it to be.",
      "You can learn to take interest for devotion, because in them it's the same, and they can learn to give a compliment.",
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
      'You love like the sun, and {partner} loves like rain, and you both make things grow (your Venus in Leo, theirs in Pisces).',
      'You want to be seen, and they look at you with more kindness than anyone.',
      'They give without saying what they want.',
      "So you have to find out, and it's the kind of task you like, if somebody gives you a hint.",
    ],
    says: [
      '{partner} looks at you and you become what they see (your Venus in Leo, theirs in Pisces).',
      'You like to give and they like to be swept up.',
      "They're easily talked into a luxury and they'd be as happy with a paper crown.",
      "You glow together at other people's weddings, and it's you who afterward wants to be told more, while they've long since felt all of it and are asleep on your arm.",
    ],
  },
}
