import type { BalanceFact } from '#sky/facts.ts'
import { numberWords } from '../names.ts'
import type { MentionParser } from './mention.ts'
import { pointNames } from './point-words.ts'

type Group = BalanceFact['of']

const group = '(fire|earth|air|water|cardinal|fixed|mutable)'
const signsOf = `(?:an? |the )?${group}(?:[- ]?signs?)?`
const number = `${numberWords.slice(1).join('|')}|\\d+`
const planets = '(?:planets?|bodies|placements)(?: of yours)?'
const much =
  '(?:(?:a )?(?:lot|wealth|abundance)s? of|lots of|plenty of|so much|much|too much|full of|rich in|heavy on|heavily on|heavy in|strong in|strong|mostly|mainly|predominantly|dominated by|overflowing with|emphasis on|an? emphasis on|loaded with|packed with)'
const inChart =
  '(?: in (?:your|the|this) (?:birth |natal )?chart| (?:element|energy|signs?|planets?))'

function groupNamed(word = ''): Group {
  return word.toLowerCase() as Group
}

/** Whether the words could be about the weather: "full of air". */
function isBare(words: string): boolean {
  return !/\b(?:chart|element|energy|signs?|planets?|placements|emphasis|modality|mutable|cardinal)\b|-/i.test(
    words,
  )
}

const strong = (words: string): MentionParser => ({
  pattern: new RegExp(words, 'gi'),
  parse: ([words, of]) => ({
    kind: 'balance',
    of: groupNamed(of),
    strength: 'strong',
    isBare: isBare(words),
  }),
})
const absent = (words: string): MentionParser => ({
  pattern: new RegExp(words, 'gi'),
  parse: ([words, of]) => ({
    kind: 'balance',
    of: groupNamed(of),
    strength: 'absent',
    isBare: isBare(words),
  }),
})
const verbs =
  '(?:(?: are| is| sit| sits| stand| fall| lie| gathered| placed| clustered| together| all)+)?'

/** What a chart has much or nothing of, and planets that stand together. */
export const balanceParsers: MentionParser[] = [
  {
    pattern: new RegExp(
      `\\b(more|less|fewer) (?:${planets} in )?${group}(?: signs?| energy| planets| placements)* than (?:in )?${group}(?: signs?| energy| planets)*`,
      'gi',
    ),
    parse: ([, comparison = '', one, other]) => {
      const isMore = comparison.toLowerCase() === 'more'
      return {
        kind: 'more',
        of: groupNamed(isMore ? one : other),
        than: groupNamed(isMore ? other : one),
      }
    },
  },
  {
    pattern: new RegExp(`(?<![\\w-])${group} (?:outweighs|outnumbers|exceeds) ${group}\\b`, 'gi'),
    parse: ([, of, than]) => ({ kind: 'more', of: groupNamed(of), than: groupNamed(than) }),
  },
  absent(
    `(?:\\b(?:no|zero|without(?: any| a single)?|not (?:one|a single|any)|never (?:had )?a|not have (?:any|a single)|none)|n['’]t (?:have )?(?:any|a single)) (?:of your )?(?:ten )?${planets}${verbs} in ${signsOf}`,
  ),
  absent(`\\b(?:not one|none) of your (?:ten )?${planets}${verbs} in ${signsOf}`),
  absent(`\\bnothing in ${signsOf}`),
  absent(
    `\\b(?:no|without(?: any)?|lacks?|lacking(?: in)?|absence of|n['’]t any|n['’]t have any|missing) ${group}\\b(?! sign)(?:${inChart})?`,
  ),
  absent(`(?<![\\w-])${group} (?:is|was) (?:missing|absent|lacking)`),
  {
    pattern: new RegExp(
      `\\b(${number})(?: of (?:your|the))?(?: ten)? ${planets}${verbs} in ${signsOf}\\b`,
      'gi',
    ),
    parse: ([, count = '', of]) => ({ kind: 'balance', of: groupNamed(of), count: counted(count) }),
  },
  strong(`(?<![\\w-])${group}[- ](?:heavy|dominant|dominated|strong|rich)\\b`),
  strong(`\\b${much} ${group}\\b(?:${inChart})?`),
  strong(
    `(?<![\\w-])${group} (?:dominates|prevails|predominates|is (?:the|your) (?:dominant|strongest))\\b`,
  ),
  strong(`\\bdominant (?:element|modality|quality) is ${group}\\b`),
  strong(`\\b(?:strong |heavy )?${group} emphasis\\b`),
  {
    pattern:
      /\b(fire|earth|air|water|cardinal|fixed|mutable)(?= (?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Ascendant|Midheaven|rising)\b)/g,
    parse: ([, of]) => ({ kind: 'element', element: groupNamed(of) }),
  },
  {
    pattern: /\b(cardinal|fixed|mutable)(?=,? (?:fire|earth|air|water) signs?)/gi,
    parse: ([, of]) => ({ kind: 'element', element: groupNamed(of) }),
  },
  {
    pattern: new RegExp(
      `(?<![\\w-])${group}[- ]signs?\\b|(?<=\\b(?:${pointNames}) (?:is |sits )?in )${group}(?=$|[.,;:)])`,
      'gi',
    ),
    parse: ([, one, other]) => ({ kind: 'element', element: groupNamed(one ?? other) }),
  },
  {
    pattern: new RegExp(
      `\\bstellium(?: of (${number}) ${planets})?${verbs}|\\b(?:cluster|group|gathering) of (${number}) ${planets}${verbs}|\\b(${number})[- ]planet stellium|\\b(no|${number})(?: of (?:your|the))?(?: ten)? ${planets}${verbs}(?! in all\\b)`,
      'gi',
    ),
    parse: ([, ...counts]) => {
      const count = counts.find(Boolean)
      return { kind: 'cluster', ...(count && { count: counted(count) }) }
    },
  },
]

function counted(count: string): number {
  return /\d/.test(count) ? Number(count) : numberWords.indexOf(count.toLowerCase())
}
