type Ways = Record<'eases' | 'presses', readonly string[]>

/** How the last event of a week brings its answer: after "On Friday Mercury squares your Moon, and", before a colon. */
export const howWeeksEnd: Record<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'other', Ways> = {
  sun: {
    eases: [
      "it's plain enough to say",
      "you can answer Sunday's question without looking down",
      'you can stand by the answer',
      'you can see it in full daylight',
    ],
    presses: [
      'you have to admit it',
      "there's no way around the answer",
      'your pride lets the answer through',
      "you can answer Sunday's question, if not gladly",
    ],
  },
  moon: {
    eases: [
      'you feel the answer before you think it',
      "you can answer Sunday's question",
      'the answer comes by itself',
      'you know without having to ask anyone',
    ],
    presses: [
      'the answer comes up on its own',
      "it's your mood that gives the answer",
      'you feel what the answer is',
      'you know, and you may not like it',
    ],
  },
  mercury: {
    eases: [
      "you can answer Sunday's question",
      'you can put it into words',
      'you can say it in one sentence',
      'the words for it are there',
    ],
    presses: [
      'you hear yourself say it',
      'somebody asks, so you have to say it',
      'it comes out, a little bluntly',
      "you can't talk your way around the answer",
    ],
  },
  venus: {
    eases: [
      'you can say it kindly',
      "you can answer Sunday's question and be liked for it",
      'the answer is a friendly one',
      'it costs you nothing to say so',
    ],
    presses: [
      "you'd like a more flattering answer than the true one",
      "the answer isn't the charming one",
      'you admit it, with a smile',
      'you can be honest about it',
    ],
  },
  mars: {
    eases: [
      'you say it straight out',
      'you have the nerve for the answer',
      "you can answer Sunday's question and act on it",
      'you know, and you feel like doing something about it',
    ],
    presses: [
      'out comes the answer',
      'you say it louder than you meant to',
      'the answer has some heat in it',
      "you've had enough of not saying it",
    ],
  },
  other: {
    eases: [
      "you can answer Sunday's question",
      "there's your answer",
      'you can see the answer from here',
      'you know by now',
    ],
    presses: [
      "there's no putting off the answer",
      "you can answer Sunday's question, like it or not",
      'you know by now',
      "there's your answer",
    ],
  },
}
