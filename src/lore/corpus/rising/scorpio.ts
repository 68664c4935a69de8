import type { RisingParagraphs } from '#lore/authored.ts'

export const scorpioRising: RisingParagraphs = {
  Aries: {
    says: [
      'You let people talk, and they feel the pressure of it (Scorpio rising).',
      "The traditional ruler of your Scorpio Ascendant is Mars, and it's in Aries, a sign it rules as well, so when you do move there's no second gear and no warning.",
      'Others remember you as either silent or on fire.',
      "You'd have told them what was coming, if they'd asked a question while you were sitting still.",
    ],
    traits: ['guarded', 'bold'],
  },
  Taurus: {
    says: [
      'You make up your mind about people in silence, and it stays made up (Scorpio rising).',
      'Mars, the traditional ruler of your Scorpio Ascendant, is in Taurus, the opposite sign, where it works like a root under a sidewalk.',
      "You don't push, and things end up where you wanted them.",
      'People who mistake the calm for consent find that nothing has moved since March.',
    ],
    traits: ['guarded', 'steady'],
  },
  Gemini: {
    says: [
      "Nobody can tell what you're thinking, and then you tell a joke that shows you've been thinking all along (Scorpio rising).",
      'With Mars, by tradition the ruler of a Scorpio Ascendant, in Gemini, you use words the way others use elbows.',
      'One remark from you can end an argument, or a friendship that should have ended earlier.',
      'You keep the really private things out of it by being so quick with the others.',
    ],
    traits: ['guarded', 'quick'],
  },
  Cancer: {
    says: [
      "It takes a long time to get to know you, and you've made it pleasant to give up (Scorpio rising).",
      'Mars is the traditional ruler of your Scorpio Ascendant, and in Cancer it fights indirectly and for its own, so you seem harmless until somebody threatens a person you love.',
      'You rarely attack from the front.',
      'You know what hurts, though, and most of your self-control goes into not saying it.',
    ],
    traits: ['guarded', 'close'],
  },
  Leo: {
    says: [
      'You say little, and people keep looking over to see what you made of it (Scorpio rising).',
      'The traditional ruler of a Scorpio Ascendant is Mars, and yours is in Leo, where it wants to do things in style and be respected for them.',
      'So you avoid the spotlight and mind very much who else is in it.',
      "What you can't stand is being treated as if you weren't there, which is odd, considering the trouble you take.",
    ],
    traits: ['guarded', 'proud'],
  },
  Virgo: {
    says: [
      'You look at people as if you might have to repair them (Scorpio rising).',
      'By tradition Mars rules your Scorpio Ascendant, and with Mars in Virgo you get your way by knowing more about the matter than anyone, including its weak spot.',
      "You'd rather be underestimated and correct.",
      "Somebody bluffing in front of you can feel it going wrong long before you've said a word.",
    ],
    traits: ['guarded', 'practical'],
  },
  Libra: {
    says: [
      'You hold back, and people find it elegant (Scorpio rising).',
      'Mars, which by tradition rules a Scorpio Ascendant, is in Libra, so your strength goes into strategy, and into letting the other side make the first mistake.',
      "You'll be perfectly fair to someone you've decided against.",
      'It would be kinder to be angry, and now and then you envy those who simply shout.',
    ],
    traits: ['guarded', 'tactful'],
  },
  Scorpio: {
    says: [
      'People feel looked into when you look at them (Scorpio rising).',
      'Your Scorpio Ascendant has Mars for its traditional ruler, and Mars is in Scorpio as well, so what you want you want completely and tell hardly anyone.',
      'You can wait longer than seems human.',
      'Anyone who has your loyalty has all of it, and would be amazed to learn how early you gave it, and on what small evidence.',
    ],
    traits: ['guarded', 'serious'],
  },
  Sagittarius: {
    says: [
      "You're open about your opinions and closed about your reasons (Scorpio rising).",
      "The traditional ruler of your Scorpio Ascendant is Mars, in Sagittarius, so your force comes out as conviction, and you'll fight for a principle with a heat that has something personal at the bottom of it.",
      'People like how frank you are.',
      "It takes them years to notice which subjects you've never once been frank about.",
    ],
    traits: ['guarded', 'frank'],
  },
  Capricorn: {
    says: [
      'You give the impression of someone who could wait (Scorpio rising).',
      'Mars does its best work in Capricorn, and by tradition it rules your Scorpio Ascendant, so what you want has a date beside it, and you keep to the date.',
      "You tell nobody what you're aiming at until it's nearly yours.",
      "Others call it luck, and you let them, since the alternative is explaining how long you've been at it.",
    ],
    traits: ['guarded', 'steady'],
  },
  Aquarius: {
    says: [
      'You watch a room as though none of it concerned you (Scorpio rising).',
      'With Mars, the traditional ruler of a Scorpio Ascendant, in Aquarius, you go at things by working out a better rule, and you hold on to it as others hold on to a grudge.',
      'You argue calmly, which drives people wild.',
      "They'd be relieved to know that you feel it all, and that the calm takes some effort.",
    ],
    traits: ['guarded', 'cool'],
  },
  Pisces: {
    says: [
      "You seem to see through everyone, and you're sorry for most of them (Scorpio rising).",
      "Mars rules your Scorpio Ascendant by tradition, and in Pisces it has no wish to win, so you slip around an obstacle or wait until it's tired.",
      'People expect a fight from you because of how you look at them.',
      "You'll give up the thing, the seat and the credit, and then, over something nobody would have guessed, you will not.",
    ],
    traits: ['guarded', 'yielding'],
  },
}
