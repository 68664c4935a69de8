import type { AspectQuality } from '../../wording.ts'

// {asc}, {sun}, {moon} after "someone who", {ASC}, {SUN}, {MOON} after "you". The last sentence
// with a placement has {ref}, which names the signs of all of them.

/** Ascendant and Moon differ. */
export const contrastOpenings: string[][] = [
  [
    'People meet someone who {asc}.',
    'It takes them about a year to find out that the same person, at home, {moon}.',
    'And neither of these is what gets you out of bed: left to yourself, you {SUN}{ref}.',
  ],
  [
    'Ring at your door, and three people come to answer it.',
    'The first {asc}; the second, a step behind, {moon}; and the third, who pays the rent, {sun}{ref}.',
  ],
  [
    'You {ASC}, and people take that for the whole story.',
    'At home they would find someone who {moon}, and in your plans someone who {sun}{ref}.',
  ],
  [
    'Whoever has seen how you {ASC} would hardly guess that, at home, you {MOON}.',
    'Whoever knows both still has to learn that, with a free day in front of you, you {SUN}{ref}.',
  ],
  [
    'On the doorstep you {ASC}.',
    'One room further in you {MOON}, and the two hardly seem to live at the same address.',
    'Follow the corridor to its end, and there you {SUN}{ref}.',
  ],
  [
    'There is the version of you that people describe to each other: it {asc}.',
    'There is the version that only your kitchen knows: it {moon}.',
    'And there is the one that has been making the plans all along: it {sun}{ref}.',
  ],
  [
    'New acquaintances would swear that you {ASC}, and it is true for as long as they are in the room.',
    'Afterward you {MOON}, and on the days that are wholly yours you {SUN}{ref}.',
  ],
  [
    'You have been told that you {ASC}.',
    'Nobody has told you that you {MOON}, because nobody is there when you do.',
    'You yourself have always known one thing more: you {SUN}{ref}.',
  ],
]

/** Ascendant, Moon and Sun agree. */
export const unisonOpenings: string[][] = [
  [
    'One has to go far into you to find anything that contradicts the front door.',
    'You {ASC}; at home you {MOON}; and with a free day in front of you, you {SUN}{ref}.',
  ],
  [
    'You {ASC}, at home you {MOON}, in your plans you {SUN}{ref}: it is the same person three times over.',
    'Others are puzzled by what contradicts itself in them; you are sometimes puzzled by how little does.',
  ],
  [
    'What strangers see of you, what your kitchen sees and what you see yourself hardly differ.',
    'You {ASC}, you {MOON}, you {SUN}{ref}.',
  ],
  [
    'You {ASC}, which surprises nobody who knows that, at home, you {MOON}.',
    'And when a whole day is yours, you {SUN}{ref}, so that it all sounds like one voice.',
  ],
  [
    'Strangers could guess most of it: someone who {asc}, who, at home, {moon}, and who, given the choice, {sun}{ref}.',
    'You have one face, and you wear it on both sides of the door.',
  ],
]

/** Ascendant and Moon agree, the Sun differs. */
export const agreementOpenings: string[][] = [
  [
    'What people see of you is close to what there is.',
    'Someone who {asc} turns out, at home, to be someone who {moon}, and only your plans hold a surprise: there, you {SUN}{ref}.',
  ],
  [
    'You {ASC}, and behind that door you {MOON}, so nobody who likes the first is disappointed by the second.',
    'It is where you are headed that surprises people, since, left to yourself, you {SUN}{ref}.',
  ],
  [
    'With strangers you {ASC}, and at home you {MOON}, and the two go well together.',
    'The exception is what you want for yourself, because there you {SUN}{ref}.',
  ],
  [
    'Your door and your kitchen tell the same story: you {ASC}, and later, in private, you {MOON}.',
    'Only your wishes live somewhere else, for with a day of your own you {SUN}{ref}.',
  ],
  [
    'You {ASC}, you {MOON}, and nobody sees a seam.',
    'There is one all the same: left to yourself, you {SUN}{ref}.',
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
    'The person who comes home to it at night {moon}{ref}.',
  ],
  [
    'People who know you from the daytime would say that you {SUN}.',
    'Those who have seen you tired would say that you {MOON}{ref}, and they would be right as well.',
  ],
  [
    'Two people share your coat.',
    'The one who goes out in it {sun}; the one who hangs it up at night {moon}{ref}.',
  ],
  [
    'You {SUN}, and that is what you are known for.',
    'You also {MOON}{ref}, and for that one would have to be there in the evening.',
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
  ['Give you a day with nothing in it, and you {SUN}{ref}.', 'It takes about an hour.'],
  [
    'There is one thing you would do even if nobody ever saw it: you {SUN}{ref}.',
    'Most of your larger decisions can be traced back to it.',
  ],
  [
    'Your friends, asked to imitate you, would show how you {SUN}{ref}.',
    'They would exaggerate, though not by much.',
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
  [
    'On an evening when nobody wants anything of you, you {MOON}{ref}.',
    'It is the part of your day that needs no witness.',
  ],
  [
    'Those who have lived with you could tell that you {MOON}{ref}.',
    'Colleagues of ten years might not know it.',
  ],
  ['When you are tired, you {MOON}{ref}.', 'Rested, you do it too, only with better manners.'],
]

/** From the three placements to the first impression. */
export const firstImpressionLeads = [
  'Begin where strangers begin, with how you come in.',
  'The first few minutes with you go like this.',
  'What people notice first is quickly told.',
  'Of all this, strangers get only the beginning.',
  'A room meets you before any of that.',
  'None of this is on show when you come in; something else is.',
  'Watch somebody meet you for the first time.',
  'Your hello tells a story of its own.',
  'What a hallway learns about you is this.',
  'At the door it goes like this.',
  'What one sees in the first half minute is true, though it is not the whole.',
]

/** End of the opening: the points of the first section, {names}. */
export const previews = [
  'Much of what follows has to do with {names}.',
  'In a line, this is a portrait of {names}.',
  'A stranger who wanted to understand you could start with {names}, and so do these pages.',
  'What follows begins with {names}, because from there a good deal else becomes clear.',
  'The place to begin is {names}.',
  'If it had to go on a postcard, there would be room for one line: {names}.',
  'Most roads in what follows lead past {names}.',
  'Read on with an eye on {names}.',
  'The thread to hold on to is {names}.',
]

/** Before a balance or the Moon phase. */
export const backdropLinks = {
  absent: [
    'One thing is missing, and you have built around the gap.',
    'Something you were not given has shaped you as much as the rest.',
    'It also matters what is not there.',
    'There is an empty chair at the table, and you have learned to set it.',
  ],
  strong: [
    'Of one thing there is plenty in you.',
    'One note sounds under all the others.',
    'One color is in nearly everything you do.',
    'Whatever you do, you do it in one key.',
  ],
  moonPhase: [
    'Then there is your timing.',
    'It matters, too, at what point of a thing you are at your best.',
    'Some people are made for beginnings, some for middles, some for ends.',
    'You also have a pace of your own.',
    'When you join a thing matters as much as which thing it is.',
    'Your best hour in any undertaking comes at a certain point of it.',
  ],
}

export const closingTitles = [
  'Small enough for this week',
  'One thing before Sunday',
  'For the next seven days',
  'A task for the week',
  'Before the week is out',
  'Something to try',
]

/**
 * From the main tension to its task: {name1} is the impulse that gets the task, {name2} the other one;
 * `single` has only the first.
 */
export const taskLeads: Record<AspectQuality | 'single', string[]> = {
  tense: [
    'Nothing has to be settled between {name1} and {name2}{ref} this week, but the first of them could do with a little room.',
    'When time is short, {name1} tends to lose to {name2}{ref}, so give it one small thing of its own this week.',
    '{Name1} will quarrel less with {name2}{ref} once it has had an hour of its own.',
    'The argument between {name1} and {name2}{ref} can rest for a few days while you do the first of them a small favor.',
    '{Name1} and {name2} will go on disagreeing{ref}; meanwhile the first of them can be given something to do.',
    'You need not decide between {name1} and {name2}{ref}, only whose turn it is this week: that of the first.',
  ],
  harmonious: [
    'Between {name1} and {name2}{ref} there is nothing to repair, so use it on purpose for once.',
    'What comes easily is seldom practiced, and {name1}, with {name2} to help it{ref}, has earned some practice.',
    'With {name1} and {name2} on your side{ref}, you can afford something small and slightly uncomfortable.',
    '{Name1} and {name2} get on so well that nobody trains them{ref}; this week somebody could.',
  ],
  joined: [
    'Since {name1} never goes anywhere without {name2}{ref}, one small task will serve both.',
    '{Name1} and {name2} come as a pair{ref}; this week, give the pair something to do.',
    'You cannot practice {name1} and leave {name2} out of it{ref}, and you need not try.',
    'Where {name1} goes, {name2} goes along{ref}, so let both of them carry something this week.',
  ],
  single: [
    'Of everything in these pages, {name1}{ref} could do with a little attention this week.',
    'You could begin anywhere, and {name1}{ref} is a good place.',
    'Much of the above comes back, sooner or later, to {name1}{ref}, so begin there.',
    'If there is one thing here to take with you into the week, let it be {name1}{ref}.',
    'One thread is enough for seven days, and {name1}{ref} will do.',
  ],
}
