import type { EventPattern, Owner, Question, QuestionOf, Span } from '../../question.ts'
import { add, daysBetween, dayWords, yearOf } from '../dates/calendar.ts'
import { badTime, goodTime } from '../patterns/cues.ts'
import { eventIn } from '../patterns/events.ts'
import { isAspectPoint, isPlanet, type Part, planetOf } from '../patterns/part.ts'
import { themeIn } from '../patterns/person-patterns.ts'
import { otherTime, purposeIn, purposeOfTheme, wholeSpan } from '../patterns/plans.ts'

export function withNewNames(last: Question, part: Part): Question | undefined {
  const owner = newOwner(part)
  const next = replaceNames(last, part)
  if (next) return owner && 'owner' in next ? { ...next, owner } : next
  return owner && 'owner' in last ? { ...last, owner } : undefined
}

const isPresent = new Set(['now', 'today', 'tonight'])

function newOwner({ text, owner }: Part): Owner | undefined {
  if (/\b(?:his|hers|her|theirs|their|he|she)\b/.test(text) || owner === 'partner') return 'partner'
  return /\b(?:my|mine|me)\b/.test(text) ? 'user' : undefined
}

function replaceNames(last: Question, part: Part): Question | undefined {
  const { points, signs, houses, elements, qualities } = part
  const [point, sign, house] = [points[0], signs[0], houses[0]]
  switch (last.kind) {
    case 'where':
      if (isPlanet(point) && part.spans.some(({ words }) => isPresent.has(words)))
        return { kind: 'sky-now', body: point }
      if (point) return { ...last, point }
      if (/\bhouse\b/.test(part.text) && !house) return { ...last, asked: 'house' }
      if (/\bsign\b/.test(part.text)) return { ...last, asked: 'sign' }
      if (/\bdegrees?\b/.test(part.text) && !house && !sign) return { ...last, asked: 'degree' }
      return house || sign
        ? { kind: 'what-in', ...(house ? { house } : { sign }), owner: last.owner }
        : replaceSubject(last.owner, part)
    case 'what-in':
      if (house) return { kind: 'what-in', house, owner: last.owner }
      return sign ? { kind: 'what-in', sign, owner: last.owner } : replaceSubject(last.owner, part)
    case 'aspect':
      return replaceInAspect(last, part)
    case 'ruler':
      if (house) return { ...last, of: { house } }
      if (sign) return { ...last, of: { sign } }
      return point === 'mc'
        ? { ...last, of: 'mc' }
        : point
          ? { kind: 'where', point, owner: last.owner, asked: 'any' }
          : undefined
    case 'balance': {
      const of = elements[0] ?? qualities[0]
      return of ? { ...last, of } : replaceSubject(last.owner, part)
    }
    case 'theme':
    case 'strongest':
      return replaceSubject(last.owner, part)
    case 'retrogrades':
      if (last.body && isPlanet(point)) return { ...last, body: point }
      return replaceSubject(last.owner, part)
    case 'meaning':
      if (!point && !sign && !house && !part.aspects[0]) return replaceSubject(last.owner, part)
      return { kind: 'meaning', ...meaningNames(part), owner: last.owner }
    case 'together': {
      const theme = themeIn(part)
      return theme ? { kind: 'together', theme } : undefined
    }
    case 'sky-then': {
      const span = wholeSpan(part.spans)
      if (isPlanet(point)) return { ...last, body: point, span: span ?? last.span }
      if (part.spans.some(({ words }) => isPresent.has(words)))
        return { kind: 'sky-now', body: last.body }
      return span && { ...last, span: inYearOf(last.span, span, part.today) }
    }
    case 'sky-now': {
      const span = otherTime(part)
      const body = isPlanet(point) ? point : last.body
      if (span && body) return { kind: 'sky-then', body, span }
      return isPlanet(point) ? { ...last, body: point } : undefined
    }
    case 'motion':
      return isPlanet(point) ? { ...last, body: point } : undefined
    default:
      return replaceTimes(last, part)
  }
}

/** "Where was it on November 1, 1990?", "I mean November 15": of the same year. */
function inYearOf(last: Span, span: Span, today: string): Span {
  const isDated = /\b\d{4}\b/.test(span.words)
  const isSoon =
    span.to < today ? daysBetween(span.to, today) < 300 : daysBetween(today, span.from) < 366
  const years = yearOf(last.from) - yearOf(span.from)
  if (isDated && !isSoon) return span
  if (last.to >= today) return span
  const from = add(span.from, years, 'year')
  return {
    from,
    to: add(span.to, years, 'year'),
    words: span.from === span.to ? dayWords(from, today) : span.words,
  }
}

function meaningNames({
  points,
  signs,
  houses,
  aspects,
}: Part): Pick<QuestionOf<'meaning'>, 'point' | 'sign' | 'house' | 'aspect'> {
  return {
    ...(points[0] && { point: points[0] }),
    ...(signs[0] && { sign: signs[0] }),
    ...(houses[0] && { house: houses[0] }),
    ...(aspects[0] && { aspect: aspects[0] }),
  }
}

/** After a question about a chart, another subject of it. */
function replaceSubject(owner: Owner, part: Part): Question | undefined {
  const theme = themeIn(part)
  if (part.spans[0]) return undefined
  if (part.points[0]) return { kind: 'where', point: part.points[0], owner, asked: 'any' }
  if (part.houses[0] || part.signs[0]) return undefined
  return theme ? { kind: 'theme', theme, owner } : undefined
}

function replaceInAspect(
  last: QuestionOf<'aspect'>,
  { points, aspects, text, denied }: Part,
): Question | undefined {
  const [first, second] = points.filter(isAspectPoint)
  if (!first) return aspects[0] && { ...last, aspect: aspects[0] }
  if (denied && !second) {
    if (denied === last.a) return { ...last, a: first }
    return { ...last, b: first }
  }
  // "And Venus?" after "Do I have the Moon square Pluto?"
  if (!second && last.b && last.aspect && !/\b(?:with|to)\b/.test(text))
    return isQuick.has(first) && !isQuick.has(last.b)
      ? { ...last, a: first }
      : { ...last, b: first }
  const { aspect: _, ...rest } = last
  if (second) return { ...rest, a: first, b: second }
  if (last.b && /\b(?:with|to|and)\b/.test(text)) return { ...rest, b: first }
  return last.b ? { ...rest, b: first } : { ...rest, a: first }
}

function replaceTimes(last: Question, part: Part): Question | undefined {
  const span = wholeSpan(part.spans)
  const theme = themeIn(part)
  const purpose = purposeIn(part) ?? (theme && purposeOfTheme[theme])
  switch (last.kind) {
    case 'what-happens':
      if (!span && !theme) return part.points.length > 0 ? aboutBody(part, last) : undefined
      return { ...last, ...(span && { span }), ...(theme && { theme }) }
    case 'window': {
      const wish = badTime.test(part.text) ? 'avoid' : goodTime.test(part.text) ? 'good' : undefined
      if (!span && !purpose && !wish) return undefined
      return {
        ...last,
        ...(span && { span, hasOwnSpan: true }),
        ...(purpose && { purpose }),
        ...(wish && { wish }),
      }
    }
    case 'compare':
      if (part.spans[1]) return { ...last, spans: [part.spans[0] ?? last.spans[0], part.spans[1]] }
      if (!span && !purpose) return undefined
      return { ...last, ...(span && { spans: [last.spans[0], span] }), ...(purpose && { purpose }) }
    case 'when':
      return replaceInEvent(last, part)
    default:
      return undefined
  }
}

function aboutBody(part: Part, { span }: QuestionOf<'what-happens'>): Question | undefined {
  const body = planetOf(part)
  return body ? { kind: 'when', event: { of: 'transit', body }, which: 'all', span } : undefined
}

const isQuick = new Set<string>(['sun', 'moon', 'mercury', 'venus', 'mars'])

function replaceInEvent(last: QuestionOf<'when'>, part: Part): Question | undefined {
  const own = eventIn(part)
  const event: EventPattern = { ...last.event }
  const phase = /\b(new|full) one\b/.exec(part.text)?.[1]
  if (phase && event.of === 'lunation') event.phase = phase as 'new' | 'full'
  const point = part.points.find(isAspectPoint)
  const isMine = /\bmy P\d/.test(part.text)
  const eclipse = /\b(solar|lunar)\b/.exec(part.text)?.[1]
  if (eclipse && event.of === 'eclipse') event.phase = eclipse === 'solar' ? 'new' : 'full'
  if (own && ['lunation', 'eclipse', 'return', 'retrograde'].includes(own.of))
    return { ...last, event: own }
  // "When does Saturn reach my Mars?", "And Venus?"
  const isReached =
    isQuick.has(point ?? '') && last.event.natal && !isQuick.has(last.event.body ?? '')
  if (point && (isMine || isReached) && last.event.of === 'transit') event.natal = point
  else if (isPlanet(point)) event.body = point
  if (part.signs[0]) {
    event.sign = part.signs[0]
    if (event.of === 'house-stay') event.of = 'ingress'
    if (event.of === 'ingress') delete event.house
  }
  if (part.houses[0]) {
    event.house = part.houses[0]
    if (event.of === 'ingress') event.of = 'house-stay'
    if (event.of === 'house-stay') delete event.sign
  }
  if (part.aspects[0]) event.aspect = part.aspects[0]
  const which = /\bnext\b/.test(part.text)
    ? 'next'
    : /\blast|before|previous\b/.test(part.text)
      ? 'last'
      : /\bend\b/.test(part.text)
        ? 'end'
        : last.which
  const span = part.spans[0]
  // "Is Venus in Libra at Christmas?", "And on New Year's Eve?"
  const isOfDay = span && span.from === span.to && event.of === 'ingress' && event.sign
  if (isOfDay && event.body && !part.signs[0]) return { kind: 'sky-then', body: event.body, span }
  const next = { ...last, event, which, ...(span && { span }) }
  return JSON.stringify(next) === JSON.stringify(last) ? undefined : next
}
