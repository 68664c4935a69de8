import type { RisingParagraphs } from '#lore/authored.ts'

export const piscesRising: RisingParagraphs = {
  Aries: {
    says: [
      "You seem to be somewhere else, and then you've jumped (Pisces rising).",
      'Jupiter, the traditional ruler of your Pisces Ascendant, is in Aries, so what you believe in you believe in at once and on your feet.',
      'People who were being gentle with you find that you have gone ahead.',
      "You'd sensed which way to go while they were comparing the ways.",
    ],
    traits: ['yielding', 'bold'],
  },
  Taurus: {
    says: [
      'You give way on nearly everything, but you have your own corner of the sofa (Pisces rising).',
      'The traditional ruler of your Pisces Ascendant is Jupiter, in Taurus, so your faith in life depends a good deal on a quiet evening and something on the stove.',
      'You look as if the wind could take you.',
      'Those who live with you know that there are three or four things nobody moves.',
    ],
    traits: ['yielding', 'steady'],
  },
  Gemini: {
    says: [
      "You become a little like the person you're talking to (Pisces rising).",
      'With Jupiter, by tradition the ruler of a Pisces Ascendant, in Gemini, you take up their words, their jokes and in the end their point of view, and you believe it for an hour.',
      'It makes you a wonderful mimic and a poor witness.',
      'Two friends who hold opposite opinions can each be sure that you agree.',
    ],
    traits: ['yielding', 'changeable'],
  },
  Cancer: {
    says: [
      'People feel forgiven in your company before they have told you what they did (Pisces rising).',
      "By tradition Jupiter rules your Pisces Ascendant, and it's at its most generous in Cancer, so you comfort on a large scale, with food and a bed for the night.",
      'You find it nearly impossible to send anybody home.',
      "You go into another room and shut it when you've had enough, and they think you're getting blankets.",
    ],
    traits: ['yielding', 'warm'],
  },
  Leo: {
    says: [
      'You slip in at the side, and people watch you do it (Pisces rising).',
      'The traditional ruler of your Pisces Ascendant is Jupiter, in Leo, which thinks well of a grand scene, so your imagination has footlights.',
      'You can be somebody else in front of two hundred people and blush at being yourself in front of three.',
      "Those who coax you out are paid back with more than they'd bargained for.",
    ],
    traits: ['yielding', 'generous'],
  },
  Virgo: {
    says: [
      'You seem not to be paying attention, and the thing gets mended (Pisces rising).',
      'Jupiter, by tradition the ruler of a Pisces Ascendant, is in Virgo, the opposite sign, where it puts its hopes into small useful acts.',
      'You apologize for being in the way while holding the whole table together.',
      "People don't see how much you did until the week you're away.",
    ],
    traits: ['yielding', 'modest'],
  },
  Libra: {
    says: [
      'You ask people what they would like, and you truly have no idea yourself until they say (Pisces rising).',
      "With Jupiter in Libra as the traditional ruler of your Pisces Ascendant, your luck comes through others, and you'd rather be happily wrong with someone than right by yourself.",
      "You're a pleasure to travel with.",
      'The person beside you may feel, somewhere around the second week, that they have been traveling alone.',
    ],
    traits: ['yielding', 'tactful'],
  },
  Scorpio: {
    says: [
      "People think they could tell you anything, and that you'd believe it (Pisces rising).",
      "Jupiter is the traditional ruler of your Pisces Ascendant, and in Scorpio it puts its faith in what's hidden, so you usually know the truth and let them finish.",
      'You forgive more than you forget.',
      "Somebody who has used your softness twice will find that there's none left for them the third time.",
    ],
    traits: ['yielding', 'guarded'],
  },
  Sagittarius: {
    says: [
      "You have a faraway look, and you tend to go where you're looking (Pisces rising).",
      "The traditional ruler of a Pisces Ascendant is Jupiter, and yours is in Sagittarius, a sign it rules as well, so there's real daring behind the dreaminess, and a good deal of luck.",
      'You trust strangers, timetables and signs.',
      'It should go wrong more often than it does, and people who travel with you stop asking how you knew.',
    ],
    traits: ['yielding', 'trusting'],
  },
  Capricorn: {
    says: [
      'You look as if you needed someone to organize you (Pisces rising).',
      'By tradition the ruler of your Pisces Ascendant is Jupiter, in Capricorn, where hope has to earn its keep, so behind the mist stands a five-year plan.',
      'You speak of it as if it were a mood.',
      'The ones who were worried about you are the ones who later ask you for work.',
    ],
    traits: ['yielding', 'practical'],
  },
  Aquarius: {
    says: [
      "You're tender toward people you have never met (Pisces rising).",
      'Jupiter, by tradition the ruler of your Pisces Ascendant, is in Aquarius, so your sympathy likes a wide horizon, and it can be easier for you to love a million than a roommate.',
      'You drift in and out of company and are missed in both directions.',
      'People count on you for the strange thought that turns out to be kind.',
    ],
    traits: ['yielding', 'independent'],
  },
  Pisces: {
    says: [
      "You walk into a room and can't say which of the moods in it is yours (Pisces rising).",
      'Your Pisces Ascendant has Jupiter for its traditional ruler, and Jupiter is in Pisces too, so nothing in you insists, and a great deal in you forgives.',
      'People see in you what they are hoping to see, and you may go along with it for an evening.',
      "It's in the morning, alone, that you find out how tired you are of being so well understood.",
    ],
    traits: ['yielding', 'trusting'],
  },
}
