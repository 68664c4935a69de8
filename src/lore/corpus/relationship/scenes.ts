import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality } from '../../wording.ts'

export type Scene = 'meet' | 'days' | 'quarrel' | 'repair' | 'purpose'

export const sceneTitles: Record<Scene | 'practice', string[]> = {
  meet: ['How you meet', 'First impressions', 'What draws you'],
  days: ['Ordinary days', 'A normal week', "Living with each other's habits"],
  quarrel: ['The fight you keep having', 'What you fight about', 'The argument that comes back'],
  repair: ['How you make up', 'After the fight', 'Finding your way back'],
  purpose: ['What this is for', 'What you are good at together', 'What you do for each other'],
  practice: ['What to practice', 'Three things to try', 'Something to try'],
}

/** How two signs stand: the same, of one element, of elements that get along, or of others. */
export type Kinship = 'same' | 'kindred' | 'friendly' | 'foreign'

/** After how each of the two meets people. */
export const meetingTurns: Record<Kinship, string[]> = {
  same: [
    'You know the routine from the inside, so neither of you was fooled for long.',
    'It takes one to know one, and you recognized each other early.',
    'Two people with the same entrance either compete or relax, and you have probably done both.',
    'People may have taken you for relatives on the first evening.',
  ],
  kindred: [
    'The styles differ and the temperature is the same, which made the start easy.',
    'Neither of you had to translate.',
    'It is the same idea in two accents, and you understood each other from the beginning.',
    'You had the same sense of when to talk and when to let it be.',
  ],
  friendly: [
    'The two fit together well, since each of you supplies what the other leaves out.',
    'It makes for an easy beginning, with enough difference to keep you curious.',
    "Neither of you does it the other's way, and neither of you minds.",
    'You each notice things that the other one would have walked past.',
  ],
  foreign: [
    'You may have misread each other at first, and the misreading was probably part of the interest.',
    'It takes a little while for two such different beginnings to turn into one conversation.',
    'Each of you does at the start what the other one would do last, so a first evening can go either way.',
    "The two of you were not each other's type on paper, and you met in person.",
    'One of you sets a pace that the other one would never have chosen, and both of you have been late for something because of it.',
    "You had to learn each other's signals, and a few of them still get lost.",
  ],
}

/** After what each of the two needs at home. */
export const homeTurns: Record<Kinship, string[]> = {
  same: [
    'There is a great comfort in that, and also a risk, since on a bad day you both need the same thing from each other at once.',
    'So the large questions of a household hardly come up, and the small ones matter more.',
    'You rarely have to ask what the other one needs. You rarely do ask, which is the catch.',
  ],
  kindred: [
    'The needs are close enough that most evenings arrange themselves.',
    'You would furnish different rooms and be comfortable in both.',
    "It is easy to be tired in each other's company.",
    'Left alone together for a week, you would fall into one routine.',
  ],
  friendly: [
    'The two can be had on the same evening, one after the other.',
    'You take turns without having agreed to, and it works better than a schedule would.',
    "Each of you gets something out of the other's way of recovering.",
    'Most evenings have room for both.',
  ],
  foreign: [
    "After a hard day the two don't go together, and somebody has to wait.",
    'What restores one of you can tire the other one out, so it helps that there is more than one room.',
    'Neither is unreasonable, and on a Tuesday evening they still collide.',
    'You can each be right about how to end a day, and it is still only one evening.',
    'A good week is one in which each of you got some of it.',
    'One of you is winding down just as the other one is winding up.',
  ],
}

/** After how each of the two fights. */
export const fightTurns: Record<Kinship, string[]> = {
  same: [
    'Two people with the same weapon know where it hurts.',
    'You fight by the same rules, so at least the fights are fair.',
    "Neither of you can claim to be surprised by the other's methods.",
    'It can take a third person to point out that you have both been saying the same thing.',
  ],
  kindred: [
    'The tempo is the same, which keeps your fights short or makes them very long.',
    "You understand each other's anger, even while you are on the wrong end of it.",
    'At least you both know when it has started.',
  ],
  friendly: [
    'The two styles can feed each other, and then nobody remembers who started.',
    'It is an uneven contest, and each of you wins the kind you are better at.',
    'Neither of you lets a fight get boring.',
    'Somebody usually sees how it looks from outside, and then it is over.',
  ],
  foreign: [
    "You're often not in the same fight at the same time.",
    "Each of you thinks that the other one isn't fighting fair, and by your own rules you're both right.",
    'One of you is relieved when it is finally said, and the other one wishes that it had not been.',
    'By the time one of you is ready to talk, the other one has finished.',
    "You'd each win easily if the other one would only fight your way.",
    'It takes you a while to notice that you are both angry about the same thing.',
  ],
}

/** What a quarrel is about on the side of a point, as a noun. */
export const causes: Record<AspectPoint, string[]> = {
  sun: ['pride', 'authority'],
  moon: ['comfort', 'closeness'],
  mercury: ['logic', 'tact'],
  venus: ['affection', 'taste'],
  mars: ['anger', 'impatience'],
  jupiter: ['enthusiasm', 'a big promise'],
  saturn: ['duty', 'caution'],
  uranus: ['freedom', 'a change of plan'],
  neptune: ['a hope', 'an assumption'],
  pluto: ['control', 'trust'],
  asc: ['a manner', 'a first reaction'],
  mc: ['work', 'ambition'],
}

/** First sentences of the scene of a quarrel; {one} and {other} are causes, {one} that of the reader. */
export const quarrelOpeners: Record<AspectQuality, string[]> = {
  tense: [
    'It starts with {one} on your side and {other} on theirs.',
    'Most of your quarrels come down to {one} against {other}.',
    'You would say that the fight is about {one}, and {partner} would say that it is about {other}.',
    'Where {one} meets {other}, you two have had the same fight more than once.',
    'It can begin anywhere, and before long it is {one} against {other} again.',
    'You could both recite the argument, with {one} in your lines and {other} in theirs.',
    'When you argue, {one} is usually on one side of it and {other} on the other.',
  ],
  joined: [
    'When you do fight, it is because {one} and {other} have come too close together.',
    'What you share most is also what you fight over, and here it is {one} and {other}.',
    'There is little distance between {one} and {other}, and some of your fights come from that.',
  ],
  harmonious: [
    "You don't fight often, and you may not be very good at it.",
    'There is no great quarrel between you, only a small one that comes back.',
    'What you fight about is mostly the manner of fighting.',
  ],
}

/** Between the reader's side of a quarrel and the partner's. */
export const otherSides: string[] = [
  'It looks different from the other side.',
  'There are two sides to it.',
  'From where {partner} stands it goes another way.',
  'Now the same thing from across the room.',
  '{partner} has another version.',
  'Ask {partner}, and the story begins somewhere else.',
  'None of that is how it looks to {partner}.',
  'Meanwhile {partner} is having a different evening.',
]

/** For a second hard contact; {one} and {other} are causes. */
export const secondQuarrels: string[] = [
  'There is a second sore point, quieter than the first, where {one} runs into {other}.',
  'The other difficulty is between {one} and {other}.',
  "That isn't the only place where you rub.",
  'Something else tends to get mixed into it, and that has to do with {one} and {other}.',
  'Then there is the matter of {one} and {other}.',
]

/** First sentences of the scene of making up. */
export const repairOpeners: string[] = [
  "You don't make peace the same way.",
  'The fight ends sooner for one of you than for the other.',
  'What happens afterward matters more than who was right.',
  'Making up is a skill, and you have different halves of it.',
  'Neither of you likes the silence afterward, and you end it differently.',
  'Somebody has to go first, and you two have different ideas of what that looks like.',
  'You each have a way back, and they start from different ends.',
  'An apology means one thing to you and another to {partner}.',
]
export const repairOpenersAlike: string[] = [
  'At least you make peace the same way.',
  'Afterward you want the same thing, if one of you will go first.',
  'You both know the way back.',
]

/** Before what helps after the quarrel. */
export const helpHinges: string[] = [
  'What gets you out of it is known by now.',
  'There is a way back, and you have both used it.',
  'It does get better, and usually by the same route.',
  'The old quarrel has a remedy, too.',
  'Something does help.',
  "It doesn't have to end there.",
]

/** First sentences of the last scene, by the quality of the contact that leads it. */
export const purposeOpeners: Record<AspectQuality, string[]> = {
  harmonious: [
    'None of that is the main thing.',
    'The best of it shows when there is something to do together.',
    'Over the years, one thing between you keeps paying.',
    'What you are to each other goes beyond the good days and the bad ones.',
  ],
  joined: [
    'Some things happen only when the two of you are in the same room.',
    'You have something in common that neither of you could do alone.',
    'The two of you add up to something.',
    'There are things that only the two of you can get done.',
  ],
  tense: [
    'Even the hard part is good for something.',
    'What is difficult between you is also what keeps either of you from staying the same.',
    'You have both changed because of each other, and not by being comfortable.',
  ],
}

/** How a planet of one chart falls into a house of the other; `{they}` is the guest, `{their}` the host's. */
export const housesShared: Record<number, { theirs: string[]; yours: string[] }> = {
  1: {
    theirs: [
      'You notice {partner} in any crowd, and you carry yourself a little differently when they are there.',
    ],
    yours: [
      '{partner} probably looks at you for a reaction before they know that they are doing it.',
    ],
  },
  2: {
    theirs: [
      '{partner} has opinions about what you spend, and some of your habits with money have begun to follow theirs.',
    ],
    yours: ['You affect what {partner} thinks they can afford, in money and in self-respect.'],
  },
  3: {
    theirs: [
      '{partner} is in your day by way of small messages, and a morning without one has something missing.',
    ],
    yours: [
      'You are the person {partner} tells the small news to, before it has turned into a story.',
    ],
  },
  4: {
    theirs: [
      '{partner} came into your home life early, and a room of yours feels more lived in after they have been in it.',
    ],
    yours: ['{partner} probably felt at home around you before there was a reason to.'],
  },
  5: {
    theirs: [
      '{partner} makes you playful, and you have more fun together than a calendar of adults has room for.',
    ],
    yours: ['You bring out something playful in {partner} that does not get much use at work.'],
  },
  6: {
    theirs: [
      '{partner} shows up in your routines, down to what you eat on a weekday and when you go to bed.',
    ],
    yours: [
      "You have probably improved one or two of {partner}'s routines and put up with a few others.",
    ],
  },
  7: {
    theirs: [
      '{partner} gives you the sense of facing an equal, which is pleasant on most days and a challenge on some.',
    ],
    yours: ['{partner} tends to think of the two of you as a pair, sometimes before you have.'],
  },
  8: {
    theirs: [
      '{partner} gets told things that you keep from other people, and you have wondered how that happened.',
    ],
    yours: [
      'You know more about {partner} than most people are allowed to, and both of you are aware of it.',
    ],
  },
  9: {
    theirs: [
      '{partner} widens your horizon, and a conversation with them can make a foreign country seem nearby.',
    ],
    yours: [
      "You make {partner} curious about things they had filed under other people's interests.",
    ],
  },
  10: {
    theirs: [
      '{partner} matters to your work and your name in public, if only because you care what they think of both.',
    ],
    yours: [
      'You influence how {partner} appears to the world, and they probably consult you before anything that shows.',
    ],
  },
  11: {
    theirs: [
      'Whatever else {partner} is to you, they are a friend, and they belong in your plans for the future.',
    ],
    yours: [
      "You are part of {partner}'s circle and of what they hope for, even on days when you don't agree.",
    ],
  },
  12: {
    theirs: [
      '{partner} reaches a part of you that you keep to yourself, so you may need time alone after a good visit.',
    ],
    yours: [
      'You touch something in {partner} that they do not talk about, and they may go quiet around you for no reason they could give.',
    ],
  },
}
