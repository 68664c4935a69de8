import type { MoonPhaseFact } from '#sky/facts.ts'
import type { EclipseFact, StationFact } from '#sky/forecast-facts.ts'
import type { MentionParser } from './mention.ts'
import { possessives, signNames, titledPointNames } from './place-words.ts'

const phases: Record<string, MoonPhaseFact['phase'][]> = {
  new: ['new'],
  full: ['full'],
  'waxing crescent': ['waxing-crescent'],
  'first quarter': ['first-quarter'],
  'waxing gibbous': ['waxing-gibbous'],
  'waning gibbous': ['waning-gibbous'],
  'last quarter': ['last-quarter'],
  'waning crescent': ['waning-crescent'],
  waxing: ['waxing-crescent', 'first-quarter', 'waxing-gibbous'],
  waning: ['waning-gibbous', 'last-quarter', 'waning-crescent'],
}

const extents = 'total|annular|hybrid|partial|penumbral'
const entering = 'enters?|(?:moves?|comes?|goes|go|slips?|passes|backs) (?:back )?(?:in)?to'
const somePlace = `(?:the sign of )?(?:${signNames})\\b|(?:the|${possessives}) (?:house\\b|\\w+ house\\b|(?:root|top) of)`

/** Moon phases, eclipses, void Moons, stations, retrograde motion and ingresses. */
export const motionParsers: MentionParser[] = [
  {
    pattern: new RegExp(
      `\\b(${Object.keys(phases).join('|')})[ -](moon|${titledPointNames})s?\\b`,
      'gi',
    ),
    // Only the Moon has a phase; no fact supports the phase of another body.
    parse: ([, phase = '', of = '']) => ({
      kind: 'moon-phase',
      phases: of.toLowerCase() === 'moon' ? (phases[phase.toLowerCase()] ?? []) : [],
    }),
  },
  {
    pattern: /\bmoon (?:is|was|turns|becomes) (new|full|waxing|waning)\b(?! of\b)/gi,
    parse: ([, phase = '']) => ({ kind: 'moon-phase', phases: phases[phase.toLowerCase()] ?? [] }),
  },
  {
    pattern: new RegExp(
      `\\b(?:(${extents}) )?(?:(solar|lunar) )?eclipse\\b(?: of the (sun|moon)\\b)?`,
      'gi',
    ),
    parse: ([, extent, adjective, light]) => ({
      kind: 'eclipse',
      of: eclipsed[(adjective ?? light ?? '').toLowerCase()],
      extent: extent?.toLowerCase() as EclipseFact['class'] | undefined,
    }),
  },
  {
    pattern: /\bvoid[ -]of[ -]course\b(?: moon\b)?|\bvoid moon\b|\bmakes no more aspects?\b/gi,
    parse: () => ({ kind: 'void-moon' }),
  },
  {
    pattern: /\b(?:turn(?:s|ing|ed)?|go(?:es|ing)?|station(?:s|ing|ed)?) (retrograde|direct)\b/gi,
    parse: ([, direction = '']) => ({
      kind: 'station',
      direction: direction.toLowerCase() as StationFact['direction'],
    }),
  },
  { pattern: /\b(?:retrograde|moving backward)\b/gi, parse: () => ({ kind: 'retrograde' }) },
  {
    pattern: new RegExp(`\\b(?:re-?enters?|returns? to|${entering})(?= (?:${somePlace}))`, 'g'),
    parse: ([words = '']) => ({ kind: 'entry', isBack: /back|return|^re/.test(words) }),
  },
]

const eclipsed: Record<string, EclipseFact['of'] | undefined> = {
  solar: 'solar',
  sun: 'solar',
  lunar: 'lunar',
  moon: 'lunar',
}
