import type { Element } from '#sky/fact-base.ts'
import type { Sign } from '#sky/zodiac.ts'

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
    '[stay|stays] hurt until somebody says the right small thing',
    '[pull|pulls] back, to see who comes looking',
  ],
  Leo: [
    '[forgive|forgives] everything on hearing one generous sentence',
    '[want|wants] to be seen coming back, and [hate|hates] to find the room empty',
    '[wait|waits] to be won back, and [make|makes] it easy',
    '[come|comes] back with a grand gesture, and [hope|hopes] that it will be taken for an apology',
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
    '[behave|behaves] as usual the next morning, and [feel|feels] it for days',
    '[ask|asks] one question about it late at night, when it seemed to be settled',
    '[keep|keeps] away until the hurt has been looked at from every side',
    '[come|comes] back only when {they} [are|is] sure that it was meant',
    '[need|needs] the whole truth about it before {they} [let|lets] anyone near again',
    '[go|goes] silent, and [watch|watches] whether the apology holds',
    '[want|wants] to hear why it happened before {they} [call|calls] it settled',
    '[say|says] that it is all right, and [mean|means] it only some days later',
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
    '[step|steps] back until it looks smaller',
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
    'Neither of you holds on to it, so the reason gets forgotten along with the anger.',
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
    'So your peace offer can come a day too early for {partner}.',
    "You think it's done when {partner} is only beginning to feel it.",
    'Your good mood can hurt {partner} once more, so it helps to ask first how they are.',
  ],
  'earth fire': [
    "So {partner} is back before you're ready, and you could tell them when to try again.",
    'The first offer comes from {partner} and the lasting one from you.',
  ],
  'earth earth': [
    'So nothing is said for a while, and then somebody does something useful.',
    "It takes both of you a while, and once it's settled it stays settled.",
    'Nobody rushes, and a day can go by that neither of you needed to lose.',
  ],
  'earth air': [
    'So {partner} wants to talk about it and you want to see it put right.',
    'An hour apart helps {partner} think, and a small favor afterward tells you more than an explanation would.',
    'It needs a sentence for {partner} and a deed for you, and the two of you tend to offer each the wrong one.',
    'You have something fixed by the time {partner} has found the words, and both are meant as an apology.',
    'It is over for you when things work again, and for {partner} when it has been said.',
  ],
  'earth water': [
    'So you go back to normal first, and {partner} needs to hear that it mattered.',
    'So {partner} is still feeling it when you have begun to put it right, and they would like one kind sentence first.',
    'You repair the thing and {partner} repairs the mood, and each is waiting for the other half.',
  ],
  'air fire': [
    'Neither of you stays angry for long, and the talk you need can begin the same day.',
    "A walk together suits you both, because you can talk and {partner} doesn't have to sit still for it.",
  ],
  'air earth': [
    'So you want to talk about it and {partner} wants to see it put right.',
    'You have words for it when {partner} would rather see something done.',
    'It takes a deed from you and a sentence from {partner}, and neither comes first by itself.',
  ],
  'air air': [
    'So you make peace by talking, and it works as long as both of you have said what hurt.',
    "It's talked out, sometimes before it's been felt.",
    'You soon understand each other again, and understanding is only most of it.',
  ],
  'air water': [
    'You explain it while {partner} is still feeling it, and the explanation has to wait.',
    "What reaches {partner} is how you say it, at a moment when you're choosing what to say.",
  ],
  'water fire': [
    "So {partner}'s peace offer can come a day too early for you.",
    "So {partner} thinks it's done when you're only beginning to feel it.",
    "The good mood that {partner} comes back with can be one thing too many, unless you say that you're not there yet.",
  ],
  'water earth': [
    'So {partner} goes back to normal first, and you need to hear that it mattered.',
    'You are still feeling it when {partner} has begun to put it right, and you would like one kind sentence first.',
    'So {partner} repairs the thing and you repair the mood, and each is waiting for the other half.',
  ],
  'water air': [
    "So {partner} explains it while you're still feeling it, and the explanation has to wait.",
    'What reaches you is the tone, at a moment when {partner} is choosing the words.',
  ],
  'water water': [
    'Each of you notices when the other one only says that it is over.',
    'So it takes one of you to come back first, and the other one is usually waiting for it.',
    'Each of you knows quite well how the other one feels, and still somebody has to say it.',
    'You both feel it to the end, and the quarrel lasts as long as that takes.',
    'Whichever of you says first that it hurt has ended the worst of it.',
    'A hand on the arm gets further with either of you than an explanation.',
    'You can both tell a real apology from a quick one, so nobody tries the quick one.',
    'So there is a day of two people being very careful, and then it is gone.',
  ],
}

/** What follows where both have the Moon in one sign, by its element. */
export const meetingAlike: Record<Element, readonly string[]> = {
  fire: [
    'With both of you back so soon, the peace is made before the reason is found.',
    'Nobody is left waiting, and what it was about can be asked the next day.',
    'You cool off at the same speed, so neither has to be fetched.',
  ],
  earth: [
    'The same slowness on both sides looks like coldness, and neither of you takes it for that.',
    'Both of you believe what is done, so one small favor is read at once.',
    'You can sit out a silence longer than it deserves, until one of you needs the other for something.',
  ],
  air: [
    'Two people who explain so well are soon agreed, and the hurt is the last thing to be mentioned.',
    'You both know the words for it, so it helps to add what you felt.',
    'Both of you would rather have talked than be right, and that ends it.',
  ],
  water: [
    'Each of you knows what would help, because it would help you.',
    'As a rule the one who is less hurt that day goes first.',
    'You have both forgiven it for some time before either of you says so.',
    'Nobody has to explain what hurt, only to say that it did.',
  ],
}
