import type { TransitBody } from '#sky/events.ts'
import type { AspectQuality } from '../../aspect-quality.ts'

/**
 * What a transiting body brings while its contact is exact: clauses that can stand alone, and after "and" or
 * "so". They are about people and days, so that the natal point and its house can say where.
 */
export const bodyEffects: Record<TransitBody, Record<AspectQuality, readonly string[]>> = {
  sun: {
    joined: [
      "you're easy to see and hard to talk over",
      'the day has your name on it, and people look to you first',
      'what you want is plain to everyone in the room',
    ],
    harmonious: [
      'people see what you do without your having to point at it',
      'you come across as sure of yourself',
      'the people who matter happen to be paying attention',
      'you look like somebody who knows what they want',
      'you have the energy to be pleasant and the nerve to be clear',
      'the person in charge is inclined to like the idea',
    ],
    tense: [
      'somebody wants to be in charge, and so do you',
      'you feel watched, and you push a little harder than you meant to',
      'you put in more effort than you get credit for',
      'what you want and what the day needs pull in two directions',
    ],
  },
  moon: {
    joined: [
      'you feel it more than you can explain',
      'moods are close to the surface, yours included',
      'people can tell how you are without asking',
    ],
    harmonious: [
      'people are gentler with each other',
      'asking how somebody is gets a real answer',
      'the mood in the room is on your side',
      'people say what they feel without making a scene',
      'what you need is easy to get',
    ],
    tense: [
      'somebody is touchy, and it may be you',
      'the mood turns and turns back by itself',
      'it is the wrong hour for a remark about the dishes',
      'a small thing gets under your skin faster than it should',
    ],
  },
  mercury: {
    joined: [
      'whatever has been sitting in your head comes out as words',
      'one message or one conversation sets the tone',
      'you can say in two sentences what took you a page last week',
    ],
    harmonious: [
      'people are ready to talk it through, and they answer quickly',
      'you find the right words early and can stop rehearsing',
      'a plain question gets a plain answer',
      'people read the whole message before they reply',
      'a short message does what a long one could not',
      'somebody explains what you had been missing',
      'the two of you mean the same thing by the same word',
    ],
    tense: [
      'words come out sharper than they were meant',
      'somebody reads your message in a tone you never used',
      'you argue about wording when the trouble is somewhere else',
      'a small misunderstanding takes an hour to clear up',
      'people answer before they have finished listening',
    ],
  },
  venus: {
    joined: [
      'you are easy to like, and you know what you like',
      'people want to be near you, and it shows in small ways',
      'pleasure is simple to arrange and hard to refuse',
    ],
    harmonious: [
      'people would rather agree with you than win',
      'a little charm goes a long way, and yours is working',
      'everyone is nicer about it than you feared',
      'the other person wants this to go well',
      'people like having you there',
      'small favors are easy to ask for',
      'you get the friendly version of everyone',
    ],
    tense: [
      'everyone is too polite to say the price',
      'you give way to keep things sweet and mind it later',
      'you spend more than you meant to, in money or in patience',
      'what you want and what looks good are two separate things',
    ],
  },
  mars: {
    joined: [
      'you have the push to start, and a short fuse to go with it',
      "you act first and ask later, which is useful if you've already thought",
      'there is more heat in you than the day requires',
    ],
    harmonious: [
      "you have the push to begin and the sense to stop when it's done",
      'you can be firm and nobody takes it as an attack',
      'things you have put off for weeks get done by lunch',
      'you get a lot done without stepping on anyone',
      'you can be quick without being rough',
    ],
    tense: [
      'tempers are short, and yours is one of them',
      'somebody pushes, you push back, and the subject gets lost',
      'everything feels urgent and very little of it is',
    ],
  },
  jupiter: {
    joined: [
      'something gets bigger, and you get a say in what',
      "there's more on offer than usual, and it's easier to ask for it",
      'you hope for more and look like somebody who can carry it',
    ],
    harmonious: [
      'people are in a generous mood and think in larger numbers',
      'somebody with more room than you makes some of it yours',
      'you can ask for the larger version of what you want',
      'people give you the benefit of the doubt, and a bit more',
      'a yes comes with something extra',
      'there is more room than you thought',
    ],
    tense: [
      'promises get larger than anyone can keep',
      'you say yes to more than fits in the week',
      'everyone has a strong opinion, and nobody has done the sums',
    ],
  },
  saturn: {
    joined: [
      "it's a stretch of work that nobody can do for you",
      "you're asked what you can really carry, and a true answer helps",
      'things get slower and more serious, and they also get settled',
    ],
    harmonious: [
      'what you agree on will hold',
      'patience is paid back',
      'people believe you without asking twice',
      'people take you seriously, and you can take your time',
      'steady work gets you further than a good idea would',
      'somebody older or more senior is on your side, in a dry way',
    ],
    tense: [
      'everything takes longer, and somebody asks for proof',
      'you feel the weight of what you owe and of who is counting',
      'you are asked for more than you have to spare',
      "a no arrives where you'd hoped for a maybe",
    ],
  },
  uranus: {
    joined: [
      'the arrangement you were used to stops being the only one',
      'you want out of something, or into something, rather suddenly',
      'the plan changes, and part of you is relieved',
    ],
    harmonious: [
      "a way opens that you hadn't planned for",
      'change is easier than it usually is, because you half want it',
      'the odd idea turns out to be the practical one',
    ],
    tense: [
      'plans change late, and nobody asks you first',
      'you get restless and want to throw over more than you need to',
      'something you counted on behaves differently',
    ],
  },
  neptune: {
    joined: [
      'you see less clearly and feel more kindly',
      "it's hard to say where a wish ends and a plan begins",
      'things blur for a while, which helps with art and hurts with contracts',
    ],
    harmonious: [
      'people are gentler with each other and vaguer about details',
      'your imagination is working, and people annoy you less',
      'you can forgive something that has been annoying you for months',
    ],
    tense: [
      "nobody is quite saying what they mean, and you can't tell if you are",
      'you see what you hope for, so check it with someone dull',
      'details slip, and so do boundaries',
    ],
  },
  pluto: {
    joined: [
      'something that has been under the surface for years comes up',
      'you find out what you will not give up, and what you can',
      'the change is slow and goes all the way down',
    ],
    harmonious: [
      'you can go to the bottom of something without falling in',
      'you have more influence than you think, and you can use it quietly',
      'an old subject can finally be dealt with for good',
    ],
    tense: [
      'somebody wants control, and the polite version has run out',
      'a question of power comes up, and it has been waiting',
      'you hold on harder, and so does the other side',
    ],
  },
  chiron: {
    joined: [
      'an old sore point gets touched, and you can finally name it',
      'you feel where you were once made to feel small',
    ],
    harmonious: [
      'you can talk about a sore point without flinching',
      'what you learned the hard way helps somebody, possibly you',
    ],
    tense: [
      'a remark lands on the one spot where you have no skin',
      'you take something personally that was only careless',
    ],
  },
}

/** What a body is for, as a gloss in a clause of its own: "Mercury, which stands for words and plans". */
export const bodyTopics: Record<TransitBody, string> = {
  sun: 'attention and confidence',
  moon: 'moods and needs',
  mercury: 'messages and plans',
  venus: 'affection and taste',
  mars: 'drive and temper',
  jupiter: 'growth and luck',
  saturn: 'limits and hard work',
  uranus: 'change and freedom',
  neptune: 'dreams and confusion',
  pluto: 'power and deep change',
  chiron: 'old hurts',
}

/** What a body does in a house or a sign that it has entered. */
export const arrivalEffects: Record<TransitBody, readonly string[]> = {
  sun: [
    'for about a month that is where your attention goes',
    'that part of life gets the daylight for about four weeks',
  ],
  moon: ['for two days or so your mood depends on it', 'that sets the mood for a couple of days'],
  mercury: [
    'most of your messages and errands are about that for a few weeks',
    "you'll talk about it more than about anything else for a few weeks",
  ],
  venus: [
    'things get pleasanter there for a few weeks',
    'for a few weeks you have more charm there than effort',
  ],
  mars: [
    'you have more drive there for several weeks, and less tact',
    'for several weeks you push there, and sometimes you are pushed',
  ],
  jupiter: [
    'you get about a year of more room there',
    "for about a year there's more on offer there than you can use",
  ],
  saturn: [
    'you build there for two years or more, and it is slow before it is solid',
    'for a good two years that is where the work is',
  ],
  uranus: [
    'that part of life stops running on habit for several years',
    'for some years you can expect the unexpected there',
  ],
  neptune: [
    'that part of life gets softer at the edges for many years',
    'for years you see it with more feeling and less precision',
  ],
  pluto: [
    'that part of life is rebuilt from the ground up, over many years',
    'for years you find out there who has the say',
  ],
  chiron: [
    'an old sore point there gets some care over the next years',
    'you learn there, slowly, to go easier on yourself',
  ],
}

/** What a birthday brings, by the Sun alone. */
export const returnEffects: readonly string[] = [
  'your own year starts over, and people make room for you',
  "the day is yours, and for once you needn't share it",
  'you can say what you want from the next twelve months and be heard',
]

/** What a body does in a house that it has been in before, and backs into. */
export const reentryEffects = [
  'something that looked settled there comes up for a second look',
  'you go back over what you began there, and mend what was done in a hurry',
  'an old question there is open again for a while',
]

/** What a new sign does for everybody. */
export const ingressEffects = [
  'the tone of {topic} changes for everybody until it moves on',
  'you may find that {topic} feel a little different from then on',
]

/** What to expect when a body turns. */
export const stationEffects: Record<
  'retrograde' | 'direct',
  Record<TransitBody, readonly string[]>
> = {
  retrograde: {
    sun: [],
    moon: [],
    mercury: [
      'messages get crossed and plans get revised, so reread before you sign',
      'expect to do some things twice and to be glad of the second try',
    ],
    venus: [
      'you rethink what and whom you like, and old attachments may get in touch',
      'leave haircuts and big purchases for later and look at what you already have',
    ],
    mars: [
      'drive goes inward, and what you force tends to come undone',
      'finish the fight you are in before you start another',
    ],
    jupiter: [
      'growth slows down outside, and you take stock of what you already have',
      'the next months are for catching up with your own promises',
    ],
    saturn: [
      'you go back over what you committed to and mend the weak part',
      'the pressure eases on the outside while you check the foundations',
    ],
    uranus: [
      'the changes of this year need some time to be understood',
      'what you broke out of comes up for a second look',
    ],
    neptune: [
      'you see through a thing or two that looked better from far off',
      'an illusion wears thin, and that is useful',
    ],
    pluto: [
      'a question of power moves inside, where you can look at it',
      'you work in private on what has to change',
    ],
    chiron: ['an old hurt asks for a second look'],
  },
  direct: {
    sun: [],
    moon: [],
    mercury: [
      'answers start to arrive, and what was stuck in drafts can go out',
      'you can sign and send again after a few days',
    ],
    venus: [
      'you know what you want again, and you can say so',
      'feelings that were in doubt settle on one side or the other',
    ],
    mars: [
      'you get your push back, though it takes a week to show',
      'what you were holding back can start',
    ],
    jupiter: [
      'things can grow again where they were on hold',
      'an offer that went quiet may come back',
    ],
    saturn: [
      'work that felt stuck starts to move, slowly and for good',
      'you can build again on what you have checked',
    ],
    uranus: ['change comes out into the open again', 'what you thought through can be tried out'],
    neptune: ['dreams get their pull back', 'you can trust your imagination again, within reason'],
    pluto: ['what you worked out in private starts to show', 'a deep change moves on'],
    chiron: ['you can put into words what hurt'],
  },
}

/** How long a contact of the body is felt. */
export const stayWords: Record<TransitBody, string> = {
  sun: 'for a day or two',
  moon: 'for a couple of hours',
  mercury: 'for a day or two',
  venus: 'for a day or two',
  mars: 'for two or three days',
  jupiter: 'for a week or so',
  saturn: 'for a few weeks',
  uranus: 'for a few weeks',
  neptune: 'for some weeks',
  pluto: 'for some weeks',
  chiron: 'for a week or two',
}
