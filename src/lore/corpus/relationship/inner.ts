// Clauses as in manners.ts: `[hold|holds]`, {their}, {they}, {them}, {themselves}.

/** The reader has between two planets of their own what stands between the two people. After "square your Venus". */
export const yourEchoes: string[] = [
  'so part of what you hear from {partner} is an argument you were having before you met.',
  'so {partner} only says out loud what one half of you says to the other.',
  'so you know both ends of it.',
]

export const theirEchoes: string[] = [
  'so they were having this argument before you came along.',
  'so you only say out loud what one half of them says to the other.',
  'so they know both ends of it.',
]

/** What a person does with a feeling, by the house of the Moon. */
export const moonPlaces: Record<number, readonly string[]> = {
  1: [
    '[show|shows] a feeling on {their} face before {they} [know|know] about it',
    '[have|has] a face that tells people how {they} [are|are]',
  ],
  2: [
    '[need|needs] money in the bank in order to feel safe',
    '[feel|feels] better once the bills are paid',
  ],
  3: [
    '[feel|feels] better after telling somebody about it',
    '[sort|sorts] a feeling out in conversation',
  ],
  4: [
    '[keep|keeps] {their} moods within four walls',
    "[need|needs] a place of {their} own to go back to when it's been too much",
    '[find|finds] it hard to calm down away from home',
    '[feel|feels] everything more strongly at {their} own address',
    '[get|gets] over things among {their} own belongings',
    '[want|wants] to go home first and talk about it afterward',
    '[take|takes] a hard day home and [put|puts] it down there',
  ],
  5: [
    '[need|needs] some fun in order to feel loved',
    '[get|gets] over things by playing, or by making something',
  ],
  6: [
    '[get|gets] through a mood by getting something done',
    '[carry|carries] a bad day in the body and [feel|feels] better with a routine',
  ],
  7: [
    '[need|needs] another person there to know how {they} [feel|feel]',
    '[take|takes] on the mood of the person {they} [are|are] closest to',
  ],
  8: [
    '[keep|keeps] the strongest feelings for one person',
    '[let|lets] one person see how deep it goes, and nobody else',
  ],
  9: [
    '[recover|recovers] by going somewhere else, if only in a book',
    '[get|gets] over a thing by getting away from it',
    '[want|wants] to know what a bad day was good for',
    '[read|reads] about something far away until a bad mood has passed',
    '[need|needs] to see a little farther than the day in order to feel better',
    '[feel|feels] better once there is something to be learned from it',
    '[feel|feels] better with a trip to look forward to',
  ],
  10: [
    '[bring|brings] moods to work, and work home',
    '[feel|feels] how {they} [are|are] doing by how the work is going',
  ],
  11: [
    '[feel|feels] most like {themselves} among friends',
    '[get|gets] over a bad day in the company of several people',
  ],
  12: [
    '[have|has] to be alone before {they} [know|know] what {they} [feel|feel]',
    '[hide|hides] a bad mood until it has passed',
  ],
}

/** The same where the Moon's sign keeps a feeling back and the house takes it among people, or the other way around. */
export const moonPlacesAgainst: Record<number, readonly string[]> = {
  1: [
    '[show|shows] on {their} face what {they} [say|say] nothing about',
    '[look|looks] unhappy long before {they} [admit|admit] to it',
  ],
  3: [
    '[tell|tells] other people the small complaints and [keep|keeps] the large one back',
    '[say|says] a good deal on a bad day, and little of it about what is wrong',
    '[talk|talks] around a worry for a week before coming to it',
    '[chat|chats] about anything on a bad day except what made it bad',
    '[say|says] "fine" twice, and the third time the reason comes along with it',
    '[let|lets] a worry out in remarks, and somebody has to add them up',
    '[mention|mentions] a worry in passing, as if it belonged to somebody else',
    '[make|makes] a funny story out of a bad day and [leave|leaves] the bad part out',
  ],
  4: ['[show|shows] the mood anywhere and the reason for it only at home'],
  5: ['would rather be cheered up than asked about it'],
  7: ['[need|needs] one person to tell it to, and [are|is] slow to begin'],
  8: [
    '[tell|tells] one person why and [let|lets] the others guess',
    '[let|lets] people see how {they} [are|are], and [explain|explains] it to one of them',
  ],
  9: ['[say|says] at once how it is, and then [go|goes] off to get over it'],
  11: ['[want|wants] company on a bad day and [say|says] nothing about the day'],
  12: ['[show|shows] that something is wrong, and [have|has] to be alone to find out what'],
}

/** What a house of the Moon does with a feeling: keeps it, takes it among people or does something about it. */
export type Retreat = 'inward' | 'among' | 'busy'

/** What follows from the houses of the two Moons, the reader's first. */
export const retreatsOfTwo: Record<`${Retreat} ${Retreat}`, readonly string[]> = {
  'inward inward': [
    'So a bad day can go by without either of you having mentioned it.',
    'Two people who go off with a feeling can be lonely side by side, until one of them comes to look.',
  ],
  'inward among': [
    "So {partner}'s bad day is plain to see, and yours may show only in a wish to be left alone.",
    "When you close up, {partner} is likely to feel shut out, since it isn't what they would do.",
  ],
  'inward busy': [
    'So {partner} can be up and doing something about it while you are still finding out what it is.',
    'You may take their activity for a lack of feeling, and they may take your quiet for a lack of effort.',
  ],
  'among inward': [
    "So your bad day is plain to see, and {partner}'s may show only in a wish to be left alone.",
    'When {partner} closes up you feel shut out, and from their side it has little to do with you.',
  ],
  'among among': [
    'So a bad day tends to end in company, and neither of you is left guessing for long.',
    'Neither of you is good at being miserable alone, and with each other you seldom have to be.',
  ],
  'among busy': [
    'So you would like to talk about it at the moment when {partner} would like to get something done.',
    'You may wait to be asked how you are while {partner} is seeing to what caused it.',
  ],
  'busy inward': [
    'So you can be up and doing something about it while {partner} is still finding out what it is.',
    'They may take your activity for a lack of feeling, and you may take their quiet for a lack of effort.',
  ],
  'busy among': [
    'So {partner} would like to talk about it at the moment when you would like to get something done.',
    "{partner} may be waiting to be asked how they are while you're seeing to what caused it.",
  ],
  'busy busy': [
    'So you both go and do something about a bad mood, and what it was about may never come up.',
    'Both of you feel better when something has been done, and a good deal gets done without being talked about.',
  ],
}

/** What a person does with a planet in a house. */
export const marsPlaces: Record<number, string> = {
  1: '[carry|carries] {their} temper in front, where everyone can see it',
  2: '[fight|fights] soonest about money and what belongs to whom',
  3: '[fight|fights] in sentences, or in traffic',
  4: '[keep|keeps] the fighting for home',
  5: '[compete|competes] for fun and [mean|means] it',
  6: '[let|lets] off steam by working, and [get|gets] angry about how others work',
  7: '[are|is] drawn to people who push back',
  8: '[let|lets] anger go deep, and [bring|brings] it out late',
  9: '[fight|fights] for what {they} [believe|believe]',
  10: '[save|saves] {their} best hours for the job',
  11: '[fight|fights] for the group, or with it',
  12: '[keep|keeps] anger out of sight, sometimes out of {their} own',
}

export const sunPlaces: Record<number, string> = {
  1: '[take|takes] most things personally, in the good sense and the other one',
  2: '[measure|measures] {themselves} by what {they} can earn and hold on to',
  3: '[need|needs] to be talked with in order to feel noticed',
  4: '[are|is] most {themselves} at home',
  5: '[need|needs] to enjoy what {they} [do|do], and to be enjoyed',
  6: '[need|needs] to be of use',
  7: '[find|finds] out who {they} [are|are] in the company of one other person',
  8: '[save|saves] what matters for the person who has earned it',
  9: '[need|needs] something to believe in and somewhere to go',
  10: '[want|wants] to be known for something',
  11: '[are|is] at {their} best among friends',
  12: '[need|needs] time that nobody knows about',
}

export const mercuryPlaces: Record<number, string> = {
  1: '[say|says] what {they} [think|think] as it occurs to {them}',
  2: '[think|thinks] about what things cost',
  3: '[work|works] things out by talking, mostly in short bursts',
  4: '[do|does] {their} real talking at home',
  5: '[like|likes] to play with words, and [forget|forgets] that someone may take a line seriously',
  6: '[notice|notices] what needs fixing',
  7: '[think|thinks] best out loud and with somebody',
  8: "can't leave a secret alone",
  9: '[want|wants] to know what it all means',
  10: '[choose|chooses] {their} words as if somebody might quote them',
  11: '[like|likes] to talk things over with friends first',
  12: '[do|does] a good deal of {their} thinking where nobody can hear it',
}

export const venusPlaces: Record<number, string> = {
  1: '[like|likes] to be liked, and usually [are|is]',
  2: '[show|shows] affection in things that last',
  3: '[flirt|flirts] in words',
  4: '[are|is] warmest at home',
  5: '[love|loves] whatever feels like play',
  6: '[show|shows] affection in useful ways',
  7: '[find|finds] it hard to be happy alone',
  8: '[give|gives] affection to very few people, and all of it to those',
  9: '[fall|falls] for people who show {them} somewhere new',
  10: '[like|likes] to be proud of the person {they} [love|love]',
  11: '[need|needs] a love to be a friendship as well',
  12: '[like|likes] people a good deal more than it shows',
}
