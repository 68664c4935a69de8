// Whether the checker would refuse a sentence of the corpus beside the reference that a composer adds.
import { checkSentence } from '../../src/lore/check/check-sentence.ts'
import { explainRejection } from '../../src/lore/check/explain-rejection.ts'
import type { AnyFact } from '../../src/sky/any-fact.ts'
import type { Body } from '../../src/sky/bodies.ts'

interface Reference {
  words: string
  facts: AnyFact[]
}

const base = { weight: 0.5, certain: true }
const natal: Reference = {
  words: ' (your Moon square your Mars)',
  facts: [
    {
      ...base,
      id: 'aspect:moon~mars:square',
      kind: 'aspect',
      a: 'moon',
      b: 'mars',
      aspect: 'square',
      orbDegrees: 1,
    },
  ],
}
const synastry: Reference = {
  words: " (your Moon square {partner}'s Mars)",
  facts: [
    {
      ...base,
      id: 'synastry:you.moon~partner.mars:square',
      kind: 'synastry-aspect',
      you: 'moon',
      partner: 'mars',
      aspect: 'square',
      orbDegrees: 1,
    },
  ],
}
const at = '2026-12-04T09:07:00Z'
const until = '2026-12-04T22:00:00Z'
const birthday: AnyFact = { ...base, id: 'birthday:2026-12-04', kind: 'birthday', at, until }
const dated: Reference[] = [
  {
    words: ' (the Moon in your sixth house)',
    facts: [
      { ...base, id: 'moon-in-house:6:2026-12-04', kind: 'moon-in-house', house: 6, at, until },
    ],
  },
  {
    words: ' (Mars trine your Sun)',
    facts: [
      {
        ...base,
        id: 'transit:mars~sun:trine:2026-12-04',
        kind: 'transit',
        body: 'mars',
        natal: 'sun',
        aspect: 'trine',
        at,
      },
    ],
  },
  {
    words: ' (Venus enters Libra)',
    facts: [
      {
        ...base,
        id: 'ingress:venus:Libra:2026-12-04',
        kind: 'ingress',
        body: 'venus',
        sign: 'Libra',
        retrograde: false,
        at,
      },
    ],
  },
]

/** Why the checker refuses a sentence, if it does. */
export function refusalOf(
  text: string,
  {
    isForecast,
    isSynastry,
    point,
  }: { isForecast: boolean; isSynastry: boolean; point?: string | undefined },
): string | undefined {
  // One of the three is enough: each kind meets thousands of sentences.
  const { words, facts } = (
    isForecast ? dated[text.length % dated.length] : isSynastry ? synastry : natal
  ) as Reference
  const evidence = [...facts, ...(isForecast ? [birthday] : []), ...(point ? [placeOf(point)] : [])]
  return explainRejection(checkSentence(filled(text, words), evidence)) || undefined
}

function placeOf(point: string): AnyFact {
  if (point === 'asc' || point === 'mc')
    return {
      ...base,
      id: `angle:${point}`,
      kind: 'angle',
      angle: point,
      sign: 'Leo',
      degrees: 1,
      minutes: 2,
    }
  return { ...base, id: `placement:${point}`, kind: 'placement', body: point as Body, sign: 'Leo' }
}

function filled(text: string, reference: string): string {
  const whole = text.includes('{ref}') ? text : text.replace(/(?=[.?:;]["']?$)/, '{ref}')
  return whole
    .replace('{ref}', reference)
    .replaceAll('{on}', 'On Friday, December 4,')
    .replaceAll('{time}', 'around 09:07 UTC')
    .replaceAll('{until}', '22:00 UTC')
    .replaceAll(/\{(?!partner\}|Partner\})\w+\}/g, 'it')
}
