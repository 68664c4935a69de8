import type { Element } from '#sky/fact-base.ts'
import type { Sign } from '#sky/zodiac.ts'

// Why two people have something in common, or keep running into something, by the signs of the two planets.

/** Of two planets in one sign: a clause after "and". */
export const alike: Record<Sign, readonly string[]> = {
  Aries: [
    'you both want to get going before the talk is over',
    'neither of you sees the point of waiting for permission',
  ],
  Taurus: [
    'you both like a thing better the second time',
    'neither of you can be hurried, and with each other nobody tries',
  ],
  Gemini: [
    "you're both interested before you're sure, and you both say so",
    'you both think by talking, so there is always something to say next',
  ],
  Cancer: [
    'you both go by how a thing felt, and remember it',
    'you both look after people first and ask questions later',
  ],
  Leo: [
    'you both put your whole heart into it and like to see it noticed',
    'you both give generously and would like a little applause',
  ],
  Virgo: [
    'you both notice what needs doing, and neither of you has to point it out',
    'you both show that you care by getting the details right',
  ],
  Libra: [
    'you both want it to be pleasant and fair, and you both take trouble over it',
    'you both ask what the other one would like before you say what you want',
  ],
  Scorpio: [
    'neither of you does anything by halves',
    "you both want to know what's underneath, and neither is frightened by it",
  ],
  Sagittarius: [
    'you both look up from the details and ask where this is going',
    'you both say what you think and trust it to be taken well',
  ],
  Capricorn: [
    'you both believe in what gets done, and say less than you do',
    'you both take the long view and can wait for a result',
  ],
  Aquarius: [
    'you both need some room and are glad to give it',
    'neither of you cares how other people do it',
  ],
  Pisces: [
    "you both pick up what's in the air before anyone mentions it",
    'you both give way easily, and forgive easily as well',
  ],
}

/** Of two signs of one element, in a trine. */
export const akin: Record<Element, readonly string[]> = {
  fire: [
    "you're both ready at about the same moment",
    'neither of you has to be talked into wanting something',
    'you both warm to a thing quickly and show it',
    "each of you is cheered by the other one's nerve",
  ],
  earth: [
    'you both go by what a person actually does',
    "you agree, more or less, on what's worth the trouble",
    'neither of you is in a hurry, and neither lets go easily',
    'you both feel better when something can be seen to work',
  ],
  air: [
    'you can both step back from a thing and talk about it',
    'you both like an idea better once somebody else has turned it over',
    'you give each other room without having to be asked',
    'you both take it lightly enough to laugh',
  ],
  water: [
    "you both pick up what isn't being said",
    'neither of you has to make a case for a feeling',
    'you both remember how a thing felt, and allow for it',
    'a look is often enough between you',
  ],
}

/** The same where one of the two planets is Mars or Saturn, which are about what gets done. */
export const akinInWork: Record<Element, readonly string[]> = {
  fire: [
    'you both go straight at a thing',
    'neither of you waits to be asked twice',
    'you both put more into it when it gets difficult',
  ],
  earth: [
    "you both keep at it until it's done",
    'each of you trusts the other one to do their part',
    'you both work steadily and leave little to chance',
  ],
  air: [
    'you both work best with somebody to talk it over with',
    'you both look for the clever way before the hard one',
    'you can divide a job between you by talking for five minutes',
  ],
  water: [
    'you both know when to press and when to wait',
    'you both work hardest for people you care about',
    'neither of you lets go of what matters to you',
  ],
}

/**
 * Of two signs whose elements help each other, in a sextile. `{a}` is who has the planet in fire or earth, `{b}` the
 * other one: "you" or "they".
 */
export const helpful: Record<'fire air' | 'earth water', readonly string[]> = {
  'fire air': [
    '{a} bring the push and {b} bring the ideas',
    '{b} come up with plans and {a} get them going',
    '{a} warm things up and {b} keep them moving',
    'what {b} say tends to get {a} started',
  ],
  'earth water': [
    '{a} keep things steady and {b} keep them warm',
    '{b} feel what is needed and {a} see to it',
    '{a} can be leaned on and {b} can be confided in',
    '{a} know what to do and {b} know how it will be taken',
  ],
}

/** The same where Venus or the Moon is one of the two planets. */
export const helpfulInLove: readonly string[] = [
  '{b} make it pleasant and {a} make an outing of it',
  '{a} get the talk going and {b} see to it that nobody is left out of it',
  '{a} say it with feeling and {b} say it with charm',
]

/** Of Saturn and another planet in a sextile: `{a}` is who has the other planet, `{b}` who has Saturn. */
export const helpfulInWork: readonly string[] = [
  '{a} bring the plan and {b} ask the questions that make it hold',
  '{a} start things and {b} see to it that they last',
  "{a} say what {a} want from it and {b} say what it'll take",
]

/** Of one planet in two signs at a right angle or across from each other: `{a}` is who has the first sign, `{b}` the other one. */
export const apart: Partial<Record<`${Sign} ${Sign}`, readonly string[]>> = {
  'Aries Cancer': [
    "{A} go straight at a thing, and {b} first feel out whether it's safe.",
    '{A} want it said now, and {b} want to be sure how it will be taken.',
    '{A} act and then find out how it felt, and with {b} the feeling comes first.',
  ],
  'Aries Capricorn': [
    '{A} want to start, and {b} want to know what it will take.',
    '{A} act on the moment and {b} act on the plan, and both of you want to be the one who decides.',
    '{A} would sooner be quick and {b} would sooner be right.',
  ],
  'Taurus Leo': [
    "{A} won't be hurried and {b} won't be overlooked, and both of you can hold out for a long time.",
    '{A} dig in over comfort and {b} dig in over pride.',
    '{A} want it quiet and solid and {b} want it seen, and neither of you gives up a point easily.',
  ],
  'Taurus Aquarius': [
    "{A} trust what has been tried and {b} trust what hasn't, and neither of you bends.",
    '{A} hold on to what is there, and {b} hold on to how it ought to be.',
    '{A} want things to stay and {b} want them to change, and both of you are stubborn about it.',
  ],
  'Gemini Virgo': [
    '{A} want to hear more about it, and {b} want it to be right.',
    '{A} keep adding and {b} keep correcting, so hardly anything is ever finished.',
    '{A} like a thing to be interesting, and {b} like it to work.',
  ],
  'Gemini Pisces': [
    '{A} want it in words, and {b} know it before there are any.',
    '{A} go by what was said and {b} go by how it felt, so you can both be right and remember two evenings.',
    '{A} ask, and {b} had hoped not to have to explain.',
  ],
  'Cancer Libra': [
    '{A} go by what hurts and {b} go by what is fair, and each can seem beside the point to the other.',
    '{A} want to be sided with, and {b} want to hear both sides.',
    '{A} think of the people who belong, and {b} think of everyone who is there.',
  ],
  'Leo Scorpio': [
    '{A} want it out in the open and {b} keep it between two people, and neither of you backs down.',
    '{A} need to be admired and {b} need to be sure, and both of you are proud.',
    '{A} show what {a} feel and {b} watch to see if it lasts.',
  ],
  'Virgo Sagittarius': [
    '{A} look at the detail and {b} look at where it leads, so one of you always seems to be missing the point.',
    '{A} see what is wrong with it, and {b} see what it could become.',
    '{A} want it done properly, and {b} want to be on the way.',
  ],
  'Libra Capricorn': [
    '{A} ask if everyone is happy with it, and {b} ask if it works.',
    '{A} want to be asked and {b} want it decided.',
    '{A} put the person first and {b} put the task first, with good manners on both sides.',
  ],
  'Scorpio Aquarius': [
    '{A} want all of it or nothing, and {b} want some distance, and neither of you gives way.',
    '{A} go in closer when it gets hard, and {b} step back.',
    '{A} trust what is felt and {b} trust what can be said coolly.',
  ],
  'Sagittarius Pisces': [
    '{A} say it outright, and {b} would rather leave it open.',
    '{A} want to know where things stand, and {b} want to see how they turn out.',
    '{A} make a joke of it and {b} are still feeling it.',
  ],
  'Aries Libra': [
    '{A} start from what {a} want and {b} start from what would be fair, so each of you has hold of the half that the other leaves out.',
    '{A} decide alone and {b} decide together, and each can look like bad manners to the other.',
    '{A} say it straight and {b} say it nicely, and both of you mean it.',
  ],
  'Taurus Scorpio': [
    '{A} want peace and {b} want to know what is under it.',
    '{A} look for what is comfortable, and {b} look for what is true.',
    '{A} hold on to things and {b} hold on to feelings, and neither of you lets go first.',
  ],
  'Gemini Sagittarius': [
    '{A} are still asking, and {b} already have an answer.',
    '{A} want the facts and {b} want what they add up to.',
    '{A} look at everything nearby, and {b} look at what is far off.',
  ],
  'Cancer Capricorn': [
    '{A} ask who needs looking after, and {b} ask what has to be done.',
    '{A} go by the feeling and {b} go by the duty, and both of you mean it as care.',
    '{A} want closeness first and {b} want things settled first.',
  ],
  'Leo Aquarius': [
    '{A} want to matter to one person above all, and {b} like to treat everybody alike.',
    '{A} take it to heart and {b} take a step back from it.',
    '{A} want applause and {b} want to be left free.',
  ],
  'Virgo Pisces': [
    '{A} put things in order and {b} let them be.',
    '{A} want to know exactly, and {b} know it roughly and sooner.',
    '{A} help by fixing and {b} help by feeling along.',
  ],
}

type Felt = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/** Where one planet of one person is in what holds the two and in what strains them: after "Your Moon is in both, and". */
export const onePlanet: Record<Felt, readonly string[]> = {
  sun: [
    'the pride that makes {them} good company is the pride that gets stung',
    'what {they} are proud of is admired in the one place and stepped on in the other',
  ],
  moon: [
    'the feelings that bring you close are the ones that get hurt',
    "{they} can't be so open to {other} without being easy to hurt",
  ],
  mercury: [
    'the words that please are the words that sting',
    '{they} reach {other} with a sentence and offend {other} with the next one',
  ],
  venus: [
    'what makes {them} easy to please makes {them} easy to disappoint',
    'wanting so much to be liked helps in the one case and hurts in the other',
  ],
  mars: [
    'the drive that helps is the drive that shoves',
    "{they} can't lend {other} that energy and keep it out of an argument",
  ],
  jupiter: [
    'the confidence that lifts you is now and then too much of a good thing',
    'the large view that cheers you both can pass over what {other} minded',
  ],
  saturn: [
    'the caution that makes it safe is the caution that sounds like a no',
    "what {other} can rely on in {them} is also what won't bend",
  ],
}

/** Where one of the two has the two planets in aspect in their own chart: after "Your own Moon is square your Venus, so". */
export const oneKnot: Record<'hard' | 'easy', readonly string[]> = {
  hard: [
    'what holds you together tends to set off what strains you',
    'in {them} the good part and the hard part come together',
    'with {them} closeness and friction seldom come apart',
  ],
  easy: [
    '{they} can use what holds you together to ease what strains you',
    'in {them} the good part can help with the hard one',
    'what {they} are good at with {other} can help where you argue',
  ],
}

/** The end of the first sentence, after what the two have in common. `{matter}` is what they quarrel about. */
export const buts: readonly string[] = [
  ', and you can still lose an evening to the question of {matter}',
  ', and the argument you keep having is about {matter}',
  ', and you still argue about {matter}',
  ", and what you can't seem to settle is {matter}",
  ', but you seldom agree about {matter}',
  ', and yet there is one old argument between you, which is about {matter}',
  ', and most of your quarrels come down to {matter}',
  ', and even so it takes very little to start you arguing about {matter}',
  ', and the one thing you have to work out is {matter}',
  ', and you could be happy for years and still be arguing about {matter}',
]

/** The same as a sentence of its own. */
export const butsApart: readonly string[] = [
  'What you argue about is {matter}.',
  "The one thing that doesn't settle itself is {matter}.",
  'Your quarrels, when there are any, are about {matter}.',
  'You go on disagreeing about {matter}.',
  'What you have never agreed on is {matter}.',
  'One question keeps coming back, and it is {matter}.',
  "You'd have nothing to argue about if it weren't for the question of {matter}.",
  'You may get through a whole month and still not have settled {matter}.',
]

/** The beginning of the first sentence, before what the two have in common, where a reading begins with the quarrel. */
export const fronts: readonly string[] = [
  'Most of your quarrels come down to {matter}, and yet ',
  'You and {partner} seldom agree about {matter}, and all the same ',
  'One thing you still have to work out is {matter}, although ',
  'An evening with {partner} can be lost to the question of {matter}, and even so ',
  "What you and {partner} can't seem to settle is {matter}, and still ",
  'Sooner or later you and {partner} come back to the question of {matter}, although ',
]

/** The same after what goes on in the quarrel. */
export const frontsAfter: readonly string[] = [
  'Between the two of you that turns into an argument about {matter}, and yet ',
  'You end up arguing about {matter}, and all the same ',
  'What it comes down to is {matter}, and meanwhile ',
]

/** Between the two, before what helps or before what is hard. */
export const hinges: readonly string[] = [
  'But ',
  'Even so, ',
  'Then again, ',
  'At the same time, ',
  'All the same, ',
]
