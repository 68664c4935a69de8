type Outlook = Record<'eases' | 'presses', readonly string[]>

/** What the subject of a month comes to next, by the planet that touches its point again. */
export const outlooks: Record<'sun' | 'mercury' | 'venus' | 'mars' | 'slow', Outlook> = {
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
  mercury: {
    eases: [
      'You should hear more around {day}, when {event}.',
      'If anything is left to say, it says itself around {day}, when {event}.',
      'Around {day}, when {event}, the last details are easy to talk about.',
      'A message around {day}, when {event}, may tell you how it looks from the other side.',
      "{day} is a good day to ask how it's going, because {event}.",
    ],
    presses: [
      'Around {day}, when {event}, there may be a question or two about the details.',
      "A loose end is likely to turn up around {day}, when {event}, and it'll be a matter of wording.",
      'Somebody may have misunderstood a part of it, and that comes out around {day}, when {event}.',
      'It may have to be said again in other words around {day}, when {event}.',
    ],
  },
  venus: {
    eases: [
      'You get some help with what is left around {day}, when {event}.',
      'Somebody has something kind to say about it around {day}, when {event}.',
      "You'll enjoy the result more around {day}, when {event}, with other people there.",
      'Around {day}, when {event}, you can enjoy it without doing anything for it.',
      'The pleasant part of it comes around {day}, when {event}.',
      'Somebody may like you for it around {day}, when {event}.',
      'It gets friendlier around {day}, when {event}.',
    ],
    presses: [
      'Around {day}, when {event}, you may be tempted to give a little of it back to please somebody.',
      'You may miss the old comfort for a day around {day}, when {event}.',
      'Around {day}, when {event}, somebody you like may ask for the old arrangement.',
      'Around {day}, when {event}, it may be harder to say no to someone charming.',
      'Around {day}, when {event}, you may be tempted to agree with somebody just to please them, and you can decline.',
      'Around {day}, when {event}, a friend may not like what you decided.',
      'Being nice may cost you a little of it around {day}, when {event}.',
      'Around {day}, when {event}, you may wonder whether it was worth the fuss.',
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
