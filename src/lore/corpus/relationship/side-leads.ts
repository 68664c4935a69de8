/** Before what each of the two has at stake in their quarrel, by the planet of theirs that is in it. */
export const sideLeads: Record<
  'you' | 'partner',
  Record<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn', readonly string[]>
> = {
  you: {
    sun: [
      'Your pride is in it, and it was there long before {partner}.',
      'What gets to you is the feeling of being overlooked.',
      "You wouldn't mind so much if it didn't touch the thing you're proudest of.",
      'To you it comes down to respect.',
      "Some part of you hears that you don't count, and that's the part that answers.",
    ],
    moon: [
      'It lands where you are softest.',
      "You're not out to be right, since all you want at that moment is to feel safe.",
      "You'd let it go if it were only an opinion.",
      "Comfort is what you're after, though it doesn't look that way from outside.",
      'This particular sore spot is older than the two of you.',
    ],
    mercury: [
      'What you mainly want is to be understood.',
      'For you it turns on what was said, word for word.',
      "You can't drop a thing that hasn't been put right.",
      "It's hard on you to be misquoted, even with love.",
    ],
    venus: [
      "Underneath it you're asking whether you are liked.",
      'You mind because affection is the one thing you would rather not have to ask for.',
      "It's your idea of love that is being argued with.",
      'To you it comes down to kindness.',
    ],
    mars: [
      "What you can't stand is to be held back.",
      'Being stopped is what gets to you, far more than the subject.',
      'All you want is to get on with it.',
      'By then your blood is up, and you would call that being awake.',
    ],
    jupiter: [
      'You hate to see a hope made small.',
      'You meant it generously, so you feel wronged.',
      'There is something you believe in behind your half of it.',
    ],
    saturn: [
      'Somebody has to be careful, you think, and it has always been you.',
      'Underneath it you are worried about what could go wrong.',
      'To you it comes down to keeping your word.',
      "You'd be the one to put it right afterward, or so it feels.",
    ],
  },
  partner: {
    sun: [
      "For {partner} it's a question of pride, though they'd hardly call it that.",
      "{partner} hears that they don't count.",
      'What {partner} wants from you just then is respect.',
      "With {partner} it touches the thing they're proudest of.",
      '{partner} would sooner be wrong than overlooked.',
      'To {partner} it looks like a question of who matters.',
      '{partner} is proud, and pride is slow to explain itself.',
      'What stings {partner} is to be taken for less than they are.',
    ],
    moon: [
      "For {partner} it's about feeling safe with you.",
      'It lands where {partner} is softest.',
      'What {partner} would like is comfort, and comfort is hard to ask for in the middle of a fight.',
      '{partner} is hurt before the argument has properly begun.',
      '{partner} has stopped listening to the words by then, and hears only the tone.',
      "{partner} needs to know, first of all, that you aren't going anywhere.",
      'Where {partner} is concerned, it goes straight past the argument and into the mood.',
      "It touches {partner} in a place where arguments don't help.",
    ],
    mercury: [
      '{partner} wants to be understood, and is going back over the words.',
      'For {partner} it turns on what was actually said.',
      '{partner} is still thinking, and would like that to be allowed.',
      'What {partner} is listening for is a question.',
    ],
    venus: [
      '{partner} is asking, underneath, whether you still like them.',
      'For {partner} it comes down to kindness.',
      'What {partner} misses just then is being courted a little.',
      "{partner} had hoped that it would be easy, and is sad that it isn't.",
      "What {partner} hears is that they're less lovable than they were this morning.",
      "With {partner} it's affection that seems to be in doubt.",
    ],
    mars: [
      "{partner} can't stand to be held back.",
      "For {partner} it's the being stopped that hurts, more than the subject.",
      '{partner} wants to do something about it, and now.',
      'What {partner} feels first is the obstacle.',
      '{partner} is on their feet already, and standing still is what they do worst.',
      "From where {partner} is, you're in the way of something simple.",
    ],
    jupiter: [
      '{partner} meant it generously, and feels wronged.',
      "For {partner} there's a hope in it.",
      "{partner} can't bear to see things made small.",
    ],
    saturn: [
      '{partner} is thinking of what could go wrong.',
      "For {partner} it's a matter of keeping one's word.",
      '{partner} feels responsible, whether or not anyone asked.',
      'What sounds like a no from {partner} is mostly worry.',
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
    'There is something about {partner} that began long before you.',
    'What {partner} does when love gets close has little to do with you.',
    '{partner} has a habit in love that you had no part in.',
    'Being loved is harder for {partner} than loving.',
    '{partner} had a way of making love difficult before knowing you.',
  ],
}
