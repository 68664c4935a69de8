import type { TurnKind } from '../../authored.ts'
import type { YearBody } from '../../year-ahead.ts'

/** How the opening leads to the turn: `{day}` and `{event}` are when and what it is, `{Event}` at the beginning. */
export const announcements: Record<TurnKind, readonly string[]> = {
  begins: [
    'The day to begin is {day}, when {event}.',
    'You get an occasion to begin on {day}, when {event}.',
    'The first good chance comes around {day}, when {event}.',
    'The month begins in earnest on {day}, when {event}.',
  ],
  shows: [
    'The question comes to a point on {day}, when {event}.',
    "By {day}, when {event}, you'll see where you stand with this.",
    'Much of this comes into the open around {day}, when {event}.',
    "Around {day}, when {event}, you see what you've been too close to see.",
    'What you find out about it you find out around {day}, when {event}.',
    'Until {day}, when {event}, you may have to do with half an answer.',
    'Things get clearer around {day}, when {event}.',
    "You'll know more about this after {day}, when {event}.",
    'On {day} {event}, and you see more of this than you have so far.',
  ],
  halts: [
    "On {day} {event}, and from then on there's less of a hurry about this.",
    'You get time to think this over from {day} on, when {event}.',
    'On {day} {event}, and you get a second look at all of this.',
  ],
  resumes: [
    'On {day} {event}, and what has been held up can go on.',
    'What has been waiting can move from {day} on, when {event}.',
  ],
  eases: [
    'On {day} {event}, and this gets easier.',
    'The best day for this is {day}, when {event}.',
    'You get some help with this around {day}, when {event}.',
  ],
  presses: [
    'On {day} {event}, and you may have to decide something.',
    'The question comes to a head on {day}, when {event}.',
    'Most of the pressure comes around {day}, when {event}.',
  ],
}

/** How a turn in the first days is announced, which the next paragraph dates: `{month}`. */
export const earlyAnnouncements: Record<TurnKind, readonly string[]> = {
  begins: ['Early in {month} {event}, and you can make a start.'],
  shows: [
    'Early in {month} {event}, and the answer begins to show.',
    'Early in {month} {event}, and you see where you stand with this.',
  ],
  halts: ['Early in {month} {event}, and you get a second look at all of this.'],
  resumes: ['Early in {month} {event}, and what has been held up can go on.'],
  eases: ['Early in {month} {event}, and this gets easier.'],
  presses: ['Early in {month} {event}, and you may have to decide something.'],
}

/** How a turn is announced that has had an earlier pass, on `{since}`. */
export const repeatedAnnouncements: Record<'eases' | 'presses', readonly string[]> = {
  eases: [
    'This may have begun around {since}, and on {day} {event} again.',
    'You may have had a first taste of it around {since}, and on {day} {event} again.',
  ],
  presses: [
    'The subject may first have come up around {since}, and on {day} {event} again.',
    "It isn't new. It may go back to about {since}, and on {day} {event} again.",
    'Around {since} you may have put off dealing with it, and on {day} {event} again.',
    'You may have met this first around {since}, and on {day} {event} again.',
  ],
}

/** When a slow planet touches the point of the turn next, and what that planet does to what is left of the question. */
export const outlooks: Record<'eases' | 'presses', Record<YearBody, readonly string[]>> = {
  eases: {
    jupiter: [
      'More help comes around {day}, when {event}.',
      "Around {day}, when {event}, there's room for more of this.",
      'The next good time to go further is around {day}, when {event}.',
    ],
    saturn: [
      "Around {day}, when {event}, what's left of it may find a regular place in your days.",
      'The rest needs patience, and around {day}, when {event}, you have it.',
    ],
    uranus: [
      'Around {day}, when {event}, you may see a way to the rest of it that nobody has tried.',
      "What's still open gets easier around {day}, when {event}, and you may be surprised how.",
    ],
    neptune: [
      "Around {day}, when {event}, you can let what's left of it rest.",
      'The rest may come more easily around {day}, when {event}, if you stop pushing.',
    ],
    pluto: [
      'Around {day}, when {event}, you have the strength for whatever is left.',
      'Around {day}, when {event}, you can go further into this than you have so far.',
    ],
  },
  presses: {
    jupiter: [
      'Around {day}, when {event}, you may want too much of this at once.',
      'The subject grows again around {day}, when {event}, and it helps to know how much is enough.',
    ],
    saturn: [
      "What's still open may have to be decided around {day}, when {event}.",
      'The next test of all this is {day}, when {event}, and you go into it knowing more.',
      'Around {day}, when {event}, you find out how much of it holds.',
    ],
    uranus: [
      "Around {day}, when {event}, the subject may come back from a side that you hadn't expected.",
      'Around {day}, when {event}, you may lose patience with what has been left open.',
    ],
    neptune: [
      "Around {day}, when {event}, you may doubt all of this, and a doubt at that time isn't an answer.",
      "The subject may blur around {day}, when {event}, and you'll be glad of what you know now.",
    ],
    pluto: [
      'The subject comes up again around {day}, when {event}, with more weight to it.',
      'Around {day}, when {event}, you may find out what else depends on this.',
    ],
  },
}
