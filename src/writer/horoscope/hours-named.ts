/** The hours of an event that a phrase about the time of day fits. */
const hoursOfPhrases: readonly [phrase: RegExp, from: number, to: number][] = [
  [/\bby breakfast\b/i, 0, 7],
  [/\bbefore breakfast\b/i, 0, 8],
  [/\b(?:this|by|until|since) morning\b|\bsince breakfast\b/i, 0, 11],
  [/\b(?:by|before|until) (?:lunch|lunchtime|noon|midday)\b/i, 0, 11],
  [/\b(?:at|over) lunch\b|\bat noon\b/i, 7, 13],
  [/\b(?:after|since) (?:lunch|noon)\b/i, 9, 17],
  [/\b(?:this|by the|late|before the) afternoon\b|\bthe afternoon back\b/i, 0, 16],
  [/\b(?:by|before|until)(?: the)? (?:dinner|evening)\b/i, 0, 18],
  [/\b(?:at|over) dinner\b/i, 9, 20],
  [/\b(?:tonight|this evening|after dinner)\b/i, 5, 22],
  [/\b(?:by|before|until) (?:tonight|bed|bedtime)\b/i, 0, 21],
]

/** Whether a text about an event at this hour, from 0 to 23, can say this: "by lunch" is over at 1:30 p.m. */
export function fitsHour(says: string, hour: number | undefined): boolean {
  if (hour === undefined) return true
  return hoursOfPhrases.every(
    ([phrase, from, to]) => !phrase.test(says) || (hour >= from && hour < to),
  )
}
