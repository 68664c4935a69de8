import type { RisingParagraphs } from '#lore/authored.ts'

export const aquariusRising: RisingParagraphs = {
  Aries: {
    says: [
      "You keep your distance and then, without notice, you're in the middle of it (Aquarius rising).",
      'The traditional ruler of your Aquarius Ascendant is Saturn, and in Aries it sits uneasily, so you hold back and burst out by turns.',
      "People think you're unpredictable.",
      "You'd been holding back for an hour, and nobody could tell.",
    ],
    traits: ['independent', 'quick'],
  },
  Taurus: {
    says: [
      'You look like someone who would try anything (Aquarius rising).',
      "Saturn, the traditional ruler of an Aquarius Ascendant, is in Taurus, so your views are unusual and your habits don't change.",
      'You have eaten the same breakfast through three revolutions.',
      'Anyone who mistakes your open mind for an open schedule gets a friendly and very short answer.',
    ],
    traits: ['independent', 'steady'],
  },
  Gemini: {
    says: [
      "You're interested in people the way others are interested in how things work (Aquarius rising).",
      'With Saturn, by tradition the ruler of your Aquarius Ascendant, in Gemini, you check what you say before you say it and what others say afterward.',
      "You'd rather be accurate than agreeable, and you're rather funny about it.",
      'Somebody who wants to know how you feel had better ask what you think and listen to the pauses.',
    ],
    traits: ['independent', 'cool'],
  },
  Cancer: {
    says: [
      "People find you cool until they've seen you with your own (Aquarius rising).",
      'By tradition Saturn rules an Aquarius Ascendant, and yours is in Cancer, where it builds a wall and leaves a gap in it of about four people.',
      'You belong to every group a little and to that one completely.',
      "You don't tell them so, but you check the weather in their cities.",
    ],
    traits: ['independent', 'close'],
  },
  Leo: {
    says: [
      "You believe in equality, and it bothers you which table you're put at (Aquarius rising).",
      "The traditional ruler of your Aquarius Ascendant is Saturn, in Leo, the opposite sign, where it can't quite permit you to want the attention you want.",
      'So you stand out by refusing to.',
      "People admire you for it, and you're pleased that they noticed.",
    ],
    traits: ['independent', 'proud'],
  },
  Virgo: {
    says: [
      "You do it your own way, and there's a spreadsheet for your own way (Aquarius rising).",
      'Saturn is the traditional ruler of your Aquarius Ascendant, and in Virgo it wants every part of an idea to work, so your inventions get built.',
      "You're hard on a sloppy argument, above all on one that you agree with.",
      'People call you eccentric and then ask if they could borrow the template.',
    ],
    traits: ['independent', 'orderly'],
  },
  Libra: {
    says: [
      "You treat people equally, and it's a decision (Aquarius rising).",
      'Saturn is at its best in Libra, and by tradition it rules your Aquarius Ascendant, so fairness is where you stop being relaxed.',
      'You can be close to somebody for years without either of you having raised your voice.',
      "It surprises them that you'd end it over one thing that was not right.",
    ],
    traits: ['independent', 'tactful'],
  },
  Scorpio: {
    says: [
      "You'll discuss anything, as an idea (Aquarius rising).",
      'With Saturn, the traditional ruler of an Aquarius Ascendant, in Scorpio, what concerns you personally is kept where nobody goes.',
      'You know a great deal about your friends, and they would have trouble filling a page on you.',
      "The coolness is real, and underneath it's somebody who doesn't get over things quickly.",
    ],
    traits: ['independent', 'guarded'],
  },
  Sagittarius: {
    says: [
      'You question everything other people believe (Aquarius rising).',
      "By tradition your Aquarius Ascendant is ruled by Saturn, in Sagittarius, so there are two or three things that you believe yourself, and those aren't up for discussion.",
      'You argue for the pleasure of it until somebody touches one.',
      'Then the temperature drops, and people see that you were serious all along.',
    ],
    traits: ['independent', 'frank'],
  },
  Capricorn: {
    says: [
      "You want to change how it's done, and you have filled in the form (Aquarius rising).",
      'Saturn, by tradition the ruler of your Aquarius Ascendant, is in Capricorn, a sign it rules as well, so your strange ideas come with a budget.',
      'Those in charge find you reasonable, and those who want to burn it down find you slow.',
      "Ten years on it's your version that's running.",
    ],
    traits: ['independent', 'serious'],
  },
  Aquarius: {
    says: [
      "You're easy to get along with and difficult to get to (Aquarius rising).",
      'Your Aquarius Ascendant has Saturn for its traditional ruler, and Saturn is in Aquarius as well, so going your own way is a thing that you have thought through.',
      "You'll help a stranger with the same care as a friend, which pleases the stranger.",
      "It's the friends who would like to see you, once, make an exception.",
    ],
    traits: ['independent', 'cool'],
  },
  Pisces: {
    says: [
      'You look past people, and you have felt everything they felt (Aquarius rising).',
      'The traditional ruler of an Aquarius Ascendant is Saturn, and yours is in Pisces, where its walls let the water in, so the distance is partly there for protection.',
      'You give to causes and to the man outside the station.',
      "Someone who cries in front of you gets a good practical suggestion, and you're awake over it until three.",
    ],
    traits: ['independent', 'warm'],
  },
}
