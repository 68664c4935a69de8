import type { Element } from '#sky/fact-base.ts'
import type { Sign } from '#sky/zodiac.ts'

// How one thing between two people answers, feeds or worsens another. {Their} and {their} are "your" or "{partner}'s".

type Felt = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/**
 * Before a contact that helps, of a planet that is also in the quarrel. {They}, {them} and {their} are whose planet it
 * is, {other} the other one, whose verbs are in brackets as in authored.ts.
 */
export const answers: Record<Felt, readonly string[]> = {
  sun: [
    "{Other} also [know|knows] how to be good for {their} pride, and it's worth remembering in a quarrel.",
    'What helps {them} get over it is to feel respected, and {other} [are|is] good at that.',
    '{Their} pride has less to fear from {other} than it seems in a quarrel.',
  ],
  moon: [
    '{Other} also [have|has] what calms {them} down.',
    "{Their} feelings are hurt in the quarrel, and in other ways they're safe with {other}.",
    'What helps {them} feel safe again comes from {other} as well.',
  ],
  mercury: [
    '{Other} can also get through to {them}, and it happens in another way.',
    '{Their} words do better once the quarrel is over.',
    'Words are what hurts in the quarrel, and between you they can also help.',
  ],
  venus: [
    '{Other} also [know|knows] what makes {them} feel loved.',
    'What helps {them} get over it is to feel liked, and {other} [are|is] good at that.',
    "{Their} affection gets hurt in the quarrel, and it doesn't go away.",
  ],
  mars: [
    '{Other} also [know|knows] what to do with {their} temper.',
    'The drive that gets {them} into the quarrel can get {them} out of it.',
    '{Their} anger goes faster when the energy has somewhere else to go.',
  ],
  jupiter: [
    '{Other} also [know|knows] what {their} confidence is good for.',
    '{Their} good will is the first thing to come back after a quarrel.',
  ],
  saturn: [
    '{Other} also [know|knows] what {their} caution is good for.',
    '{Their} sense of duty helps you both to make up.',
  ],
}

/** Before a second hard contact of a planet that is also in the quarrel. */
export const againInQuarrel: Record<Felt, readonly string[]> = {
  sun: [
    '{Their} pride runs into something else as well.',
    "There's another place where {their} pride gets caught.",
    "It doesn't help that {their} pride has a second sore point.",
  ],
  moon: [
    'The same soft spot gets hit from another side.',
    'One more thing is hard on {their} feelings.',
    "It doesn't help that {their} feelings get stepped on in a second way.",
  ],
  mercury: [
    '{Their} words cause trouble in one more place.',
    'Something else goes wrong between you in words.',
    "It doesn't help that {their} words can be taken wrong in a second way.",
  ],
  venus: [
    'Affection meets trouble from another side, too.',
    '{Their} wish to be liked gets caught in something else as well.',
    'Being liked is at stake in one more place.',
  ],
  mars: [
    '{Their} temper finds a second way in.',
    "The same push meets something else that won't move.",
    "It doesn't help that {their} temper has one more thing to catch on.",
  ],
  jupiter: ['{Their} hopes run into something else as well.', 'Hope gets in the way once more.'],
  saturn: [
    '{Their} caution rubs in one more place.',
    'The same carefulness chafes elsewhere, too.',
  ],
}

/** Before a second contact that helps, of a point of the same person: {them} and {their} are whose it is, {other} the other one. */
export const againWell: Record<Felt | 'asc' | 'mc', readonly string[]> = {
  sun: [
    '{Their} plans matter to {other} in another way, too.',
    'There is one more thing here that does {their} pride good.',
  ],
  moon: [
    'There is more here that does {their} feelings good.',
    '{Their} moods have to do with something else as well.',
  ],
  mercury: [
    'Talk does something else for the two of you.',
    '{Their} words have a second use between you.',
  ],
  venus: [
    '{Their} affection has a second reason.',
    'There is one more thing about {other} to please {them}.',
  ],
  mars: [
    '{Their} energy is good for something else, too.',
    '{Their} drive turns up in one more place.',
  ],
  jupiter: [
    'The same good will goes further than that.',
    '{Their} confidence does one more thing for you both.',
  ],
  saturn: [
    '{Their} patience has a second use here.',
    'The same steadiness helps in another way, too.',
  ],
  asc: ['There is more that shows as soon as you two are in a room.'],
  mc: ['{Their} work comes into it in one more way.'],
}

/** Before a second hard contact of other planets: `{matter}` is what it is about, as in thesis.ts. */
export const furtherLeads: readonly string[] = [
  'You can also disagree about {matter}.',
  'A smaller quarrel is about {matter}.',
  "When you're both tired, it can be about {matter} as well.",
  "You don't always agree about {matter}, either.",
  'The other thing you argue about is {matter}.',
  'A second quarrel, and a shorter one, is about {matter}.',
]

/** After a contact whose two planets meet the other way around as well: one that helps, or one that is hard. */
export const mirrored: Record<'easy' | 'hard', readonly string[]> = {
  easy: [
    'The same goes in the other direction ({contact}).',
    "It's the same the other way around ({contact}).",
    'Each of you knows both sides of that ({contact}).',
    "On another day it's the other way around ({contact}).",
    'You have that effect on each other ({contact}).',
    'Each of you does this for the other ({contact}).',
    'Neither of you is only on the receiving end of it ({contact}).',
  ],
  hard: [
    'The reverse happens, too ({contact}).',
    'You each do it to the other ({contact}).',
    'On other days you trade places ({contact}).',
    'Now and then it happens with the parts reversed ({contact}).',
    'The same contact stands the other way around, so it comes back to each of you ({contact}).',
  ],
}

/** Before what is at odds with something that was said of one of the two: it names the habit, as a clause of habits.ts. */
export const differentLeads: Record<'you' | 'partner', readonly string[]> = {
  you: [
    'In other matters, though, you {do}.',
    'There are also days when you {do}.',
    'On another subject you {do}.',
  ],
  partner: [
    'In other matters, though, {partner} {does}.',
    'There are also days when {partner} {does}.',
    'On another subject {partner} {does}.',
  ],
}

/** The same before what a Sun says against the first impression of a person. */
export const impressionLeads: Record<'you' | 'partner', readonly string[]> = {
  you: [
    'Once people know you better, you {do}.',
    'By the second or third time you {do}.',
    'What people see of you later is that you {do}.',
  ],
  partner: [
    'Once you know {partner} better, they {do}.',
    'By the second or third time {partner} {does}.',
    'What you see of {partner} later is that they {do}.',
  ],
}

/**
 * How the other one takes what stands between a person and being loved, by the planet in hard aspect to that person's
 * Venus and the element of the other one's Venus: clauses as in strains.ts. {owner}, {owned} and {owners} are the
 * person with the aspect, as "you" or "they". A sign takes it in its own way where it isn't like its element.
 */
export const catchTaken: Partial<
  Record<string, Record<Element, string> & Partial<Record<Sign, string>>>
> = {
  moon: {
    fire: 'would rather be told straight out what {owner} want',
    earth: '[notice|notices], and [do|does] something practical about it without a word',
    air: "[take|takes] {owners} word for it that everything's fine",
    water: '[know|knows] it at once, and [wait|waits] to be told',
  },
  mars: {
    fire: '[like|likes] the heat and [add|adds] to it',
    earth: 'would rather have the evening slowly, and [dig|digs] in',
    air: '[make|makes] a joke of it, and quite often that works',
    water: '[hear|hears] the impatience and [go|goes] quiet',
    Virgo: '[offer|offers] to help with something, which was not what {owner} had in mind',
    Libra: '[try|tries] to smooth it over, and [get|gets] a little more polite',
    Aquarius: '[step|steps] back until it has blown over',
  },
  jupiter: {
    fire: '[cheer|cheers] {owned} on, so that nobody is left to count',
    earth: '[do|does] the counting, and would like not to be the only one',
    air: '[find|finds] it charming, and [ask|asks] about the bill in passing',
    water: '[take|takes] every gift for a promise',
    Pisces: '[go|goes] along with all of it, so that nobody keeps count',
  },
  saturn: {
    fire: '[run|runs] out of patience with it and [say|says] so, which makes it slower',
    earth: '[understand|understands] it better than most people would, and can wait',
    air: 'would like to have it in words, at least now and then',
    water: '[know|knows] that the feeling is there, and still [miss|misses] hearing of it',
  },
  uranus: {
    fire: '[take|takes] it for a dare and [come|comes] looking',
    earth:
      '[take|takes] it harder than {owner} mean it, and [need|needs] to hear when {owner} will be back',
    air: "[aren't|isn't] easily alarmed by it, and would like some room as well",
    water: '[feel|feels] the change before anything is said, and [expect|expects] the worst',
    Leo: '[take|takes] it for a lack of interest, and would like to be won back',
    Libra: '[want|wants] a life for two, and would like to be asked before the plan changes',
  },
  neptune: {
    fire: 'would rather be loved for who they are on a bad day',
    earth: 'would rather be loved for something that happened on Tuesday',
    air: '[talk|talks] {owned} gently back to the facts',
    water: '[dream|dreams] along, so that neither of you checks',
  },
  pluto: {
    fire: '[give|gives] {owned} a straight answer, and nothing helps sooner',
    earth: "[answer|answers] by staying, and it's the one argument that {owner} believe",
    air: '[feel|feels] cross-examined and [go|goes] out for some air',
    water: '[know|knows] the same fear, and the two of you can frighten each other with it',
  },
}
