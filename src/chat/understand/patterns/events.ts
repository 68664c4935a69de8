import type { AspectPoint } from '#sky/aspects.ts'
import type { Planet } from '#sky/bodies.ts'
import type { EventPattern, QuestionOf } from '../../question.ts'
import { allTimes, begins, ends, lastTime, nextTime, retrograde } from './cues.ts'
import { isAspectPoint, type Part, planetOf } from './part.ts'

/** The event that a part names, if it names one. */
export function eventIn(part: Part): EventPattern | undefined {
  const { text, signs, houses, aspects } = part
  const quarter = quarterIn(text)
  if (quarter) return { of: 'lunation', phase: quarter }
  const moon =
    /\b(full|new|blood|super|blue|dark) moons?\b/.exec(text)?.[1] ??
    (part.points[0] === 'moon'
      ? /\bP0 (?:(?:becomes?|is|be|turns?|goes|go|gets?|next|again|she|it) )*(full|new)\b/.exec(
          text,
        )?.[1]
      : undefined)
  const sign = signs[0]
  const house = houses[0]
  const place = { ...(sign && { sign }), ...(house && { house }) }
  const natalOnly = part.points.filter(isAspectPoint)
  if (/\beclipses?\b/.test(text)) {
    const phase = eclipsePhase(part)
    return { of: 'eclipse', ...(phase && { phase }), ...place }
  }
  if (moon || /\blunations?\b/.test(text)) {
    const natal = natalOnly.find((point) => point !== 'moon' || part.points[0] !== 'moon')
    const phase = moon === 'new' || moon === 'dark' ? 'new' : 'full'
    return { of: 'lunation', ...(moon && { phase }), ...place, ...(natal && { natal }) }
  }
  if (/\b(?:solar|lunar) return\b/.test(text))
    return { of: 'return', body: /\bsolar/.test(text) ? 'sun' : 'moon' }
  if (sign && /\bS\d season\b/.test(text)) return { of: 'ingress', body: 'sun', sign }
  const body = planetOf(part)
  if (!body) return undefined
  if (comesBack(text) && new Set(natalOnly).size === 1 && !house) return { of: 'return', body }
  if (retrograde.test(text) || /\bdirect\b/.test(text)) return { of: 'retrograde', body }
  if (/\bstations?\b/.test(text)) return { of: 'station', body }
  return bodyEvent(part, body, natalOnly, aspects)
}

/** "the first quarter of the Moon", "the waning half moon" */
function quarterIn(text: string): EventPattern['phase'] {
  const [, first, second] =
    /\b(first|last|third|waxing|waning|next)? ?(?:quarter|half) (?:moons?|of (?:the )?P\d)\b|\bP\d(?: is| in| has| reach\w*)?(?: (?:its|her|his|the|in))* (first|last|third) quarter\b/.exec(
      text,
    ) ?? []
  const side = first ?? second
  if (side === undefined && !/\b(?:quarter|half) moons?\b/.test(text)) return undefined
  return side === 'last' || side === 'third' || side === 'waning' ? 'last_quarter' : 'first_quarter'
}

function eclipsePhase({ text, points }: Part): 'new' | 'full' | undefined {
  const isOf = (body: 'sun' | 'moon') => {
    const at = points.indexOf(body)
    return at >= 0 && new RegExp(`\\bof (?:the )?P${at}\\b|\\bP${at} eclipse`).test(text)
  }
  if (/\b(?:solar|sun)\b/.test(text) || isOf('sun')) return 'new'
  return /\b(?:lunar|moon)\b/.test(text) || isOf('moon') ? 'full' : undefined
}

/** "my Saturn return", "when Saturn gets home to the degree where it stood at birth", "return to my natal Saturn" */
function comesBack(text: string): boolean {
  if (/\breturns? (?:back )?(?:to )?direct\b/.test(text)) return false
  if (/\breturns?\b(?! to)|\breturn of (?:the )?P\d to\b/.test(text)) return true
  const isBack = /\b(?:returns?|back|home)\b/.test(text)
  return (
    isBack &&
    /\b(?:to|at|in|where|on)\b.*\b(?:spot|place|position|point|degree|natal|birth|born|it was|started|original|(?:its|his|her|my) (?:own )?P\d)\b/.test(
      text,
    )
  )
}

function bodyEvent(
  part: Part,
  body: Planet,
  points: AspectPoint[],
  aspects: Part['aspects'],
): EventPattern | undefined {
  const { text } = part
  const natal = natalPoint(text, points, body)
  const aspect = aspects[0]
  if (!natal && aspect && isOfGeneration.has(body) && ofOwnPlace.test(text))
    return { of: 'transit', body, natal: body, aspect }
  if (natal) return { of: 'transit', body, natal, ...withConjunction(aspect, text) }
  const house = part.houses[0]
  if (house) return { of: 'house-stay', body, house }
  const sign = part.signs[0]
  if (sign) return { of: 'ingress', body, sign }
  if (/\b(?:what|which) sign\b.*\b(?:go(?:es)?|enters?|moves?|next)\b/.test(text))
    return { of: 'ingress', body }
  if (
    /\b(?:chang\w+|switch\w*|leaves?|enters?|moves?) (?:signs?|into the next|to the next)|next sign|sign change|ingress\b/.test(
      text,
    )
  )
    return { of: 'ingress', body }
  if (
    /\b(?:chang\w+|switch\w*|leaves?|enters?|moves?) (?:(?:the|its|this|that|my|current|present) )*houses?|next house\b/.test(
      text,
    )
  )
    return { of: 'house-stay', body }
  if (ofItsHouse.test(text)) return { of: 'house-stay', body }
  if (/\b(?:here|(?:its|this|that|the|his|her) (?:current |present )?sign)\b/.test(text))
    return { of: 'ingress', body }
  return { of: 'transit', body, ...(aspect && { aspect }) }
}

/** "How long will Saturn occupy that house of mine?" */
const ofItsHouse =
  /\b(?:this|that|the|its|his|her|my)(?: (?:current|present|same))? house\b(?! of (?!mine)\w)/

/** "When do I get my Uranus opposition?": to its own place, as everybody has it at one age. */
const isOfGeneration = new Set<Planet>(['saturn', 'uranus', 'neptune', 'pluto'])
const ofOwnPlace = /\b(?:my|mine|midlife)\b|\bi (?:have|get|go through|hit|am due)\b/

/** The second point: "Saturn square my Moon"; the first where the sentence says "my Moon … Saturn". */
function natalPoint(text: string, points: AspectPoint[], body: Planet): AspectPoint | undefined {
  if (points.length < 2) return undefined
  const marks = [...text.matchAll(/\b(my |natal |the |his |her )?(?:natal )?P(\d)/g)]
  const mine = marks.findIndex((match) => /my|natal/.test(match[1] ?? ''))
  const at = mine > 0 ? mine : 1
  return points[at] === body && points[0] !== body ? points[0] : points[at]
}

function withConjunction(
  aspect: EventPattern['aspect'],
  text: string,
): Pick<EventPattern, 'aspect'> {
  if (aspect) return { aspect }
  return /\b(?:on|over|cross\w*|hits?|onto|(?:gets?|comes?|slides?|rolls?) (?:on)?to|reach\w*|(?:con)?joins?|(?:link|meet|catch|line)(?:s|es)? up with|meets?(?: with)?|on top of|cross|met) (?:my |natal |the )*P\d/.test(
    text,
  )
    ? { aspect: 'conjunction' }
    : {}
}

/** "not the February one, the one after", "the second next full Moon" */
export const isAfterNext =
  /\bthe (?:one|next|\w+|P\d retrograde|(?:full|new) moon) after (?:(?:the )?next(?: one)?|that(?: one)?(?=\W*$))\b|\bnot (?:the|this|that)\b.{1,40}\b(?:the )?one after\b|\bsecond next\b|\bnext but one\b/

/** "When did Venus stop being retrograde?", "since when is Mercury direct again" */
const isBehind =
  /^(?!.*\b(?:will|before|after|next)\b)(?=.*\b(?:when|which|what)\b).*\b(?:did|was|were|has|had|since when)\b.*\b(?:direct|stop\w*|finish\w*|end|ended|over|done|through with)\b/

/** "the start and the end of the next Mars retrograde": an answer to "next" names both. */
const beginsAndEnds =
  /\bfrom (?:which|what|when)\b.*\b(?:until|till|to)\b|\b(?:start|begin)\w*\b.{0,20}\b(?:and|to|until)\b.{0,20}\b(?:ends?|over|finish\w*)\b/

export function whichTime(part: Part, event: EventPattern): QuestionOf<'when'>['which'] {
  // "… because last time we fought"
  const text = part.text.replace(
    / (?:because|cause|since i|so i|i (?:want|need|have to|would|am going)|we (?:want|need))\b.*/,
    '',
  )
  if (event.of === 'retrograde' && isBehind.test(text)) return 'last'
  if (isAfterNext.test(text)) return 'after-next'
  if (beginsAndEnds.test(text) && isStay(event)) return 'next'
  if (allTimes.test(text) && !/\b(?:last|next)\b/.test(text)) return 'all'
  if (/\bretrogrades\b/.test(text) && event.of === 'retrograde' && !/\bnext\b/.test(text))
    return 'all'
  if (event.of === 'retrograde' && /\bdirect\b/.test(text) && !/\blast\b/.test(text)) return 'end'
  if (/\bhow long (?:has|have|had|is|was)\b.*\bbeen\b/.test(text) && isStay(event)) return 'begin'
  if (lastTime.test(text) || /\bwhen (?:did|was)\b.*\b(?:last|before)\b/.test(text)) return 'last'
  if (/\bnext\b/.test(text) && !ends.test(text)) return 'next'
  if (ends.test(text) && isStay(event)) return 'end'
  if (/\bwhen did\b|\bsince when\b/.test(text)) return isStay(event) ? 'begin' : 'last'
  if (/\bwhen was\b/.test(text)) return 'last'
  if (begins.test(text) && event.of === 'retrograde' && !/\bagain|next\b/.test(text)) return 'begin'
  if (begins.test(text) && isStay(event)) return event.of === 'transit' ? 'begin' : 'begin'
  return nextTime.test(text) ? 'next' : 'next'
}

function isStay({ of }: EventPattern): boolean {
  return ['transit', 'retrograde', 'house-stay', 'ingress', 'return'].includes(of)
}
