import type { Planet } from '#sky/bodies.ts'

/** What a planet on an angle of a solar return adds to the year: in how one is met, and in what one is known for. */
export const returnPlanets: Record<Planet, Record<'asc' | 'mc', readonly string[]>> = {
  sun: {
    asc: [
      "You're hard to overlook this year, and it's no use pretending that you'd mind.",
      'Whatever you do has your face on it, so it had better be your idea.',
    ],
    mc: [
      'What you do this year is done in view of people whose opinion has weight.',
      'You get the credit and the questions, both with your name on them.',
    ],
  },
  moon: {
    asc: [
      'People can see how you feel before you have decided to show it.',
      'You take things personally this year, and so you notice what others miss.',
    ],
    mc: [
      'Your private life and your public one keep running into each other.',
      "People at work come to you with what they'd tell no one else there.",
    ],
  },
  mercury: {
    asc: [
      'You talk your way into this year, and mostly out of its corners as well.',
      "You're asked questions all day, and you like it more than you let on.",
    ],
    mc: [
      'Something you say or write gets around and stays attached to you.',
      'You become the one who can explain it.',
    ],
  },
  venus: {
    asc: [
      'People like you this year on rather short acquaintance.',
      'You want things to be pleasant, and you can make them so by walking in.',
    ],
    mc: [
      'Being easy to work with turns out to be worth money.',
      'You get ahead this year by means of people who are fond of you.',
    ],
  },
  mars: {
    asc: [
      'You go at the year head on, and you collect a bruise or two from it.',
      'You look ready for an argument even when you have come for lunch.',
    ],
    mc: [
      "You have to fight for something at work, in the open, and you're good at it.",
      'Your drive shows this year, and someone will either hire it or resist it.',
    ],
  },
  jupiter: {
    asc: [
      'People expect good news when they see you, and you tend to bring some.',
      'You take up more room than usual this year and are forgiven for it.',
    ],
    mc: [
      "You're offered something a size larger than you are used to.",
      'Your reputation runs ahead of you this year, and in the right direction.',
    ],
  },
  saturn: {
    asc: [
      'People take you seriously this year, and you may have to remind them that you can laugh.',
      'You look older or wiser than you feel, and you get the work that goes with it.',
    ],
    mc: [
      'Responsibility comes with a title this year, or without one.',
      "You're judged on what you finish.",
    ],
  },
  uranus: {
    asc: [
      'You do something this year that nobody had down on their list for you.',
      'People find you changed, and you find them slow to notice how much.',
    ],
    mc: [
      "Your work takes a turn that wasn't in the plan.",
      'You get known for doing it differently.',
    ],
  },
  neptune: {
    asc: [
      'People project all sorts of things on you this year, and only some of them are flattering.',
      "You're more impressionable than usual, so it matters who you sit next to.",
    ],
    mc: [
      'Your aims are hazy this year, and the haze is part of the work.',
      'You do well with anything that needs imagination, and less well with the invoice.',
    ],
  },
  pluto: {
    asc: [
      "You aren't to be trifled with this year, and people sense it.",
      "Small talk is harder than usual, since you'd like to know what is really going on.",
    ],
    mc: [
      "There's a question of power around your work, and you have some.",
      "What you do in public this year can't easily be undone, which makes you careful.",
    ],
  },
}
