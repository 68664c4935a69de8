import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusSunCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "You'll want the quiet and the struggle as long as you live, and the garden is a poor place for both.",
      "Take the struggle somewhere that's built for it, and the quiet will feel earned again.",
    ],
  },
  Taurus: {
    settles: [
      "Your patience could keep something wonderful just as well as something that's merely there.",
      "Let a little in from outside, and you'll know again which things you'd fight for.",
    ],
  },
  Gemini: {
    settles: [
      'A settled person with good gossip has the best of both.',
      "You needn't choose between your chair and the world, since the world likes to talk to somebody who stays put.",
    ],
  },
  Cancer: {
    settles: [
      "People stay with you because it's good there, and they'd know that just as well from Oregon.",
      "Help one of them to go, and you'll see how many come back on their own.",
    ],
  },
  Leo: {
    settles: [
      "Solid and gorgeous aren't opposites, and you've always chosen things that were both.",
      "Admit to the second, and people can gasp, which they've wanted to do since they came in.",
    ],
  },
  Virgo: {
    settles: [
      'The care that built the place could leave you alone for one evening.',
      "Put the crack on tomorrow's list, and you'll be the first person to rest in the finest spot you know.",
    ],
  },
  Libra: {
    settles: [
      "You've got taste and you care for people, and the taste just needs a head start.",
      "By the time it's two weeks old, it can stand up to a look, and your friends get to see what you're like.",
    ],
  },
  Scorpio: {
    settles: [
      "What you want is calm that's been tested, and most of yours has been, several times.",
      "You can trust what you've built, since you're the one who tested it.",
    ],
  },
  Sagittarius: {
    settles: [
      "A good mattress is what makes it possible to travel, because there's somewhere to bring it all back to.",
      'Go for two nights, and you might love the place the way its guests do.',
    ],
  },
  Capricorn: {
    settles: [
      'You earned it so that it could be enjoyed, and enjoyment is part of the work.',
      "A thing that's too good for every occasion hasn't yet done anybody any good.",
    ],
  },
  Aquarius: {
    settles: [
      "You stay because you want to, and that's what you'd like them to know.",
      'Tell them what to leave alone, and you can be as faithful as you are without feeling kept.',
    ],
  },
  Pisces: {
    settles: [
      "The bookcase and the cello can both come home, if there's a place in the plan for getting lost.",
      'Sense keeps you fed, and the other thing gives you something to be sensible for.',
    ],
  },
}
