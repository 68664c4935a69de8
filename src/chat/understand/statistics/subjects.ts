import type { LifeTheme, Purpose, Question } from '../../question.ts'
import type { Part } from '../patterns/part.ts'
import { wordFeatures } from './features.ts'
import { likelihoods } from './likelihoods.ts'
import { trained, type Weights } from './weights.ts'

const themes = {
  self: true,
  love: true,
  work: true,
  money: true,
  home: true,
  friends: true,
  mind: true,
  body: true,
  fear: true,
  gift: true,
  purpose: true,
  creativity: true,
  spirit: true,
} as const satisfies Record<LifeTheme, true>

const purposes = {
  'money-talk': true,
  work: true,
  love: true,
  'hard-talk': true,
  travel: true,
  start: true,
  end: true,
  rest: true,
  study: true,
  move: true,
  create: true,
} as const satisfies Record<Purpose, true>

export function isTheme(name: string): name is LifeTheme {
  return Object.hasOwn(themes, name)
}

export function isPurpose(name: string): name is Purpose {
  return Object.hasOwn(purposes, name)
}

/** Less would be a guess. */
const MIN_SHARE = 0.25

/** The part of life that a message speaks of, where no word names it: "Why am I so nervous?" */
export function likelyTheme(parts: readonly Part[]): LifeTheme | undefined {
  const name = likelySubject(trained.themes, parts)
  return name !== undefined && isTheme(name) ? name : undefined
}

/** The purpose of a plan that no word names: "I have to fire someone. When?" */
export function likelyPurpose(parts: readonly Part[]): Purpose | undefined {
  const name = likelySubject(trained.purposes, parts)
  return name !== undefined && isPurpose(name) ? name : undefined
}

/** "Pick a day to learn Italian": what no word names is more likely than any beginning. */
export function withLikelySubject(question: Question, parts: readonly Part[]): Question {
  if (question.kind === 'window' && question.purpose === 'start' && !namesPurpose(parts))
    return { ...question, purpose: likelyPurpose(parts) ?? 'start' }
  if (question.kind === 'theme' && question.theme === 'self' && !namesTheme(parts))
    return { ...question, theme: likelyTheme(parts) ?? 'self' }
  return question
}

/** "When do I start?": whatever it is, it is a beginning. */
const onlyBegins = /\b(?:i|we|to) (?:\w+ )?(?:start|begin)(?: (?:it|this|that|now))?\W*$/

const namesPurpose = (parts: readonly Part[]) =>
  parts.some(({ purposes: of, text }) => of.length > 0 || onlyBegins.test(text))
const namesTheme = (parts: readonly Part[]) => parts.some(({ themes: of }) => of.length > 0)

function likelySubject(weights: Weights, parts: readonly Part[]): string | undefined {
  const [first] = likelihoods(weights, wordFeatures(parts))
  return first && first.share > MIN_SHARE ? first.label : undefined
}
