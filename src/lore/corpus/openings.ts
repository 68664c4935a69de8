// Slots as in bridges.ts, by what speaks: {asc}, {sun}, {moon} after "someone who",
// {ASC}, {SUN}, {MOON} after "you".

/** Ascendant and Moon speak differently: what people meet is not what they find. */
export const contrastOpenings: string[][] = [
  [
    'People meet someone who {asc}.',
    'It takes them about a year to find out that the same person {moon}{ref}.',
    'And neither of these is what gets you out of bed: left to yourself, you {SUN}.',
  ],
  [
    'Ring at your door, and three people come to answer it.',
    'The first {asc}; the second, a step behind, {moon}; and the third, who pays the rent, {sun}{ref}.',
  ],
  [
    'You {ASC}, and people take that for the whole story.',
    'At home they would find someone who {moon}{ref}, and in your plans someone who {sun}.',
  ],
  [
    'Whoever has seen how you {ASC} would hardly guess that you {MOON}{ref}.',
    'Whoever knows both still has to learn that, with a free day in front of you, you {SUN}.',
  ],
  [
    'The person who {asc} and the person who {moon} go by the same name, which is yours{ref}.',
    'What keeps them in one coat is a third, who {sun}.',
  ],
  [
    'On the doorstep you {ASC}.',
    'One room further in you {MOON}{ref}, and the two hardly seem to live at the same address.',
    'Follow the corridor to its end, and there you {SUN}.',
  ],
  [
    'There is the version of you that people describe to each other: someone who {asc}.',
    'There is the version that only your kitchen knows, which {moon}{ref}.',
    'And there is the one that has been making the plans all along, which {sun}.',
  ],
  [
    'New acquaintances would swear that you {ASC}, and it is true for as long as they are in the room.',
    'Afterward you {MOON}, and on the days that are wholly yours you {SUN}{ref}.',
  ],
  [
    'You have been told that you {ASC}.',
    'Nobody has told you that you {MOON}{ref}, because nobody is there when you do.',
    'You yourself have always known one thing more: you {SUN}.',
  ],
]

/** Ascendant, Moon and Sun speak alike. */
export const unisonOpenings: string[][] = [
  [
    'It is unusual how far in one has to go to find anything in you that contradicts the front door.',
    'You {ASC}; at home you {MOON}; and with a free day in front of you, you {SUN}{ref}.',
  ],
  [
    'You {ASC}, you {MOON}, you {SUN}{ref}: it is the same person three times over.',
    'Others are puzzled by what they contradict; you are sometimes puzzled by how little you do.',
  ],
]

/** Ascendant and Moon speak alike, the Sun differently. */
export const agreementOpenings: string[][] = [
  [
    'What people see of you is close to what there is.',
    'Someone who {asc} turns out, at home, to be someone who {moon}{ref}, and only your plans hold a surprise: there, you {SUN}.',
  ],
  [
    'You {ASC}, and behind that door you {MOON}{ref}, so nobody who likes the first is disappointed by the second.',
    'The one who decides where all this is going is a third, who {sun}.',
  ],
]

/** Without a birth time: Sun and Moon. */
export const dayAndNightOpenings: string[][] = [
  ['In daylight you {SUN}.', 'Once the door is closed, another hand takes over: you {MOON}{ref}.'],
  [
    'What you go out for and what you come home for are two different things.',
    'Out there you {SUN}; at home you {MOON}{ref}.',
  ],
  [
    'Someone who {sun} leaves your house in the morning.',
    'Someone who {moon} lets them in again at night{ref}, and asks how it went.',
  ],
]

/** Without a birth time, on a day when the Moon changed sign. */
export const sunOpenings: string[][] = [
  [
    'Left to yourself, you {SUN}{ref}.',
    'You did it as a child, and it has only become better dressed.',
  ],
  [
    'If one had to describe you to a stranger in a single line, it would be that you {SUN}{ref}.',
    'A single line leaves most of it out, of course.',
  ],
]

/** Without a birth time, on a day when the Sun changed sign. */
export const moonOpenings: string[][] = [
  [
    'Whoever has seen you at home knows that you {MOON}{ref}.',
    'Most people have not seen you at home.',
  ],
  [
    'The surest thing about you happens after the door has closed: you {MOON}{ref}.',
    'Everything else in you starts from there, and comes back to it at night.',
  ],
]

/** What the whole text turns on: the emblems of its threads. */
export const previews = [
  'Keep an eye on {list}; most of what follows turns on them.',
  'Most of your story can be told with {list}.',
  'If your life were a still life, the painter would need {list}.',
  'What follows is about {list}, and about what they want from each other.',
  'A stranger who wanted to understand you could start with {list}.',
  'You will meet {list} again below; between them they run most of your days.',
  'The objects in this portrait are few: {list}.',
  'Put {list} on one shelf, and you have a fair likeness.',
]

export const closingTitles = [
  'Small enough for this week',
  'One thing before Sunday',
  'For the next seven days',
  'A task for the week',
  'Before the week is out',
  'Something to try',
]

/** Before what the chart lacks, has much of, or was born under. */
export const backdropLinks = {
  absent: [
    'One thing is missing, and you have built around the gap.',
    'What a chart leaves out can be heard, too.',
    'There is also an empty chair.',
    'Something you were not given has shaped you as much as the rest.',
  ],
  strong: [
    'Of one thing there is plenty.',
    'One color is in nearly everything you do.',
    'There is a bass note under all of it.',
  ],
  moonPhase: [
    'You also have a season of your own.',
    'Then there is your timing.',
    'Everyone begins at a different hour of the tale.',
    'There is also the hour at which you come in.',
    'Your pace is a chapter of its own.',
    'You keep a calendar that nobody printed.',
    'It matters, too, at what point of a thing you are at your best.',
  ],
}

/** After the task: the thread is watched while it happens. */
export const closingGlances = [
  'Watch what {x} does meanwhile.',
  'See whether {x} objects.',
  'Listen afterward to what {x} has to say.',
  'If {x} protests, let it, and go on.',
  'Let {x} come along and carry something.',
  'Whatever {x} says about it, do it anyway, once.',
  'Tell {x} it is only for a week.',
  'Afterward you may go straight back to {x}.',
]

/** The last paragraph takes leave of the main thread before it gives its task. */
export const farewells: Record<'joined' | 'harmonious' | 'tense' | 'single', string[]> = {
  tense: [
    '{X} and {y} will not be reconciled by Sunday, and nothing requires it.',
    'You need not settle anything between {x} and {y} this week.',
    'Leave {x} and {y} to their argument for a few days and try something smaller.',
    '{X} and {y} have waited for years and can wait until Monday.',
    'Let {x} win on Tuesday and {y} on Thursday; nobody is counting.',
  ],
  harmonious: [
    'Between {x} and {y} there is nothing to repair; there is something to use.',
    'You have {x} and you have {y}, and this week one of them could do a little work.',
    'What {x} and {y} have always done by themselves, do once on purpose.',
    'With {x} and {y} on your side, you can afford something small and slightly uncomfortable.',
    'You may rely on {x} and {y}; here is something for them to do.',
  ],
  joined: [
    'You cannot pull {x} and {y} apart, and for a week you might stop trying.',
    'Since {x} and {y} go everywhere together, send them somewhere good.',
    '{X} and {y} arrive together, so give them one errand.',
  ],
  single: [
    'Of everything in these pages, {x} would gain most from a little practice.',
    'Start with {x}, since so much else in you hangs on it.',
    'You could begin anywhere, and {x} is a good place.',
    'Everything above comes back, sooner or later, to {x}.',
  ],
}
