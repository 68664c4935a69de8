import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const saturnInSignsAgain: Record<Sign, AuthoredParagraph> = {
  Aries: {
    says: [
      'You think longer before a first step than anybody would guess from the speed of the second (your Saturn in Aries).',
      "Saturn has a hard time in this sign, so you may hold yourself back when you should go, and go when you've waited too long to be polite about it.",
      'Anger is what you handle most carefully.',
      'Courage comes to you as a habit, built up in small amounts, and for that reason nobody can talk you out of it later.',
    ],
    traits: ['wary', 'independent'],
  },
  Taurus: {
    says: [
      'You like to know what something costs and how long it will hold (your Saturn in Taurus).',
      "You can do without for a long time, you repair what others replace, and you don't feel rich at any sum.",
      "Pleasure has to be planned, or you can't quite permit it.",
      'In the end you tend to have what you set out to have, and the hard part is sitting down in it without looking for the next leak.',
    ],
    traits: ['steady', 'sparing'],
  },
  Gemini: {
    says: [
      "You'd rather say nothing than something that you'd have to correct (your Saturn in Gemini).",
      'Facts have to be checked before you pass them on, so an email from you takes a while, and it can be filed as it stands.',
      'School may have been where you learned to be careful about this.',
      'With the years you get clearer and shorter, and people start to write down what you say.',
    ],
    traits: ['serious', 'wary'],
  },
  Cancer: {
    says: [
      "You look after people so well that it's hard to see who looks after you (your Saturn in Cancer).",
      "Saturn is uneasy in this sign, so comfort makes you a little suspicious, and you say that you're fine before anybody has finished asking.",
      'Home is a serious matter to you, and you may have had to make your own.',
      'Those you let in have usually had to wait for it, and they are allowed to stay for good.',
    ],
    traits: ['guarded', 'close'],
  },
  Leo: {
    says: [
      'You want to be good at it before anyone watches (your Saturn in Leo).',
      'Saturn is stiff in this sign, so you practice in private, you wave off a compliment, and you remember exactly how it was worded.',
      'Play is something you may have given up early.',
      "It comes back when there's one person in front of whom you can be bad at something, and from there your confidence is the real kind.",
    ],
    traits: ['proud', 'guarded'],
  },
  Virgo: {
    says: [
      'You hold yourself to a standard that you would be embarrassed to ask of anyone else (your Saturn in Virgo).',
      'You notice what could go wrong, you prevent it, and so nobody ever finds out that there had been any danger.',
      'A mistake of yours can keep you company for years.',
      'What makes it easier, over time, is that you start to judge your work by what it does for people, and it does a great deal.',
    ],
    traits: ['orderly', 'modest'],
  },
  Libra: {
    says: [
      'You weigh what you owe to other people very exactly, and you pay it (your Saturn in Libra).',
      'Saturn is at its wisest in this sign, so you can be trusted with the shared account, the seating plan, and both sides of a quarrel.',
      "You commit yourself late because you don't intend to do it twice.",
      'Saying plainly what you want yourself is the lesson you keep being given, and you do it better each time.',
    ],
    traits: ['tactful', 'steady'],
  },
  Scorpio: {
    says: [
      "You don't let people see where you could be hurt (your Saturn in Scorpio).",
      'You can keep a secret for a lifetime, you share money with great reluctance, and you notice a shift of power in a room before anyone has moved.',
      'Trust is something you give in installments.',
      "When you have given it, you don't take it back at the first bad news, and there's hardly anything that a friend couldn't tell you.",
    ],
    traits: ['guarded', 'wary'],
  },
  Sagittarius: {
    says: [
      'You need to have tested a belief before you can lean on it (your Saturn in Sagittarius).',
      "Big words make you careful, a free offer makes you read the back of the page, and you'd sooner admit that you don't know than guess.",
      'It can look like a lack of faith.',
      'In fact you take faith so seriously that you only have as much of it as you can live by, and that much will hold.',
    ],
    traits: ['serious', 'idealistic'],
  },
  Capricorn: {
    says: [
      'You took on responsibility early, and you may have forgotten that you could put it down (your Saturn in Capricorn).',
      'Saturn is strong in this sign, so a long job suits you, and you get better at it in the years when others get tired.',
      'You respect people for what they have carried.',
      'Rest feels to you like something to be earned, and those who love you wish that you would count what you have earned so far.',
    ],
    traits: ['serious', 'steady'],
  },
  Aquarius: {
    says: [
      "You're strict about fairness, with yourself first (your Saturn in Aquarius).",
      'Saturn is strong in this sign, so you can hold a position that nobody shares, for years, without raising your voice about it.',
      'You belong to things with some reserve, as if you might have to leave early.',
      'A group can rely on you for what is right, and it may take somebody patient to find out what would make you happy.',
    ],
    traits: ['independent', 'steady'],
  },
  Pisces: {
    says: [
      'You carry worries that nobody has handed you (your Saturn in Pisces).',
      "A mood in the next room can make you feel that you've neglected something, and you may apologize just in case.",
      "Time alone isn't a luxury for you, because it takes a while for other people's troubles to drain off.",
      'Once you know which of them are yours, you can be patient with the kind of trouble that has no solution, and very few people can.',
    ],
    traits: ['yielding', 'guarded'],
  },
}
