/** Before what each of the two has at stake in their quarrel, by the planet of theirs that is in it. */
export const sideLeads: Record<
  'you' | 'partner',
  Record<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn', readonly string[]>
> = {
  you: {
    sun: [
      'What gets hurt on your side is your pride.',
      'For you the subject soon becomes a matter of pride.',
      'Your pride comes into the quarrel early.',
      'Your half of this quarrel is about being respected.',
      'On your side the quarrel goes straight to your pride.',
      'You would give in more easily if giving in did not look like losing.',
      'The subject hurts you less than the way you were spoken to.',
      'You want to be taken for what you are, most of all just then.',
    ],
    moon: [
      "What you need from {partner} just then is some sign that you're safe.",
      'On your side there is no opinion at stake, only something that you need.',
      'What gets hurt on your side is a feeling, and being right would not make it better.',
      "On your side it's the tone that hurts, and the subject hardly matters.",
      'What you want to know in all this is whether {partner} is still on your side.',
      'Before any argument makes sense to you, you have to feel better.',
      'You are listening for the feeling, and it is not in the words.',
      'What you would like just then is to be held, or at least not hurried.',
    ],
    mercury: [
      "What you want most is to be understood, and just then you aren't.",
      'On your side everything turns on the words.',
      "It matters a good deal to you whether you've been heard correctly.",
      'On your side the quarrel has to do with how you think.',
      'You would let the subject go if only it had been put the right way.',
      'A thing that was said wrong goes on bothering you.',
    ],
    venus: [
      "Underneath, you're asking whether you are loved.",
      'On your side the quarrel begins with a question that you would rather not ask, whether you are wanted.',
      'A quarrel like this goes against your idea of love.',
      'You had thought that being fond of each other would settle most things.',
      'You mind the quarrel more than you say, because you would like to be on good terms.',
      'You take a quarrel for a sign that you are liked a little less.',
      'What gets hurt on your side is affection.',
    ],
    mars: [
      'What the quarrel brings out in you is your temper.',
      'On your side the quarrel has to do with how you get angry.',
      'Part of the trouble is that you want your own way.',
      'You were already moving when the quarrel began, and stopping feels like losing.',
      'Something in you gets going before you have decided to fight.',
      'You would rather have an argument out than have it hang around.',
      'What you bring to the quarrel is your temper.',
      'It is easier for you to be angry than to be kept waiting.',
    ],
    jupiter: [
      'What gets hurt on your side is your good intentions.',
      'What is at stake for you is something you believe in.',
      'On your side the quarrel begins with generosity, so you feel wronged.',
    ],
    saturn: [
      'You want to know what can be counted on.',
      'On your side the quarrel begins with worry about what could go wrong.',
      'What the quarrel touches in you is your caution.',
      'You feel that everything would come down to you if something went wrong.',
      'You are the one who thinks about how things end.',
      'On your side the quarrel has to do with what you feel responsible for.',
    ],
  },
  partner: {
    sun: [
      "{partner}'s half of the quarrel is about pride, though they'd hardly call it that.",
      'On the other side, what {partner} wants just then is respect.',
      'What is at stake for {partner} is whether they count.',
      "What gets hurt on {partner}'s side is pride.",
      'For {partner} the quarrel begins with feeling that they were taken for less than they are.',
      'To {partner} the subject becomes a matter of pride.',
      'Giving in would make {partner} feel small.',
      'The subject hurts {partner} less than the way they were spoken to.',
    ],
    moon: [
      "{partner} needs to know just then that they're safe with you.",
      'On the other side, {partner} is hurt, and being right would not make it better.',
      'What {partner} wants to know in all this is whether you are still on their side.',
      '{partner} would like some comfort, which is hard to ask for in the middle of a fight.',
      '{partner} is listening for the feeling, and it is not in the words.',
      'Nothing that you say can reach {partner} before the hurt has been noticed.',
      "For {partner} the quarrel begins with needing to know that you aren't going anywhere.",
      'To {partner} the words count for less than the tone.',
    ],
    mercury: [
      "{partner} wants to be understood, and feels that they aren't.",
      'On the other side, {partner} is thinking about what was said and what it meant.',
      '{partner} goes over what was said sentence by sentence, and something in it does not fit.',
      'For {partner} the quarrel begins with being misheard.',
      '{partner} wants to be allowed to think the matter through.',
      '{partner} would let the subject go if only it had been put the right way.',
      "On {partner}'s side the quarrel has to do with how they think.",
    ],
    venus: [
      'Underneath, {partner} is asking whether they are loved.',
      '{partner} had thought that being fond of each other would settle most things.',
      'On the other side, {partner} only wanted things to be pleasant.',
      "What gets hurt on {partner}'s side is affection.",
      '{partner} had meant to be kind, and would like that to count.',
      'For {partner} the quarrel begins with wondering whether you still like them.',
      'To {partner} the question is whether you still want them.',
    ],
    mars: [
      'What the quarrel brings out in {partner} is temper.',
      '{partner} was already moving when the quarrel began, and stopping feels like losing.',
      '{partner} would rather have an argument out than have it hang around.',
      'It is easier for {partner} to be angry than to be kept waiting.',
      "On {partner}'s side the quarrel has to do with how they get angry.",
      'Part of the trouble is that {partner} wants their own way.',
      'What {partner} brings to the quarrel is temper.',
      "To {partner} a calm answer can sound as if you didn't care.",
    ],
    jupiter: [
      "What gets hurt on {partner}'s side is good intentions.",
      'On the other side, {partner} meant it generously and feels wronged.',
      'The quarrel touches something that {partner} believes in.',
    ],
    saturn: [
      '{partner} wants to know what can be counted on.',
      'On the other side, {partner} is thinking of what could go wrong.',
      'What the quarrel touches in {partner} is caution.',
      'For {partner} the quarrel begins with feeling responsible, whether or not anyone asked.',
    ],
  },
}

/** The same for the second of two who quarrel with the same planet. */
export const sameLeads: readonly string[] = [
  '{partner} cares about the same thing and goes about it in another way.',
  'The same quarrel looks different from where {partner} stands.',
  '{partner} is hurt by the same thing for another reason.',
  "On {partner}'s side the same thing takes another form.",
]

/** Before what stands between a person and being loved, where it is so for both, or for one of the two. */
export const catchLeads: Record<'both' | 'you' | 'partner', readonly string[]> = {
  both: [
    'Each of you has one habit in love that has nothing to do with the other.',
    'Neither of you is quite simple about love, and that began before you met.',
    'What each of you does when love gets close is older than the two of you.',
    'Liking each other is one thing, and letting yourselves be liked is another.',
    'Both of you came to this with a habit that makes love harder.',
    'Loving either of you takes some getting used to.',
    'Love runs into an old snag in each of you.',
  ],
  you: [
    'Loving you takes some getting used to.',
    'You had one habit in love before {partner} came along.',
    'What you do when love gets close has little to do with {partner}.',
    'One habit of yours in love has nothing to do with {partner}.',
    'Being loved is harder for you than loving.',
    'You tend to make things harder in love than they have to be.',
  ],
  partner: [
    'Loving {partner} takes some getting used to.',
    '{partner} had one habit in love before you came along.',
    "One habit of {partner}'s in love has nothing to do with you.",
    'Being loved is harder for {partner} than loving.',
    '{partner} tends to make things harder in love than they have to be.',
    'With {partner} there is one thing that liking alone does not get past.',
    'You did not give {partner} this habit, though you have to live with it.',
    'In one respect {partner} makes it hard for anyone who loves them.',
  ],
}

/**
 * What one of the two learns late about the other: after it, a clause of strains.ts, as "they wait to be graded".
 */
export const learnedLate: Record<'you' | 'partner', readonly string[]> = {
  you: [
    'What {partner} finds out later is that',
    'It takes {partner} longer to see that',
    'Only somebody who knows you well would guess that',
    'What {partner} learns with time is that',
    'What does not show at first, on your side, is that',
  ],
  partner: [
    'What you find out later about {partner} is that',
    'What you learn about {partner} only with time is that',
    'Only somebody who knows {partner} well would guess that',
    'What you may not notice at first about {partner} is that',
  ],
}

/** Before the side of a person that was described otherwise on days without a quarrel: it names the habit, as a clause of habits.ts. */
export const otherInQuarrel: Record<'you' | 'partner', readonly string[]> = {
  you: ['In this quarrel, though, you {do}.', 'When you fight about this, you {do}.'],
  partner: [
    'In this quarrel, though, {partner} {does}.',
    'When you fight about this, {partner} {does}.',
  ],
}
