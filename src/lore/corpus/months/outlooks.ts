type Outlook = Record<'eases' | 'presses', readonly string[]>

/** What the subject of a month comes to next, by the planet that touches its point again. */
export const outlooks: Record<'sun' | 'mars' | 'slow', Outlook> = {
  sun: {
    eases: [
      "It gets easier still around {day}, when {event}, because you'll have had some practice by then.",
      "Around {day}, when {event}, you'll see how far you've come.",
      "By {day}, when {event}, you'll be surer of it than you are now.",
      'Around {day}, when {event}, somebody may remark on the difference.',
      "It'll feel like yours around {day}, when {event}.",
    ],
    presses: [
      'The next test is a small one, around {day}, when {event} and somebody asks you to account for yourself.',
      'Around {day}, when {event}, it competes with what somebody else wants from you.',
      'It comes up again around {day}, when {event}, with somebody who wants a say in it.',
      'Around {day}, when {event}, you may have to say it once more, to somebody who missed it.',
    ],
  },
  mars: {
    eases: [
      'If something still has to be done, {day} is good for it, when {event}.',
      "Around {day}, when {event}, you'll have the energy for what was left over.",
      'The next push comes around {day}, when {event}, and it goes well.',
      'Around {day}, when {event}, you can take the next step without being asked.',
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
      'The next long step is on {day}, when {event}.',
      'From {day}, when {event}, you can build on it.',
      'You get more from it later, around {day}, when {event}.',
    ],
    presses: [
      'The next real test is on {day}, when {event}, and you go into it knowing more.',
      'On {day}, when {event}, it asks more of you than it did this month.',
      "You'll need it around {day}, when {event}.",
    ],
  },
}
