type Outlook = Record<'eases' | 'presses', readonly string[]>

/** What the subject of a month comes to next, by the planet that touches its point again. */
export const outlooks: Record<'sun' | 'mars' | 'slow', Outlook> = {
  sun: {
    eases: [
      "By {day}, when {event}, you'll know more about {subject} than you do now.",
      '{Subject} may come up again around {day}, when {event}, and it should go more easily.',
      "Around {day}, when {event}, somebody may bring up {subject}, and you'll have an answer.",
      'Around {day}, when {event}, you may see what has changed about {subject}.',
    ],
    presses: [
      'Around {day}, when {event}, somebody may question you about {subject}.',
      'Around {day}, when {event}, {subject} may have to compete with what somebody else wants from you.',
      '{Subject} comes up again around {day}, when {event}, with somebody who wants a say in it.',
    ],
  },
  mars: {
    eases: [
      "Around {day}, when {event}, you'll have the energy for what is left to do about {subject}.",
      'On {day}, when {event}, what is left to do about {subject} could be done in an afternoon.',
      'If {subject} still needs something from you, {day} would be a good day for it, when {event}.',
    ],
    presses: [
      'You can expect some friction over {subject} around {day}, when {event}.',
      'Around {day}, when {event}, you may have to stand up for yourself over {subject}.',
      'Around {day}, when {event}, somebody may be impatient with you about {subject}.',
    ],
  },
  slow: {
    eases: [
      'From {day}, when {event}, you get more help with {subject}.',
      '{Subject} gets easier again around {day}, when {event}.',
      "There's more to come of {subject}, and the next good time for it is around {day}, when {event}.",
    ],
    presses: [
      "{Subject} comes up again on {day}, when {event}, and by then you'll have had some practice.",
      'On {day}, when {event}, {subject} may ask more of you than it did this month.',
      'The next hard day for {subject} is {day}, when {event}, and you go into it knowing more.',
    ],
  },
}
