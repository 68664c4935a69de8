type Outlook = Record<'eases' | 'presses', readonly string[]>

/** What the subject of a month comes to next, by the planet that touches its point again. */
export const outlooks: Record<'sun' | 'mercury' | 'venus' | 'mars' | 'slow', Outlook> = {
  sun: {
    eases: [
      "You can see how far you've come with {subject} on {day}, when {event}.",
      "By {day}, when {event}, you'll be surer of {subject} than you are now.",
    ],
    presses: [
      'Somebody may ask about {subject} on {day}, when {event}.',
      'On {day}, when {event}, {subject} competes with what somebody else wants.',
    ],
  },
  mercury: {
    eases: [
      "Around {day}, when {event}, there's news about {subject}.",
      'On {day}, when {event}, {subject} is easy to talk about.',
    ],
    presses: [
      'Look over the details of {subject} before {day}, when {event}.',
      'There may be questions about {subject} on {day}, when {event}.',
    ],
  },
  venus: {
    eases: [
      "With {subject} you'll have help on {day}, when {event}.",
      'Somebody is likely to be kind about {subject} on {day}, when {event}.',
    ],
    presses: [
      'On {day}, when {event}, {subject} may have to wait while you please somebody.',
      "You'll want to be nice about {subject} on {day}, when {event}, and you needn't be.",
    ],
  },
  mars: {
    eases: [
      'If something about {subject} still has to be done, {day} is good for it, when {event}.',
      'You can give {subject} a push on {day}, when {event}.',
    ],
    presses: [
      'Expect some friction over {subject} on {day}, when {event}.',
      "It's worth having {subject} settled by {day}, when {event}.",
    ],
  },
  slow: {
    eases: [
      'The next long step with {subject} is on {day}, when {event}.',
      'From {day}, when {event}, you can build on {subject}.',
    ],
    presses: [
      'The next real test of {subject} is on {day}, when {event}.',
      'On {day}, when {event}, {subject} asks more of you than it did this month.',
    ],
  },
}
