import type { PairParagraphs } from '#lore/authored.ts'

export const piscesTemper: PairParagraphs = {
  Aries: {
    says: [
      '{partner} wants you to fight back, and you want to be somewhere else.',
      'Your Mars in Pisces gives way at the first push and theirs in Aries falls straight through.',
      "They're ashamed when they've yelled at somebody who only nodded.",
      "What they can't tell is that you've said no, since it comes later, as a thing that you forgot to do.",
    ],
  },
  Taurus: {
    says: [
      "You don't say that you're angry, and {partner} doesn't notice until you do (your Mars in Pisces, theirs in Taurus).",
      'It makes for long peaceful stretches.',
      "You give in about where to eat and when to leave until you're sick of it, and then one night you're in tears about a parking space.",
      "They're amazed, since they'd gladly have done it your way, if there'd been any telling which way that was.",
    ],
  },
  Gemini: {
    says: [
      '{partner} asks you five sharp questions and you lose the first one.',
      "Your Mars in Pisces can't fight in sentences, and theirs in Gemini can't fight in anything else, so they win every argument and wonder why you're no closer.",
      'You answer them by going quiet and a bit vague.',
      "If they let you write it down overnight, there's a page in the morning, and it goes right to the point.",
    ],
  },
  Cancer: {
    says: [
      "Somebody's feelings are hurt and it's never completely clear whose it was first (your Mars in Pisces, {partner}'s in Cancer).",
      'They pull in and you drift off.',
      'Each would do anything to make up, and each waits for a sign that it would be welcome.',
      "With most people you let a fight evaporate, but they keep what was said, so with them it's better to come back and name it.",
    ],
  },
  Leo: {
    says: [
      '{partner} gets big and you get faint.',
      "With your Mars in Pisces and theirs in Leo, they want to see that they've reached you, and it's the one thing you won't show while it's happening.",
      "You'd let them have their way just to get the music back on.",
      "They don't enjoy it, though, because what they'd wanted was somebody on the stage with them.",
    ],
  },
  Virgo: {
    says: [
      "{partner} asks why it isn't done, and you don't know why, and they'd like there to be a reason.",
      'Your Mars in Pisces works when the moment comes and theirs in Virgo works off a list.',
      'Being corrected makes you slower.',
      "You aren't lazy but you've got to want it, and an hour of them beside you with the radio on does more than a month of reminders.",
    ],
  },
  Libra: {
    says: [
      "Nobody will say what's wrong, in two very different ways (your Mars in Pisces, {partner}'s in Libra).",
      'They discuss it from all sides and you agree with each of the sides.',
      'Both of you are so afraid of hurting the other that the real thing gets walked around for weeks.',
      "It tends to be you who finally says it, half asleep and without an ounce of tact, and they're grateful.",
    ],
  },
  Scorpio: {
    says: [
      "You can feel {partner}'s anger through a wall, and you start making amends for whatever it is.",
      'Their Mars in Scorpio wants the truth instead, and the more your Mars in Pisces gives way the more it suspects.',
      "They've got all night.",
      'You do have something to be angry about yourself, and when you say it, in a shaking voice, they look at you with something like relief.',
    ],
  },
  Sagittarius: {
    says: [
      '{partner} says what they think and feels fine, and you feel what they said and think about it for days (your Mars in Pisces, theirs in Sagittarius).',
      'They never mean as much harm as you take from it.',
      "You never show as much as you've taken.",
      "It would surprise them to learn that the trip was off because of a joke, so it's only fair to tell them which one.",
    ],
  },
  Capricorn: {
    says: [
      "You've agreed to {partner}'s plan, and now it's Thursday.",
      'Your Mars in Pisces says yes to people and then finds out what it wants, and theirs in Capricorn believes in yes.',
      "They're severe about it, since they'd built on it, and under severity you melt.",
      'What they respect is to be told beforehand, so an awkward no from you on Monday makes them far happier than the sweetest apology.',
    ],
  },
  Aquarius: {
    tags: { you: ['feelings first'], partner: ['facts first'] },
    says: [
      "{partner} tells you that there's no reason to be upset, and they've checked.",
      'With your Mars in Pisces and theirs in Aquarius, you act on what you feel and they act on what they think, so in a fight you can seem irrational and they can seem made of glass.',
      'You go off by yourself.',
      "You each believe the other doesn't care, and they've actually been out looking for you, on a theory.",
    ],
  },
  Pisces: {
    says: [
      "Neither of you would hurt a fly, and the fly has been in the apartment since May (your Mars in Pisces, {partner}'s in Pisces too).",
      'Decisions drift.',
      "When you're angry you get tired, and they get tired too, and you go to bed at eight with your backs together.",
      'Whichever of you can stand to say one hard sentence in the dark does both a very great favor.',
    ],
  },
}
