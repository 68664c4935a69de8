import type { TurnKind } from '../../authored.ts'

/** How the opening leads to the turn: `{day}` and `{event}` are when and what it is, `{Event}` at the beginning. */
export const announcements: Record<TurnKind, readonly string[]> = {
  begins: [
    'On {day} {event}, and you can make a start.',
    'The day to begin is {day}, when {event}.',
    "Around {day}, when {event}, you'll be readier to begin than you are now.",
    'A beginning is easiest around {day}, when {event}.',
  ],
  shows: [
    'On {day} {event}, and the answer begins to show.',
    'The question comes to a point on {day}, when {event}.',
    "By {day}, when {event}, you'll see where you stand.",
    'What has been going on comes into the open around {day}, when {event}.',
  ],
  halts: [
    'On {day} {event}, and from then on you can take your time over it.',
    'The pressure to decide is off after {day}, when {event}.',
    'On {day} {event}, and you get a second look at all of it.',
  ],
  eases: [
    'On {day} {event}, and it gets easier.',
    'The best day for this is {day}, when {event}.',
    'You get some help with this around {day}, when {event}.',
  ],
  presses: [
    'On {day} {event}, and it asks for a decision.',
    'The question comes to a head on {day}, when {event}.',
    "Around {day}, when {event}, you can't put off the question any longer.",
  ],
}

/** How a turn in the first days is announced, which the next paragraph dates: `{month}`. */
export const earlyAnnouncements: Record<TurnKind, readonly string[]> = {
  begins: ['Early in {month} {event}, and you can make a start.'],
  shows: ['Early in {month} {event}, and the answer begins to show.'],
  halts: ['Early in {month} {event}, and you get a second look at all of it.'],
  eases: ['Early in {month} {event}, and it gets easier.'],
  presses: ['Early in {month} {event}, and it asks for a decision.'],
}

/** How a turn is announced that has had an earlier pass, on `{since}`. */
export const repeatedAnnouncements: Record<'eases' | 'presses', readonly string[]> = {
  eases: [
    'This began around {since}, and on {day} {event} again.',
    'You may have had a first taste of it around {since}, and on {day} {event} again.',
  ],
  presses: [
    'The subject first came up around {since}, and on {day} {event} again.',
    'You may have met this first around {since}, and on {day} {event} again.',
  ],
}

/** What an event does to what has just been said of the person: relief from a hard aspect, help for a good one, or pressure. */
export const bearings: Record<'relieves' | 'helps' | 'presses', readonly string[]> = {
  relieves: [
    'That lets up for a while.',
    'You get some relief from that.',
    "For a few days that's easier than usual.",
    "That's less of a strain for a while.",
  ],
  helps: [
    'That works in your favor now.',
    'You can make good use of that.',
    'You can put that to use.',
    "That's an advantage for a few days.",
  ],
  presses: [
    'You feel that more than usual.',
    'That comes out more strongly than usual.',
    "That's hard to keep in check for a few days.",
    'That may get in your way for a while.',
  ],
}

/** When the point of the turn is touched next, by the planet that does it. */
export const outlooks: Record<
  'sun' | 'mars' | 'slow',
  Record<'eases' | 'presses', readonly string[]>
> = {
  sun: {
    eases: [
      'Around {day}, when {event}, you can see how it has held up.',
      'Around {day}, when {event}, you may notice how much has changed.',
      'A day on which all this should feel easy is {day}, when {event}.',
    ],
    presses: [
      'Around {day}, when {event}, somebody may ask you about it again.',
      'The subject comes up again around {day}, when {event}, with somebody who wants a say in it.',
    ],
  },
  mars: {
    eases: [
      "Around {day}, when {event}, you'll have the energy for whatever is left to do.",
      'Whatever is left over could be done in an afternoon around {day}, when {event}.',
    ],
    presses: [
      'Around {day}, when {event}, you may have to stand up for what you decided.',
      'There may be some friction over it around {day}, when {event}.',
    ],
  },
  slow: {
    eases: [
      'More help comes around {day}, when {event}.',
      'The next good time to go further is around {day}, when {event}.',
    ],
    presses: [
      "The question comes up again around {day}, when {event}, and by then you'll have had some practice.",
      'The question comes back on {day}, when {event}, and you go into it knowing more.',
    ],
  },
}
