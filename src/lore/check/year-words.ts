import { anyOrdinal, houseNumbered } from './house-words.ts'
import type { MentionParser } from './mention.ts'
import { ownerOf } from './point-words.ts'

/** The techniques of a year: its house and ruler, the progressed Moon, the solar return. */
export const yearParsers: MentionParser[] = [
  {
    pattern: /\bprogressed moon\b/gi,
    parse: (match) => ({ kind: 'point', point: 'progressed_moon', owner: ownerOf(match) }),
  },
  {
    pattern:
      /\bsolar[- ]return ascendant\b|\bascendant (?:of|at|for) (?:your|the) solar[- ]return\b/gi,
    parse: (match) => ({ kind: 'point', point: 'return_asc', owner: ownerOf(match) }),
  },
  {
    pattern:
      /\bsolar[- ]return midheaven\b|\bmidheaven (?:of|at|for) (?:your|the) solar[- ]return\b/gi,
    parse: (match) => ({ kind: 'point', point: 'return_mc', owner: ownerOf(match) }),
  },
  {
    pattern: new RegExp(
      `\\b(${anyOrdinal})[- ]house year\\b|\\byear of (?:the|your) (${anyOrdinal})[ -]house\\b`,
      'gi',
    ),
    parse: ({ 1: one, 2: other, input, index }) => {
      const side = sideOfBirthday(input, index)
      const house = houseNumbered(one ?? other ?? '')
      return { kind: 'profection', house, ...(side && { side }) }
    },
  },
  {
    pattern:
      /\b(?:rules|ruling|ruler of|runs|in charge of) (?:the|your|this|that|the new|your new|your next|the next) year\b/gi,
    parse: () => ({ kind: 'year-ruler' }),
  },
]

const beforeBirthday = /\b(?:until|till|before|up to) (?:then|your birthday)\b/gi
const afterBirthday =
  /\b(?:from|after|since|with|on|at|starting) (?:then on|that day on|your birthday)\b|\byour birthday (?:begins|starts|opens)\b/gi

/** Which side of the birthday a year lies on, in the words nearest to it. */
function sideOfBirthday(text: string, index: number): 'before' | 'after' | undefined {
  const cues = [
    ...[...text.matchAll(beforeBirthday)].map((match) => ({ side: 'before' as const, match })),
    ...[...text.matchAll(afterBirthday)].map((match) => ({ side: 'after' as const, match })),
  ].sort((one, other) => one.match.index - other.match.index)
  const before = cues.findLast(({ match }) => match.index < index)
  return (before ?? cues[0])?.side
}
