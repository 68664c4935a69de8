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
