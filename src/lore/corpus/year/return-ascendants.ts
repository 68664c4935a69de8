import type { Sign } from '#sky/zodiac.ts'
import type { Line } from '../../character.ts'

/** The sign that rose at the return of the Sun: the manner in which a year of life is met. */
export const returnAscendants: Record<Sign, Line[]> = {
  Aries: [
    { says: 'You meet the year head on, and it answers at the same speed.' },
    { says: 'You begin before the plan is finished, and you correct it while walking.' },
  ],
  Taurus: [
    { says: 'You take the year slowly and get to keep more of it.' },
    {
      says: 'Pressure from outside works badly on you this time. You move when you have eaten and slept on it.',
    },
  ],
  Gemini: [
    {
      says: 'The year comes at you as a string of messages, and you are better than usual at answering them.',
    },
    { says: 'You keep two plans open for longer than others find polite, and it serves you.' },
  ],
  Cancer: [
    { says: 'You go around the side. Anything that matters is first tried out at home.' },
    { says: 'You protect what is small and new, and you do not explain it to everyone who asks.' },
  ],
  Leo: [
    {
      says: 'You walk in by the front this time. People look, and you find that you had something ready.',
    },
    {
      says: 'You do things with your whole heart or leave them to somebody else, and both are a relief.',
    },
  ],
  Virgo: [
    { says: 'You improve the year as it goes along, one fixable thing after another.' },
    {
      says: 'You look closely and promise little, and by fall people have learned to wait for your answer.',
    },
  ],
  Libra: [
    {
      says: 'You get further by asking than by insisting, and somebody else is in most of the pictures.',
    },
    {
      says: 'You weigh things out loud. The decision often becomes clear from the face across from you.',
    },
  ],
  Scorpio: [
    {
      says: 'You show less of your hand than last year. What you go after, you go after entirely.',
    },
    { says: 'You look under things, and you do not let a pleasant answer end a question.' },
  ],
  Sagittarius: [
    {
      says: 'You set out before everything is packed. The year is generous with people who come along.',
    },
    { says: 'You say what you think with a laugh, and most of it is forgiven.' },
  ],
  Capricorn: [
    {
      says: 'You approach the year like work you respect, and you are handed more of it for that reason.',
    },
    { says: 'You wait, and then you do it properly. Others mistake the waiting for doubt.' },
  ],
  Aquarius: [
    {
      says: 'You do the usual things in an unusual order, and you do not mind being the only one.',
    },
    {
      says: 'You keep a little distance, and from there you see a way that nobody in the middle of it could.',
    },
  ],
  Pisces: [
    { says: 'You let the year come to you. Much of what works was not on any list.' },
    { says: 'You feel your way, and you are right more often than you can justify.' },
  ],
}
