import { beyondPatterns } from './beyond-patterns.ts'
import { chartPatterns } from './chart-patterns.ts'
import { ordinaryPatterns } from './ordinary-patterns.ts'
import { type Candidate, MIN_SCORE, type Part } from './part.ts'
import { usWords } from './person-patterns.ts'
import { talkPatterns } from './social-patterns.ts'
import { timePatterns } from './time-patterns.ts'

const patterns = [
  ...ordinaryPatterns,
  ...chartPatterns,
  ...timePatterns,
  ...talkPatterns,
  ...beyondPatterns,
]

/** All that a part may mean, the likeliest first; also what is too unlikely to be taken for it without more evidence. */
export function candidatesOf(part: Part): Candidate[] {
  // Questions that astrology cannot answer are refused, no matter whom they are about.
  return (isOfUnknownChart(part) ? beyondPatterns : patterns)
    .flatMap((pattern) => pattern(part) ?? [])
    .toSorted((one, other) => other.score - one.score)
}

export function bestOf(part: Part): Candidate | undefined {
  return candidatesOf(part).find(({ score }) => score >= MIN_SCORE)
}

/** Whether a part asks about a chart that nobody has saved: the partner's is, a friend's or a sister's is not. */
export function isOfUnknownChart({ isAboutOther, isBesideOther, points, text }: Part): boolean {
  if (ofMyChart.test(text)) return false
  if (isBesideOther && usWords.test(text)) return true
  return isAboutOther && (points.length > 0 || /\bchart\b/.test(text))
}

/** "My daughter says that Venus and Saturn stand together in my chart." */
const ofMyChart = /\bin my (?:own )?(?:natal |birth )?chart\b/
