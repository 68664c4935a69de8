import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

/** A rising sign whose traditional ruler is in the same sign, but in the twelfth house, where it shows less. */
export const withdrawnRising: Record<Sign, AuthoredParagraph> = {
  Aries: {
    says: [
      "People notice you when you're already on your way somewhere (Aries rising).",
      'Mars rules an Aries Ascendant and is in Aries itself, but it does its pushing where nobody is watching, so what looks like an impulse was decided some time ago.',
      'They call you spontaneous.',
      "You'd been keen on it or angry about it for a week, alone, and it came out in one sentence.",
    ],
    traits: ['bold', 'frank'],
  },
  Taurus: {
    says: [
      'You seem to need very little, for someone who enjoys so much (Taurus rising).',
      'Venus rules a Taurus Ascendant and is in Taurus as well, where it keeps its pleasures for hours that belong to nobody else.',
      "People find you calm, and they assume that you're easily pleased.",
      "About nine things please you, and you've arranged your life around all of them without mentioning it.",
    ],
    traits: ['steady', 'warm'],
  },
  Gemini: {
    says: [
      "You talk easily, and people think they've heard all of it (Gemini rising).",
      'Mercury rules the Ascendant and is in Gemini too, its own sign, and it does most of its work in private, so what comes out is the part that was ready.',
      "They'd say that you tell everybody whatever comes into your head.",
      "There's a good deal in there that has never been out, and some of it is the best thing you've thought.",
    ],
    traits: ['quick', 'changeable'],
  },
  Cancer: {
    says: [
      "You come in softly, and by the time you've sat down you know who isn't happy (Cancer rising).",
      'The Moon rules the Ascendant and is in Cancer too, its own sign, but it keeps out of sight, so what your face shows is mostly what the others feel, and what you feel yourself stays inside.',
      "People tell you that you're a good listener, since that's what it looks like.",
      "Some evenings you'd give a great deal for one person who could read you half as well.",
    ],
    traits: ['warm', 'close'],
  },
  Leo: {
    says: [
      "You light up when there's somebody to do it for, and afterward you're hard to find (Leo rising).",
      "The Sun rules a Leo Ascendant and is in Leo as well, and it would rather not be watched while it's getting ready.",
      'People who know the brightness are surprised by how much time you spend without them.',
      "That's where it gets made, and you'd be touched if one of them came by to admire the work.",
    ],
    traits: ['proud', 'generous'],
  },
  Virgo: {
    says: [
      'You put things right on your way past, and most people never notice that they were wrong (Virgo rising).',
      'Mercury rules a Virgo Ascendant and is in Virgo too, at full strength, and it thinks best when nobody is waiting for the answer.',
      'Others take you for somebody without strong views.',
      "You have them, in good order and with reasons, and you'd sooner be asked than volunteer a single one.",
    ],
    traits: ['orderly', 'modest'],
  },
  Libra: {
    says: [
      "You're so pleasant to be with that nobody asks where you are (Libra rising).",
      "Venus rules your Ascendant and is in Libra as well, and what it really likes it likes in private, where it needn't be fair to anyone.",
      'In company you say that either would be fine.',
      'Alone you know exactly which, and the people who love you would be glad to hear it.',
    ],
    traits: ['tactful', 'yielding'],
  },
  Scorpio: {
    says: [
      "You can be in a room for an hour before anyone could say what you're like (Scorpio rising).",
      "Your Scorpio Ascendant has Mars for its traditional ruler, and Mars is in Scorpio too, at work where it can't be seen.",
      'You finish what you start, and people hear of both on the same day.',
      "What they take for coolness is somebody waiting to find out if it's safe to care.",
    ],
    traits: ['guarded', 'serious'],
  },
  Sagittarius: {
    says: [
      "You're cheerful company, and part of you is already somewhere else (Sagittarius rising).",
      'Jupiter rules a Sagittarius Ascendant and is in Sagittarius too, where its best trips are made lying down or looking out of a window.',
      "People count on your good mood and don't ask what keeps it going.",
      "It's faith, of a kind, and you'd laugh if anyone called it that.",
    ],
    traits: ['open'],
  },
  Capricorn: {
    says: [
      'You come across as somebody who has read the whole agreement (Capricorn rising).',
      'Saturn rules your Ascendant and is in Capricorn, its own sign, and it does its hardest work where no one is keeping score.',
      'People rely on you and have no idea what it takes.',
      "You'd be embarrassed to tell them, and it wouldn't hurt them to know.",
    ],
    traits: ['serious', 'steady'],
  },
  Aquarius: {
    says: [
      'You agree to most things and then do them another way (Aquarius rising).',
      'Your Aquarius Ascendant has Saturn for its traditional ruler, and Saturn is in Aquarius as well, so the principle was settled in private a good while ago.',
      "You don't argue for it unless you're asked.",
      'Friends discover how different you are only by chance, and usually in the middle of something practical.',
    ],
    traits: ['independent', 'cool'],
  },
  Pisces: {
    says: [
      'People meet you and come away with three different descriptions (Pisces rising).',
      "Your Pisces Ascendant has Jupiter for its traditional ruler, and Jupiter is in Pisces too, so there's more kindness and imagination in you than ever gets as far as a first meeting.",
      'You let the descriptions stand.',
      "It's less trouble than correcting them, and in one or two of them you're rather wonderful.",
    ],
    traits: ['yielding', 'trusting'],
  },
}
