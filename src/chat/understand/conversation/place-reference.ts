import type { Question } from '../../question.ts'
import type { Part } from '../patterns/part.ts'
import type { Focus } from './focus.ts'

const asksWhatIsThere =
  /\b(?:planets?|anything|something|stuff|placements?|points?|which ones?)\b.*\b(?:there|in (?:it|that|this|the same)(?: (?:house|sign|area|part|place|one))?)\W*$/
const asksWhere =
  /\b(?:that|this|the same) (?:planet|one|ruler)\b.*\b(?:where|(?:what|which) (?:house|sign)|placed|sits?|in my (?:chart|map))\b|\b(?:where|(?:what|which) (?:house|sign)s?)\b.*\b(?:that|this) (?:planet|ruler|one)\b/

/** "Do I have any planets there?", "This planet is where in my chart?" */
export function ofThatPlace(part: Part, { about, question }: Focus): Question | undefined {
  const { text, points, signs, houses, wordCount } = part
  if (!about || points.length + signs.length + houses.length > 0 || wordCount > 12) return undefined
  if (asksWhatIsThere.test(text) && !/\bwhen\b/.test(text)) {
    if (about.house) return { kind: 'what-in', house: about.house, owner: 'user' }
    return about.sign && { kind: 'what-in', sign: about.sign, owner: 'user' }
  }
  const isNatal = question?.kind === 'ruler' || question?.kind === 'where'
  if (!about.point || !isNatal || !asksWhere.test(text)) return undefined
  const asked = /\bhouse\b/.test(text) ? 'house' : /\bsign\b/.test(text) ? 'sign' : 'any'
  return { kind: 'where', point: about.point, owner: 'user', asked }
}
