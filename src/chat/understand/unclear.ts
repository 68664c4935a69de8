import type { Question } from '../question.ts'
import { isAspectPoint, isPlanet, type Part } from './patterns/part.ts'
import { themeIn } from './patterns/person-patterns.ts'
import { defaultSpan, purposeIn, wholeSpan } from './patterns/plans.ts'

const MAX_WORDS = 12

/** Two readings of a part that no pattern understood: the likely ones, of what it names, or of the question before. */
export function unclear(
  part: Part,
  likely: readonly Question[],
  last: Question | undefined,
): Question {
  const readings = distinct([...likely, ...ofNames(part), ...ofLast(last, part), ...general(part)])
  const [first, second] = readings as [Question, Question]
  return { kind: 'unclear', words: wordsOf(part), readings: [first, second] }
}

function wordsOf({ plain }: Part): string {
  const words = plain.replace(/[?!.,;:]+$/, '').split(' ')
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).join(' ')}…` : words.join(' ')
}

function ofNames(part: Part): Question[] {
  const { points, signs, houses, aspects, owner, today } = part
  const readings: Question[] = []
  const [point, second] = points
  const span = wholeSpan(part.spans)
  const purpose = purposeIn(part)
  const theme = themeIn(part)
  if (isAspectPoint(point) && isAspectPoint(second))
    readings.push({ kind: 'aspect', a: point, b: second, owner })
  if (point) readings.push({ kind: 'meaning', point, ...(signs[0] && { sign: signs[0] }), owner })
  if (isPlanet(point) && span)
    readings.push({ kind: 'when', event: { of: 'transit', body: point }, which: 'all', span })
  if (purpose)
    readings.push({
      kind: 'window',
      purpose,
      span: span ?? defaultSpan(today),
      wish: 'good',
      hasOwnSpan: span !== undefined,
    })
  if (span) readings.push({ kind: 'what-happens', span, ...(theme && { theme }) })
  if (houses[0])
    readings.push(
      { kind: 'what-in', house: houses[0], owner },
      { kind: 'meaning', house: houses[0], owner },
    )
  if (signs[0] && !point)
    readings.push(
      { kind: 'what-in', sign: signs[0], owner },
      { kind: 'meaning', sign: signs[0], owner },
    )
  if (aspects[0] && !point) readings.push({ kind: 'meaning', aspect: aspects[0], owner })
  if (theme) readings.push({ kind: 'theme', theme, owner })
  if (/\b(?:we|us|our|together|compatib\w+)\b/.test(part.text))
    readings.push({ kind: 'together', theme: 'overall' })
  if (isPlanet(point)) readings.push({ kind: 'sky-now', body: point })
  if (point) readings.push({ kind: 'where', point, owner, asked: 'any' })
  return readings
}

function ofLast(last: Question | undefined, { today, owner }: Part): Question[] {
  if (!last) return []
  if (last.kind === 'window')
    return [
      { ...last, wish: 'good' },
      { kind: 'what-happens', span: last.span },
    ]
  if (last.kind === 'theme')
    return [last, { kind: 'what-happens', span: defaultSpan(today), theme: last.theme }]
  if (last.kind === 'where' && isPlanet(last.point))
    return [
      { kind: 'meaning', point: last.point, owner: last.owner },
      { kind: 'sky-now', body: last.point },
    ]
  return last.kind === 'unclear' ? [] : [last, { kind: 'strongest', of: 'chart', owner }]
}

function general({ today, owner }: Part): Question[] {
  return [
    { kind: 'strongest', of: 'chart', owner },
    { kind: 'what-happens', span: { from: today, to: today, words: 'today' } },
  ]
}

function distinct(questions: Question[]): Question[] {
  const seen = new Set<string>()
  return questions.filter((question) => {
    const key = JSON.stringify(question)
    return !seen.has(key) && seen.add(key)
  })
}
