import type { MoonPhaseFact } from '#sky/facts.ts'
import type { EclipseFact, StationFact } from '#sky/forecast-facts.ts'
import type { MentionParser, Point } from './mention.ts'
import { pointNames, possessives, titledPointNames } from './point-words.ts'
import { signWords } from './sign-words.ts'

const phases: Record<string, MoonPhaseFact['phase'][]> = {
  new: ['new'],
  full: ['full'],
  'waxing crescent': ['waxing-crescent'],
  'first quarter': ['first-quarter'],
  'first-quarter': ['first-quarter'],
  'waxing gibbous': ['waxing-gibbous'],
  'waning gibbous': ['waning-gibbous'],
  disseminating: ['waning-gibbous'],
  'last quarter': ['last-quarter'],
  'last-quarter': ['last-quarter'],
  'third quarter': ['last-quarter'],
  'third-quarter': ['last-quarter'],
  'waning crescent': ['waning-crescent'],
  balsamic: ['waning-crescent'],
  waxing: ['waxing-crescent', 'first-quarter', 'waxing-gibbous'],
  waning: ['waning-gibbous', 'last-quarter', 'waning-crescent'],
  crescent: ['waxing-crescent', 'waning-crescent'],
  gibbous: ['waxing-gibbous', 'waning-gibbous'],
  quarter: ['first-quarter', 'last-quarter'],
  half: ['first-quarter', 'last-quarter'],
}
const phaseNames = Object.keys(phases)
  .sort((one, other) => other.length - one.length)
  .join('|')

const extents = 'total|annular|hybrid|partial|penumbral'
const neverEclipsed = pointNames
  .split('|')
  .filter((name) => name !== 'sun' && name !== 'moon')
  .join('|')
const place = `(?= (?:(?:the sign of )?(?:${signWords})\\b|(?:the|${possessives}) (?:house\\b|\\w+[ -]house\\b|(?:root|top) of)|(?:${possessives}) (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\d+(?:st|nd|rd|th))\\b))`
const back =
  'returns? (?:in)?to|returning (?:in)?to|re-?enter(?:s|ed|ing)?|(?:goes|go|going|moves?|moving|slips?|slides?|steps?|comes?|passes) back (?:in)?to|back(?:s|ing) (?:in)?to|retreats? (?:in)?to'
const into =
  'enter(?:s|ed|ing)?|(?:moves?|moving|moved|comes?|coming|goes|go|going|slips?|passes|shifts?|shifting|slides?|glides?|steps?|stepping|crosses|crossing|walks?|heads?|travels?|sails?|changes?) (?:in)?to|arriv(?:es?|ing) (?:in|at)|begins? (?:its|his|her) (?:stay|time|trip) (?:in|through)|(?:ingress|entry|entrance|move|shift|passage|arrival) (?:in)?to|ingress of'
const planet = '(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|it|he|she)'

/** Moon phases, eclipses and void Moons. */
export const lunarParsers: MentionParser[] = [
  {
    pattern: new RegExp(`\\b(${phaseNames})[ -](moon|${titledPointNames})s?\\b`, 'gi'),
    // Only the Moon has a phase; no fact supports the phase of another body.
    parse: ([, phase = '', of = '']) => ({
      kind: 'moon-phase',
      phases: of.toLowerCase() === 'moon' ? (phases[phase.toLowerCase()] ?? []) : [],
    }),
  },
  {
    pattern: /\b(waxing|waning) (crescent|gibbous)\b/gi,
    parse: ([words = '']) => ({ kind: 'moon-phase', phases: phases[words.toLowerCase()] ?? [] }),
  },
  {
    pattern: new RegExp(
      `\\bmoon(?: phase)? (?:is|was|turns|becomes|isn['’]t|is not|wasn['’]t|was not) (?:an? |in (?:its|the|a) )?(${phaseNames})\\b(?! (?:of|to|moon)\\b)`,
      'gi',
    ),
    parse: ({ 0: words, 1: phase = '' }) => {
      const isDenied = /n['’]t|not/.test(words)
      const named = phases[phase.toLowerCase()] ?? []
      return { kind: 'moon-phase', phases: isDenied ? [] : named }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:(${extents}) )?(?:(solar|lunar) )?eclipses?\\b(?: of (?:the (sun|moon)|(?:the |your )?(${neverEclipsed}))\\b)?`,
      'gi',
    ),
    // No fact supports the eclipse of another point.
    parse: ([, extent, adjective, light, other]) => ({
      kind: 'eclipse',
      of: other ? 'neither' : eclipsed[(adjective ?? light ?? '').toLowerCase()],
      extent: extent?.toLowerCase() as EclipseFact['class'] | undefined,
    }),
  },
  {
    pattern:
      /\bvoid[ -]of[ -]course\b(?:[ -]moon\b)?|\bvoid moon\b|\bmakes no more aspects?\b|\bVOC(?: moon)?\b/gi,
    parse: () => ({ kind: 'void-moon' }),
  },
]

/** Returns, stations and retrograde motion. */
export const stationParsers: MentionParser[] = [
  {
    pattern:
      /\bback (?:where|to where|in the place where) (?:it|she|he) (?:was|stood) (?:when you were born|at your birth)\b/gi,
    parse: () => ({ kind: 'return' }),
  },
  {
    pattern:
      /\b(?:come|get)(?:s|ting|ing)? back to(?= your own )|\breturn(?:s|ing)? to(?= your own )/gi,
    parse: () => ({ kind: 'return' }),
  },
  {
    // "It comes near once more without touching it."
    pattern:
      /\bwithout (?:ever |quite |actually )?(?:touching|crossing|reaching|meeting)(?: (?:it|them|him|her)\b| (?=your )|(?=[.,;]))/gi,
    parse: () => ({ kind: 'near-miss' }),
  },
  {
    pattern:
      /\b(sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|solar|lunar|nodal|nodes?)(?:['’]s)? returns?\b(?! (?:to|into|for|in|from))/gi,
    parse: ([, of = '']) => ({ kind: 'return', point: returning(of.toLowerCase()) }),
  },
  {
    pattern:
      /\b(?:turn(?:s|ing|ed)?|go(?:es|ing|ne)?|went|station(?:s|ing|ed)?) (retrograde|direct)\b|\b(retrograde|direct) stations?\b|\bstation (retrograde|direct)\b/gi,
    parse: ([, one, two, three]) => ({
      kind: 'station',
      direction: (one ?? two ?? three ?? '').toLowerCase() as StationFact['direction'],
    }),
  },
  {
    pattern:
      /\b(?:begin(?:s|ning)?|start(?:s|ing)?) (?:its|his|her|the|a)? ?(?:\w+ )?retrograde\b|\bretrograde (?:begins|starts)\b|\bretrogrades\b/gi,
    parse: () => ({ kind: 'station', direction: 'retrograde' }),
  },
  {
    pattern:
      /\b(?:end(?:s|ing)?|finish(?:es|ing)?|wraps up) (?:its|his|her|the) (?:\w+ )?retrograde\b|\bretrograde (?:ends|is over|finishes|wraps up)\b|\bresum(?:es?|ing) (?:its )?(?:direct|forward) motion\b|\bis direct again\b/gi,
    parse: () => ({ kind: 'station', direction: 'direct' }),
  },
  {
    pattern: new RegExp(`(?<=\\b${planet} )(?:stations|stationing)\\b|\\bstationary\\b`, 'gi'),
    parse: () => ({ kind: 'station' }),
  },
  {
    pattern: /\b(?:retrograde|rx|mov(?:ing|es) backwards?)\b/gi,
    parse: () => ({ kind: 'retrograde' }),
  },
  {
    pattern:
      /\b(?:direct|forward) motion\b|(?<=\b(?:is|was|isn['’]t|wasn['’]t|not|moves?|moving) )direct(?=$|[.,;:)?!]| (?:when|at|in|now|and|on)\b)|(?<=\bis )moving forward\b|(?<=[(,] ?)direct(?=[,)])|\bdirect(?= (?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b)/gi,
    parse: () => ({ kind: 'direct' }),
  },
]

/** Ingresses into signs and houses. */
export const entryParsers: MentionParser[] = [
  {
    pattern: new RegExp(`\\b(${back})${place}`, 'gi'),
    parse: () => ({ kind: 'entry', isBack: true }),
  },
  {
    pattern: new RegExp(`\\b(?:${into})${place}|\\bingress of\\b`, 'gi'),
    parse: () => ({ kind: 'entry', isBack: false }),
  },
]

const eclipsed: Record<string, EclipseFact['of'] | undefined> = {
  solar: 'solar',
  sun: 'solar',
  lunar: 'lunar',
  moon: 'lunar',
}

function returning(word: string): Point {
  if (/^nod/.test(word)) return 'true_node'
  if (word === 'solar') return 'sun'
  return word === 'lunar' ? 'moon' : (word as Point)
}
