type Outlook = Record<'eases' | 'presses', readonly string[]>

/** What the subject of a month comes to next, by the planet that touches its point again. */
export const outlooks: Record<'sun' | 'mars' | 'slow', Outlook> = {
  sun: {
    eases: [
      "By {day}, when {event}, you'll be surer of it than you are now.",
      'Around {day}, when {event}, you may notice that you hardly think about it anymore.',
      'Around {day}, when {event}, somebody may remark on the difference.',
      'It may feel like your own around {day}, when {event}.',
      'Around {day}, when {event}, you could tell somebody how it went.',
    ],
    presses: [
      'Around {day}, when {event}, somebody may ask you to account for it.',
      'Around {day}, when {event}, it competes with what somebody else wants from you.',
      'It comes up again around {day}, when {event}, with somebody who wants a say in it.',
      'Around {day}, when {event}, you may have to say it once more, to somebody who missed it.',
    ],
  },
  mars: {
    eases: [
      "Around {day}, when {event}, you'll have the energy for what was left over.",
      "On {day} {event}, and what's left over could be done in an afternoon.",
      'Around {day}, when {event}, you may feel like doing what you left undone.',
      'If some of it is still open, {day} would be a good day to finish it, when {event}.',
    ],
    presses: [
      'Around {day}, when {event}, somebody may push to see if it holds.',
      'You can expect some friction over it around {day}, when {event}.',
      "It's worth having this settled by {day}, when {event} and patience runs short.",
      'Around {day}, when {event}, you may have to stand up for it.',
    ],
  },
  slow: {
    eases: [
      "There's more to be had from it around {day}, when {event}.",
      'From {day}, when {event}, you can build on it.',
      'You get more from it later, around {day}, when {event}.',
    ],
    presses: [
      'The next real test is on {day}, when {event}, and you go into it knowing more.',
      "It comes up again on {day}, when {event}, and by then you'll have had some practice.",
      'On {day}, when {event}, it may ask more of you than it did this month.',
    ],
  },
}
