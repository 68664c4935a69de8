import type { Sign } from '#sky/zodiac.ts'

/** How a person meets a year, by the sign that rises in the chart of its birthday. */
export const returnAscendants: Record<Sign, string[]> = {
  Aries: [
    'You go into the year head first, and people get out of the way or join in.',
    "The year favors what you begin before you're ready, since long preparations make you irritable and don't improve the result much.",
    'You say what you want sooner than usual, and the year answers sooner, too.',
  ],
  Taurus: [
    "You meet the year at walking pace, and what isn't rushed tends to come out right.",
    'You look harder to move than usual, and people bring you steady things, such as a standing invitation.',
    'You keep to what works, and people find that they can rely on you at short notice.',
  ],
  Gemini: [
    'The year comes at you in messages, and much depends on how soon you ask.',
    'You seem younger for a year and hear more gossip, and two plans at a time suit you.',
    "You ask more questions than usual, and the answers take you to people you wouldn't have met.",
  ],
  Cancer: [
    "You're easier to hurt this year and easier to approach.",
    "The year goes better when you have a base, and new people are kept waiting until they've been fed once.",
    'You look after people without being asked, and you notice who does it for you.',
  ],
  Leo: [
    'People notice you even on your dull days.',
    'You walk in a little taller and get asked to speak.',
    'You do things with some style this year, and a few people imitate you.',
  ],
  Virgo: [
    "You seem useful, so people hand you what's broken.",
    "You have an eye for what's wrong with a plan, and said once and kindly, that's the best thing you bring to a table.",
    'You get the small things right, and it makes a larger difference than you expect.',
  ],
  Libra: [
    "People find you restful even when you're at odds with yourself.",
    'The year arrives by way of other people, and more than once you have two good offers in hand.',
    'You find the tone that people can agree to, and are asked to find it rather often.',
  ],
  Scorpio: [
    'You watch more than you say, and people wonder what you know.',
    'What you get into you get into properly, and the polite version of things tries your nerves.',
    "You're taken more seriously than you look, and people tell you things in confidence.",
  ],
  Sagittarius: [
    'You say yes first and look up the route later.',
    "You're louder and luckier in about equal measure, and a calendar would be a kindness to everyone involved.",
    'You look ahead and talk others into it, and some of them come along.',
  ],
  Capricorn: [
    "You look as if you know what you're doing, so people give you more to do.",
    'The year starts cool and improves, and people trust you with their business before their feelings.',
    "You come across as the adult in the room, and you're given the responsibilities of one.",
  ],
  Aquarius: [
    'You come across as friendly from a slight distance.',
    'You do things your own way in plain view this year, and someone may call it a phase.',
    "You're interested in everyone and belong to nobody in particular, which suits most people.",
  ],
  Pisces: [
    'You come across as softer than your opinions.',
    "People tell you what they'd like you to be, and you do best by arriving a little late at your own conclusions.",
    'You pick up the mood of any company, so it matters this year which company you keep.',
  ],
}
