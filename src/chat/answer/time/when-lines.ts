/** {on} ends with a date, {event} with a gloss: each is followed by a comma or a period. */
export const leads = {
  next: [
    '{On}, {event}.',
    'The next time is {day}, when {event}.',
    '{Day}, is the next one, when {event}.',
  ],
  thereIs: ['Yes, {on}, {event}.', 'Yes, the next one is {day}, when {event}.'],
  confirmed: ['Yes, {on}, {event}.', 'Yes, it is {day}, when {event}.'],
  denied: [
    'No, it is {day}, when {event}.',
    'Not then: {on}, {event}.',
    'No, the date I get is {day}, when {event}.',
  ],
  deniedPast: ['No, it was {day}, when {event}.', 'Not then: {on}, {event}.'],
  last: ['The last time was {day}, when {event}.', '{On}, {event}, and that was the last time.'],
  now: ['It is happening now, since {event}, {on}.'],
  begin: ['It begins {on}, when {event}.', 'The start is {day}, when {event}.'],
  began: ['It began {on}, when {event}.', 'The start was {day}, when {event}.'],
  end: [
    'It ends {on}, when {event}.',
    'You have it until {day}, when {event}.',
    "It's over {on}, when {event}.",
  ],
  ended: ['It ended {on}, when {event}.', 'It was over by {day}, when {event}.'],
  stay: [
    '{On}, {event}, and that lasts until {until}.',
    'It runs from {day}, when {event}, until {until}.',
  ],
  stayed: [
    'The last time was from {day}, when {event}, to {until}.',
    '{On}, {event}, and that went on until {until}.',
  ],
  running: [
    "You're in it now: it began {on}, when {event}, and it lasts until {until}.",
    'Until {until}, since it began {on}, when {event}.',
  ],
  last_exact: [
    'The last exact one is {day}, when {event}.',
    'It peaks for the last time {on}, when {event}.',
    'You have it until about {day}, when {event}, for the last time.',
  ],
  all: [
    'I find {count} {searched}, and the next is {day}, when {event}.',
    'There are {count} {searched}; the next is {day}, when {event}.',
  ],
  all_past: ['I find {count} {searched}, and the last of them was {day}, when {event}.'],
}

export const never = [
  "It doesn't happen {searched}, which is as far as I looked.",
  'Not {searched}, which is as far as I looked.',
  'I find no date for that {searched}.',
]

/** For "Is Mercury retrograde in April?" */
export const noNever = ['No, not {searched}.', 'No, I find none {searched}.']

/** The nearest one outside of what was asked. */
export const neverNext = [
  'The one that comes next is {day}, when {event}.',
  'The nearest I have is {day}, when {event}.',
]

export const neverMore = [
  "I checked the positions day by day, so that is a plain no and there isn't a maybe in it.",
  'That comes out of the positions themselves, so you can plan as if it were not on the calendar.',
  'Some of these things come once in decades, and this stretch is not the one.',
]

export const neverInstead = [
  'Ask me what else is touching that part of your chart, and I can tell you what does come and on which day.',
  'If you tell me what you were hoping it would bring, I can look for the nearest thing to it in the next two years.',
  'If it was an old memory you wanted to date, tell me the year and I can say what was exact then.',
  'What I can do is tell you what comes instead, if you give me a month or a subject.',
]

/** What it brings: {for} is how long, "for a day or two". */
export const effects = {
  contact: [
    '{Effect}.',
    '{For} {effect}.',
    'You would know it because {effect}.',
    'Around then {effect}.',
    "It's one of those times when {effect}.",
  ],
  other: ['{Effect}.'],
}

/** What the natal point is in the person, and what they may see of it. */
export const scenes = {
  point: [
    'Your {natal} is the part of you that {part}, so {scene}.',
    'That reaches the part of you that {part}, so {scene}.',
    'It touches the part of you that {part}, and most likely {scene}.',
  ],
  house: [
    'In your chart that touches {matter}, so {scene}.',
    'For you it has to do with {matter}, and most likely {scene}.',
    'The place to look is {matter}: {scene}.',
  ],
  bare: ['Most likely {scene}.', 'You may find that {scene}.'],
}

/** {before}, {after} and {others} are dates. */
export const passes = {
  past: [
    'It was the {number} of {of}, with the others on {others}.',
    'That was the {number} of {of}; the others fall on {others}.',
  ],
  first: [
    "It's the first of {of}, with the others on {after}.",
    'It comes {of} times, and this is the first; it comes again on {after}.',
  ],
  middle: [
    "It's the {number} of {of}, after {before}, and the rest of it comes on {after}.",
    'That makes it the {number} of {of}, between {before} and {after}.',
  ],
  last: [
    "It's the last of {of}, after {before}.",
    'That is the {number} of {of} and the last, after {before}.',
  ],
}

export const afters = [
  'After that, the next is {day}.',
  'The one after is {day}.',
  'The next after that comes {on}.',
]

export const expectations = [
  'My bet is {bet}.',
  "I'd put my money on {bet}.",
  'What I expect is {bet}.',
  "If I had to name one thing, I'd say {bet}.",
]

export const pastGuesses = [
  'So my bet is {bet}.',
  "If I had to guess, I'd say {bet}.",
  'I would connect that with {bet}.',
]

export const matters = [
  'In your chart that has to do with {matter}.',
  'For you the part of life it touches is {matter}.',
  "You'd notice it in {matter}.",
]

export const pastMatters = [
  'If it did what it usually does, you noticed it in {matter}.',
  'In your chart that had to do with {matter}.',
  'I would look for traces of it in {matter}.',
]
