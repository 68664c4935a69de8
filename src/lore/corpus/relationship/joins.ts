import type { Element } from '#sky/fact-base.ts'

// How one thing between two people answers, feeds or worsens another. {Their} and {their} are "your" or "{partner}'s".

type Felt = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/** After a contact that helps, of a planet that is also in the quarrel. */
export const sameInQuarrel: Record<Felt, readonly string[]> = {
  sun: [
    "It's the same pride that gets stung when you two argue, and here nobody steps on it.",
    'The pride that makes {their} half of the quarrel so stubborn does nothing but good here.',
    "Here you see what {their} pride is like when it doesn't have to defend itself.",
    "When you argue, {their} pride is what gets hit, so it's worth knowing how it looks in good company.",
  ],
  moon: [
    "It's the same soft spot that gets hit when you two argue, and here it's safe.",
    "{Their} feelings are the ones that get hurt when you argue, and here they're in good hands.",
    "Anyone this open can also be hurt, and when you argue that's where it happens.",
    'The feelings that run so high in your quarrel are {their} best side here.',
  ],
  mercury: [
    "It's {their} way with words that gets the two of you into arguments as well, and this is the better use of it.",
    'The words that go wrong when you argue come out right here.',
    "It's worth remembering in an argument, when {their} words seem to do nothing but harm.",
  ],
  venus: [
    "It's the same wish to be liked that gets hurt when you argue, and here it gets its answer.",
    "When you argue, {their} affection is the first thing to be doubted, and here there's no doubting it.",
    'What goes missing in your quarrel is exactly this.',
    "The tenderness that's so easily hurt when you argue isn't in any danger here.",
  ],
  mars: [
    "It's the same push that you run into when you argue, so you can't very well have the one without the other.",
    "The drive that's so much in the way when you argue is a help here, and it's the same drive.",
    "When you argue {their} temper is the trouble, and here it's only energy.",
    'What feels like a shove in your quarrel feels like wind in the back here.',
  ],
  jupiter: [
    "It's the same large hope that you argue about, and here it does what it was meant to.",
    "When you argue there seems to be too much of {their} confidence, and here there's just enough.",
    "The big words that get on somebody's nerves in your quarrel are welcome here.",
  ],
  saturn: [
    "It's the same carefulness that hurts when you argue, and here it holds things up.",
    'When you argue {their} caution feels like a verdict, and here you can lean on it.',
    'What sounds like a no in your quarrel is the same thing that makes this last.',
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
    '{Their} feelings have one more thing to get past.',
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

/** Before a second hard contact of other planets: `{matter}` is what it is about, as in thesis.ts. */
export const furtherLeads: readonly string[] = [
  'You can also disagree about {matter}.',
  'A smaller quarrel is about {matter}.',
  "On some days it's about {matter} instead.",
  "When you're both tired, it can be about {matter} as well.",
  "You don't always agree about {matter}, either.",
  'The other thing you argue about is {matter}.',
  'Now and then the trouble is about {matter}.',
  'A second quarrel, and a shorter one, is about {matter}.',
]

/**
 * How the other one takes what stands between a person and being loved, by the planet in hard aspect to that person's
 * Venus and the element of the other one's Venus: clauses as in strains.ts. {owner}, {owned} and {owners} are the
 * person with the aspect, as "you" or "they".
 */
export const catchTaken: Partial<Record<string, Record<Element, string>>> = {
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
  },
  jupiter: {
    fire: '[cheer|cheers] {owned} on, so that nobody is left to count',
    earth: '[do|does] the counting, and would like not to be the only one',
    air: '[find|finds] it charming, and [ask|asks] about the bill in passing',
    water: '[take|takes] every gift for a promise',
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
