/** Before what each of the two has at stake in their quarrel, by the planet of theirs that is in it. */
export const sideLeads: Record<
  'you' | 'partner',
  Record<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn', readonly string[]>
> = {
  you: {
    sun: [
      "Your half of this quarrel is about pride, and it's older than {partner}.",
      'What is at stake for you is respect.',
      'The sore point on your side is the thing you are proudest of.',
      'On your side it begins with feeling overlooked.',
      'What you defend in all this is your place.',
    ],
    moon: [
      'Your half of this quarrel is about feeling safe.',
      "On your side it isn't an opinion, since it goes straight to what you need.",
      'What is at stake for you is comfort, though it hardly looks that way from outside.',
      'The sore point on your side is older than the two of you.',
      "If it were only about being right, you'd let it go.",
    ],
    mercury: [
      'Your half of this quarrel is about being understood.',
      'On your side it turns on the words, and on getting them right.',
      "What is at stake for you is whether you've been heard correctly.",
      'The sore point on your side is being misquoted, even with love.',
    ],
    venus: [
      'Your half of this quarrel is about being liked.',
      'On your side it begins with a question that you would rather not ask, whether you are wanted.',
      'What is at stake for you is your idea of love.',
      'The sore point on your side is unkindness, however reasonable.',
    ],
    mars: [
      'Your half of this quarrel is about being stopped.',
      "On your side it's less about the subject than about being held back.",
      'What is at stake for you is the freedom to get on with it.',
      'The sore point on your side is having to wait.',
    ],
    jupiter: [
      'Your half of this quarrel is about a hope.',
      'What is at stake for you is something you believe in.',
      'On your side it begins with generosity, so you feel wronged.',
    ],
    saturn: [
      'Your half of this quarrel is about what can be counted on.',
      'On your side it begins with worry about what could go wrong.',
      'What is at stake for you is that a word gets kept.',
      "The sore point on your side is that you'd be the one to put it right afterward.",
    ],
  },
  partner: {
    sun: [
      "{partner}'s half of it is about pride, though they'd hardly call it that.",
      'On the other side, what {partner} wants just then is respect.',
      'For {partner} the sore point is the thing they are proudest of.',
      'What is at stake for {partner} is whether they count.',
      'For {partner} it begins with feeling that they were taken for less than they are.',
      "To {partner} it's a question of who matters.",
    ],
    moon: [
      "{partner}'s half of it is about feeling safe with you.",
      "On the other side, {partner} is hurt in a place where arguments don't help.",
      'For {partner} the sore point is older than the argument.',
      'What is at stake for {partner} is comfort, which is hard to ask for in the middle of a fight.',
      "For {partner} it begins with needing to know that you aren't going anywhere.",
      'To {partner} the words count for less than the tone.',
    ],
    mercury: [
      "{partner}'s half of it is about being understood.",
      'On the other side, {partner} is going back over the words.',
      'What is at stake for {partner} is being allowed to think it through.',
      'For {partner} it begins with what was actually said.',
    ],
    venus: [
      "{partner}'s half of it is about being liked.",
      'On the other side, {partner} had hoped that it would be easy.',
      'For {partner} the sore point is any doubt about affection.',
      'What is at stake for {partner} is kindness.',
      'For {partner} it begins with feeling less lovable than they did this morning.',
      "To {partner} it's a question of whether you still want them.",
    ],
    mars: [
      "{partner}'s half of it is about being stopped.",
      "On the other side, {partner} can't stand to be held back.",
      'For {partner} the sore point is the waiting, more than the subject.',
      'What is at stake for {partner} is getting to do something about it.',
      'For {partner} it begins with an obstacle, and the obstacle seems to be you.',
      "To {partner} it's simple, and you are making it difficult.",
    ],
    jupiter: [
      "{partner}'s half of it is about a hope.",
      'On the other side, {partner} meant it generously and feels wronged.',
      'What is at stake for {partner} is something they believe in.',
    ],
    saturn: [
      "{partner}'s half of it is about what can be counted on.",
      'On the other side, {partner} is thinking of what could go wrong.',
      'What is at stake for {partner} is that a word gets kept.',
      'For {partner} it begins with feeling responsible, whether or not anyone asked.',
    ],
  },
}

/** Before what stands between a person and being loved, where it is so for both, or for one of the two. */
export const catchLeads: Record<'both' | 'you' | 'partner', readonly string[]> = {
  both: [
    'Each of you has a habit in love that the other one had no part in.',
    'Neither of you is quite simple about love, and that began before you met.',
    'What each of you does when love gets close is older than the two of you.',
    'Liking each other is one thing, and letting yourselves be liked is another.',
    'Both of you came to this with a habit that makes love harder.',
    'Loving either of you takes some getting used to.',
    'Love runs into an old snag in each of you.',
  ],
  you: [
    'Loving you takes some getting used to.',
    'You brought one thing along that began long before {partner}.',
    'What you do when love gets close has little to do with {partner}.',
    'You have a habit in love that {partner} had no part in.',
    'Being loved is harder for you than loving.',
    'You had your own way of making love difficult before you knew {partner}.',
  ],
  partner: [
    'Loving {partner} takes some getting used to.',
    "There's something about {partner} that began long before you.",
    'What {partner} does when love gets close has little to do with you.',
    '{partner} has a habit in love that you had no part in.',
    'Being loved is harder for {partner} than loving.',
    '{partner} had a way of making love difficult before knowing you.',
  ],
}
