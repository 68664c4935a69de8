import type { Point, Question } from '../question.ts'
import { isAsking, plan } from './patterns/cues.ts'
import { isPlanet } from './patterns/part.ts'
import type { Read } from './read-part.ts'

const lightTalk = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'mood',
  'compliment',
  'agreement',
  'joke',
  'doubt',
  'complaint',
  'low',
  'abilities',
])

/** Statements only give context once there is a question; small talk is answered only on its own. */
export function chosen(read: Read[]): Question[] {
  const found = read.filter(({ best }) => best !== undefined)
  const real = found.filter(({ best }) => !isLight(best?.question))
  const isDated = real.some(
    ({ part, best }) => best?.question.kind === 'when' && isAsking(part.text),
  )
  // "My train was canceled twice. Are we in a Mercury retrograde?"
  const asksSky = real.some(
    ({ part, best }) => isOfSky.has(best?.question.kind) && isAsking(part.text),
  )
  // "I found a mole. Does my chart show whether it is harmful?" is one question.
  const beyond = real.filter(({ best }) => best?.question.kind === 'beyond')
  const namesChart = real.some(
    ({ part, best }) =>
      best?.question.kind !== 'beyond' &&
      part.points.length + part.houses.length + part.purposes.length > 0,
  )
  if (beyond.length > 0 && !namesChart)
    return withoutRepeated(beyond.flatMap(({ best }) => best?.question ?? []))
  // "I lost my keys. Is Mercury retrograde?" does not ask where the keys are.
  const stories = new Set(
    namesChart
      ? real.filter(({ part, best }) => isStory(best?.question) && !isAsking(part.text))
      : [],
  )
  // "I'm planning a launch. When does Mercury turn retrograde?" asks for no day of its own.
  const asked = real.filter(
    ({ part, best }, index) =>
      !stories.has(real[index] as Read) &&
      (isAsking(part.text) ||
        (isSelfContained(best?.question) &&
          !(best?.question.kind === 'window' && (isDated || (asksSky && !plan.test(part.text)))))),
  )
  // "I'm a Taurus, I love food": a claim, and no question about love.
  const isClaim = read.some(({ claims }) => claims.length > 0)
  const said = isClaim ? [] : real.length > 0 ? real.slice(-1) : found.slice(-1)
  const questions = withoutRepeated(expandBigThree(asked.length > 0 ? asked : said))
  // "… and what does it mean?" is part of the answer to the question before.
  const hasWindow = questions.some(({ kind }) => kind === 'window')
  // "For the wedding we are between June and September. Which one is better?"
  const compared = questions.find(({ kind }) => kind === 'compare')
  // "March is not possible. In April?" asks for April only.
  return questions.filter(
    ({ kind }, index) =>
      (index === 0 || kind !== 'more') &&
      !(hasWindow && kind === 'other-one') &&
      !(compared && kind === 'window'),
  )
}

const isOfSky = new Set<Question['kind'] | undefined>(['motion', 'sky-now', 'sky-then', 'where'])

function isStory(question: Question | undefined): boolean {
  return (
    question?.kind === 'beyond' &&
    (question.of === 'lost-thing' || question.of === 'facts-of-the-world')
  )
}

function isLight(question: Question | undefined): boolean {
  return question?.kind === 'social' && lightTalk.has(question.of)
}

function isSelfContained(question: Question | undefined): boolean {
  return (
    question !== undefined &&
    [
      'window',
      'outcome',
      'compare',
      'why',
      'list',
      'if-not',
      'other-one',
      'more',
      'beyond',
      'bets',
    ].includes(question.kind)
  )
}

const bothMoons =
  /\b(?:new moons? (?:and|plus|,) (?:\w+ ){0,3}full|full moons? (?:and|plus|,) (?:\w+ ){0,3}new|new and (?:\w+ )?full|full and (?:\w+ )?new)\b/

/** "my big three": the Sun, the Moon and the Ascendant. */
function expandBigThree(read: Read[]): Question[] {
  return read.flatMap(({ part, best }) => {
    if (!best) return []
    const { question } = best
    // "The next new Moon and the next full Moon"
    if (question.kind === 'when' && question.event.of === 'lunation' && bothMoons.test(part.text)) {
      const { phase: first = 'new', ...event } = question.event
      const second = first === 'new' ? 'full' : 'new'
      return [question, { ...question, event: { ...event, phase: second } }]
    }
    const bodies = [...new Set(part.points.filter(isPlanet))]
    if (question.kind === 'sky-now' && bodies.length > 1 && part.aspects.length === 0)
      return bodies.map((body) => ({ ...question, body }))
    // "My Venus and the Venus of today"
    const [body] = bodies
    const isTwice = part.points.length === 2 && bodies.length === 1
    if (
      question.kind === 'where' &&
      isTwice &&
      body &&
      /\bT\d\b|\b(?:current\w*|now)\b/.test(part.text)
    )
      return [question, { kind: 'sky-now', body } as const]
    if (question.kind !== 'where' || part.points.length < 2 || part.aspects.length > 0)
      return [question]
    const points = [...new Set<Point>(part.points)]
    return points.map((point) => ({ ...question, point }))
  })
}

/** The same question once; of two windows for one purpose the one with a span of its own. */
function withoutRepeated(questions: Question[]): Question[] {
  const kept: Question[] = []
  for (const question of questions) {
    const same = kept.findIndex(
      (other) =>
        JSON.stringify(other) === JSON.stringify(question) ||
        isSameWindow(other, question) ||
        (other.kind === 'other-one' && question.kind === 'other-one'),
    )
    if (same < 0) kept.push(question)
    else if (question.kind === 'other-one' && question.pick) kept[same] = question
    else if (question.kind === 'window' && (question.hasOwnSpan || question.only))
      kept[same] = question
  }
  return kept
}

function isSameWindow(a: Question, b: Question): boolean {
  return (
    a.kind === 'window' &&
    b.kind === 'window' &&
    a.purpose === b.purpose &&
    (!a.hasOwnSpan || !b.hasOwnSpan || a.span.from === b.span.from)
  )
}

/** All claims of a message stand before the question that follows from them. */
export function joinClaims(questions: Question[], read: Read[]): Question[] {
  const claims = read.flatMap((one) => one.claims)
  if (claims.length === 0) return questions
  const real = questions.filter((question) => question.kind !== 'social')
  const [then, ...others] = real
  return [{ kind: 'assertion', claims, ...(then && { then }) }, ...others]
}
