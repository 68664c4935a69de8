import type { Sign } from '#sky/zodiac.ts'

/** What a paragraph about two signs claims, before it shows it. */
export interface Claims {
  /** Of two signs: {yours} and {theirs} are phrases of the table. */
  apart: readonly string[]
  /** Of one sign: {both} is its phrase. */
  alike: readonly string[]
  phrases: Record<Sign, readonly string[]>
}

/** What each of the two lives for, by the sign of the Sun. */
export const sunClaims: Claims = {
  apart: [
    'What keeps you going is {yours}, and for {partner} it is {theirs}.',
    'You live for {yours}, and {partner} lives for {theirs}.',
    "Without {yours} you're hardly yourself, and {partner} is the same about {theirs}.",
  ],
  alike: [
    'What keeps both of you going is {both}.',
    'You and {partner} both live for {both}.',
    'Without {both}, neither of you is quite the person you are.',
  ],
  phrases: {
    Aries: ['being the first at something', 'the start of a thing'],
    Taurus: ['what lasts', 'a life that can be counted on'],
    Gemini: ['the next interesting thing', "what's new since yesterday"],
    Cancer: ['a circle of people who are looked after', 'closeness to a few people'],
    Leo: ['doing something worth looking at', 'the chance to shine'],
    Virgo: ['being of real use', 'work that has been done properly'],
    Libra: ['getting along well with somebody', 'fair dealings and good company'],
    Scorpio: ['getting to the bottom of things', 'what lies under the surface'],
    Sagittarius: ['having somewhere to go next', 'the wide view'],
    Capricorn: ['having something to show at the end', 'a long climb'],
    Aquarius: ['doing it as nobody else does', 'the freedom to be different'],
    Pisces: ['what can be felt and hardly be said', 'a life with some imagination in it'],
  },
}

/** What each needs at the end of a day, by the sign of the Moon. */
export const moonClaims: Claims = {
  apart: [
    'At the end of a day you need {yours}, and {partner} needs {theirs}.',
    'When a day has been too much, what helps you is {yours}, and what helps {partner} is {theirs}.',
    'To feel at home you need {yours}, and {partner} needs {theirs}.',
  ],
  alike: [
    'At the end of a day you both need {both}.',
    'When a day has been too much, what helps either of you is {both}.',
    'To feel at home you and {partner} both need {both}.',
  ],
  phrases: {
    Aries: ['something to do about it', 'a way to let off steam'],
    Taurus: ['good food and no hurry', 'the same peace as yesterday'],
    Gemini: ['somebody to tell it to', 'a bit of news and a bit of company'],
    Cancer: ['some looking after', 'familiar faces and a warm meal'],
    Leo: ['a warm welcome', 'some sign of having been missed'],
    Virgo: ['everything in its place', 'a few things put in order'],
    Libra: ['peace between people', 'pleasant company'],
    Scorpio: ['one person to be safe with', 'complete privacy'],
    Sagittarius: ['some room and a change of air', 'something to laugh about and a way out'],
    Capricorn: ['quiet, once the work is done', 'an hour of not being needed'],
    Aquarius: ['company that asks for nothing', "some distance from other people's feelings"],
    Pisces: ['some time out of reach', 'an hour without anything definite in it'],
  },
}

/** What each is after in a conversation, by the sign of Mercury. */
export const mercuryClaims: Claims = {
  apart: [
    "In a conversation you're after {yours}, and {partner} is after {theirs}.",
    'When you talk, you want {yours}, and {partner} wants {theirs}.',
    "For you talking is a way to get at {yours}, and for {partner} it's a way to get at {theirs}.",
  ],
  alike: [
    "In a conversation you're both after {both}.",
    'When you talk, both of you want {both}.',
    'For you and for {partner}, talking is a way to get at {both}.',
  ],
  phrases: {
    Aries: ['the point', 'a quick answer'],
    Taurus: ['something that will still be true tomorrow', 'a thought that holds'],
    Gemini: ['the next idea', 'as many sides of it as there are'],
    Cancer: ['the feeling behind it', 'what it meant to everyone concerned'],
    Leo: ['a story worth telling', 'the most striking version'],
    Virgo: ['the exact facts', 'the detail that everyone missed'],
    Libra: ['an answer that does justice to both sides', 'agreement'],
    Scorpio: ["what isn't being said", 'the real reason'],
    Sagittarius: ['the large picture', 'what it all means'],
    Capricorn: ['a result', 'something that can be used'],
    Aquarius: ['the principle of the thing', 'a thought that nobody has had yet'],
    Pisces: ['the mood of it', "what can't quite be put into words"],
  },
}

/** How each shows affection, by the sign of Venus. */
export const venusClaims: Claims = {
  apart: [
    "Affection, on your side, takes the form of {yours}, and on {partner}'s side it is {theirs}.",
    'When you like somebody it shows in {yours}, and with {partner} it shows in {theirs}.',
    'What you have to give in love is {yours}, and {partner} has {theirs} to give.',
  ],
  alike: [
    'Affection, on both sides, takes the form of {both}.',
    'When either of you likes somebody, it shows in {both}.',
    'What you and {partner} both have to give in love is {both}.',
  ],
  phrases: {
    Aries: ['a frank kind of pursuit', 'plain and immediate wanting'],
    Taurus: ['a steady kind of comfort', 'touch and good food and staying power'],
    Gemini: ['talk and close attention', 'a great many messages'],
    Cancer: ['care', 'a memory for everything about them'],
    Leo: ['generosity on a large scale', 'open admiration'],
    Virgo: ['small practical kindnesses', 'an eye for what would help'],
    Libra: ['courtesy and charm', 'a talent for making things pleasant'],
    Scorpio: ['complete devotion', 'an interest in everything they keep hidden'],
    Sagittarius: ['good humor and great plans', 'an invitation to come along'],
    Capricorn: ['loyalty and effort', 'a presence that can be relied on'],
    Aquarius: ['friendship and freedom', 'a liking for the odd side of them'],
    Pisces: ['tenderness', 'an endless willingness to understand'],
  },
}

/** What each does with anger, by the sign of Mars. */
export const marsClaims: Claims = {
  apart: [
    'Anger, with you, means {yours}, and with {partner} it means {theirs}.',
    'When you want something it comes out as {yours}, and with {partner} it is {theirs}.',
  ],
  alike: [
    'Anger, with both of you, means {both}.',
    'When either of you wants something, it comes out as {both}.',
  ],
  phrases: {
    Aries: ['a straight attack that is soon over', 'open and immediate impatience'],
    Taurus: ['slow and complete stubbornness', 'a refusal to be moved'],
    Gemini: ['a great deal of sharp talk', 'an argument on three fronts'],
    Cancer: ['a hurt silence with a long memory', 'a fierce defense of a few people'],
    Leo: ['a large scene and a generous end to it', 'open pride'],
    Virgo: ['criticism of the details', 'a list of what went wrong'],
    Libra: ['a polite case with two sides to it', 'a protest about what is fair'],
    Scorpio: ['a quiet and thorough campaign', 'a force that is hardly visible'],
    Sagittarius: ['blunt truths and a quick exit', 'a matter of principle'],
    Capricorn: ['cold efficiency', 'a plan that takes its time'],
    Aquarius: ['a sudden break with the rules', 'cool defiance'],
    Pisces: ['giving way and then going missing', 'a resistance that nobody can get hold of'],
  },
}

/** Before the scene of a quarrel: what it is about. */
export const quarrelLeads: readonly string[] = [
  'What the two of you argue about is {matter}.',
  'The argument that keeps coming back is about {matter}.',
  'It comes to a quarrel when the question is {matter}.',
  'Underneath most of your fights is the question of {matter}.',
]

/** The same after what the good thing between them costs. */
export const quarrelLeadsAfterPrice: readonly string[] = [
  'It shows most when you argue about {matter}.',
  'It does the most harm when you disagree about {matter}.',
  'It comes out in an argument about {matter}.',
  'It costs you most when you argue about {matter}.',
]

/** How each comes around after a quarrel, by the sign of the Moon: clauses as in manners.ts. */
export const comingAround: Record<Sign, readonly string[]> = {
  Aries: [
    '[cool|cools] off within the hour and [want|wants] to get on with the day',
    '[are|is] done with it as soon as it has been said, and [come|comes] back as if nothing had happened',
    '[get|gets] loud once, and [have|has] forgotten half of it by supper',
  ],
  Taurus: [
    '[take|takes] a long time to come around, and [come|comes] around for good',
    "[need|needs] to be left alone until the body has calmed down, and won't be hurried",
    '[say|says] little for a day, and then [sit|sits] down close by as if that settled it',
  ],
  Gemini: [
    '[start|starts] talking again too soon, and about something else',
    "[come|comes] back with a joke, to see whether it's safe",
    '[want|wants] to talk it through from every side, and [feel|feels] better halfway',
  ],
  Cancer: [
    '[wait|waits] to be asked, and [remember|remembers] who did the asking',
    '[go|goes] quiet and [make|makes] something to eat, which is an offer',
    '[pull|pulls] back, to see who comes looking',
  ],
  Leo: [
    '[forgive|forgives] everything on hearing one generous sentence',
    '[stay|stays] proud a little longer than {they} [want|wants] to, and [need|needs] some help with the first step',
    '[need|needs] to hear that {they} [count|counts] as much as before',
  ],
  Virgo: [
    '[go|goes] over what went wrong, and [apologize|apologizes] by fixing a part of it',
    "can't rest before it's been understood, and [want|wants] to know exactly what hurt",
    '[go|goes] through {their} own mistakes first, and [say|says] sorry for the smallest',
  ],
  Libra: [
    "can't bear it for long, and [make|makes] peace before it has been earned",
    '[see|sees] the other side first and {their} own a day later',
    '[send|sends] a friendly word before the air has cleared',
  ],
  Scorpio: [
    "[say|says] that it's over long before it is",
    '[need|needs] the whole truth about it before {they} [let|lets] anyone near again',
    '[go|goes] silent, and [watch|watches] whether the apology holds',
  ],
  Sagittarius: [
    '[would|would] rather laugh about it and [be|be] off',
    '[walk|walks] it off, and [come|comes] home with the large view',
    '[suggest|suggests] going out, and [mention|mentions] the quarrel on the way',
  ],
  Capricorn: [
    '[go|goes] back to work, and [think|thinks] of reliability as an apology',
    "[put|puts] the feeling away until there's time for it",
    '[say|says] sorry once, in few words, and [mean|means] it',
  ],
  Aquarius: [
    '[step|steps] back until it looks like an interesting case',
    '[need|needs] a day of distance, and [return|returns] quite friendly and a bit too reasonable',
    '[explain|explains] what happened, and [warm|warms] up last',
  ],
  Pisces: [
    '[forgive|forgives] before anything has been settled',
    '[feel|feels] it for both sides, and no longer [know|knows] who was hurt first',
    '[drift|drifts] off for an hour, and [come|comes] back gentle',
  ],
}

/** What follows from the two, by their elements, yours first. */
export const meetingHalfway: Record<string, readonly string[]> = {
  'fire fire': [
    "It's over quickly, and what was behind it is easily left lying.",
    'It ends as fast as it began, and somebody has to come back for the reason.',
  ],
  'fire earth': [
    "You're back before {partner} is ready, and it helps to come back twice.",
    'The first offer comes from you and the lasting one from {partner}.',
  ],
  'fire air': [
    "Neither of you stays angry for long, and it can be talked through while it's still warm.",
    "It's soon a subject for conversation, which is where both of you do best.",
  ],
  'fire water': [
    "You think it's done when {partner} is only beginning to feel it.",
    'Your good mood can hurt {partner} once more, unless it asks first.',
  ],
  'earth fire': [
    "So {partner} is back before you're ready, and you could tell them when to try again.",
    'The first offer comes from {partner} and the lasting one from you.',
  ],
  'earth earth': [
    "It takes both of you a while, and once it's settled it stays settled.",
    'Nobody rushes, and a day can go by that neither of you needed to lose.',
  ],
  'earth air': [
    'So {partner} has words for it when you would rather see something done.',
    'It needs a sentence for {partner} and a deed for you, and the two of you tend to offer each the wrong one.',
  ],
  'earth water': [
    'So {partner} is still feeling it when you have begun to put it right, and either one is a way to begin.',
    'You repair the thing and {partner} repairs the mood, and each is waiting for the other half.',
  ],
  'air fire': [
    'Neither of you stays angry for long, and the talk you need can begin the same day.',
    "So {partner} is ready for action while you're still ready to discuss it, and a walk will do for both.",
  ],
  'air earth': [
    'You have words for it when {partner} would rather see something done.',
    'It takes a deed from you and a sentence from {partner}, and neither comes first by itself.',
  ],
  'air air': [
    "It's talked out, sometimes before it's been felt.",
    'You soon understand each other again, and understanding is only most of it.',
  ],
  'air water': [
    'You explain it while {partner} is still feeling it, and the explanation has to wait.',
    "What reaches {partner} is how you say it, at a moment when you're choosing what to say.",
  ],
  'water fire': [
    "So {partner} thinks it's done when you're only beginning to feel it.",
    "The good mood that {partner} comes back with can be one thing too many, unless you say that you're not there yet.",
  ],
  'water earth': [
    'You are still feeling it when {partner} has begun to put it right, and either one is a way to begin.',
    'So {partner} repairs the thing and you repair the mood, and each is waiting for the other half.',
  ],
  'water air': [
    "So {partner} explains it while you're still feeling it, and the explanation has to wait.",
    'What reaches you is the tone, at a moment when {partner} is choosing the words.',
  ],
  'water water': [
    'Each of you knows quite well how the other one feels, and still somebody has to say it.',
    'You both feel it to the end, and the quarrel lasts as long as that takes.',
  ],
}
