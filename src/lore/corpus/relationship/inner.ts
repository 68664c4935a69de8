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

/** Where the feelings or the temper of a person show, by the house of the Moon or Mars. */
export const moonPlaces: Record<number, string> = {
  1: '[show|shows] a feeling on {their} face before {they} [know|know] about it',
  2: '[need|needs] money in the bank in order to feel safe',
  3: '[feel|feels] better after three phone calls',
  4: '[keep|keeps] {their} moods within four walls',
  5: '[need|needs] some fun in order to feel loved',
  6: '[get|gets] through a mood by getting something done',
  7: '[need|needs] another person there to know how {they} [feel|feel]',
  8: '[keep|keeps] the strongest feelings for one person',
  9: '[recover|recovers] by going somewhere else, if only in a book',
  10: '[bring|brings] moods to work, and work home',
  11: '[feel|feels] most like {themselves} among friends',
  12: '[have|has] to be alone before {they} [know|know] what {they} [feel|feel]',
}

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
  12: '[like|likes] people more than {they} [let|let] them know',
}

/** Before where each of the two goes with a feeling. */
export const retreats: readonly string[] = [
  'Each of you gets over a bad day somewhere else.',
  "A low mood doesn't take the two of you to the same place.",
  'You look for comfort in different places.',
  "What each of you does with a feeling, before it's shown, differs more than you'd think.",
]
