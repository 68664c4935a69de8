import type { MentionParser } from './mention.ts'
import { signWords } from './sign-words.ts'

const numerals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const tens = ['twenty', 'thirty']
const ones = numerals.slice(1, 10)
const number = `\\d+(?:\\.\\d+)?|(?:${tens.join('|')})[- ](?:${ones.join('|')})|${numerals.toReversed().join('|')}|thirty`
const amount = `(${number}|a) ?(?:°|deg(?:rees?)?\\b)(?:,? ?(?:and )?(\\d{1,2})(?: ?(?:[′'’]|min(?:utes?)?\\b)|(?= [A-Z]))(?: ?\\d+ ?["″])?)?`

function numberOf(word: string): number {
  if (/\d/.test(word)) return Number(word)
  if (word.toLowerCase() === 'a') return 1
  const [ten = '', one = ''] = word.toLowerCase().split(/[- ]/)
  if (one) return 10 * (tens.indexOf(ten) + 2) + numerals.indexOf(one)
  return ten === 'thirty' ? 30 : numerals.indexOf(ten)
}

/** Degrees with their minutes; seconds of arc are in no fact, so they match none. */
function parsedAmount(words: string, degrees = '', minutes?: string) {
  const hasSeconds = /["″]$/.test(words)
  return {
    degrees: hasSeconds ? Number.NaN : numberOf(degrees),
    ...(minutes && { minutes: Number(minutes) }),
  }
}

const fractions: Record<string, number> = {
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
  tenth: 1 / 10,
}

/** Orbs and degrees. */
export const measureParsers: MentionParser[] = [
  // "A third of a degree apart", "less than half a degree from exact"
  {
    pattern: new RegExp(
      `\\b(less than |within )?(?:half a|an? (${Object.keys(fractions).join('|')}) of a) degree (?:from exact|apart|away|off)\\b`,
      'gi',
    ),
    parse: ([, limit, fraction]) => ({
      kind: 'orb',
      degrees: fractions[fraction?.toLowerCase() ?? ''] ?? 1 / 2,
      isLimit: Boolean(limit),
    }),
  },
  {
    pattern: new RegExp(
      `\\bwithin (?:half a|an? (${Object.keys(fractions).join('|')}) of a) degree\\b`,
      'gi',
    ),
    parse: ([, fraction]) => ({
      kind: 'orb',
      degrees: fractions[fraction?.toLowerCase() ?? ''] ?? 1 / 2,
      isLimit: true,
    }),
  },
  {
    pattern: /\bless than a degree (?:from exact|apart|away|off)\b/gi,
    parse: () => ({ kind: 'orb', degrees: 1, isLimit: true }),
  },
  {
    pattern: new RegExp(
      `(?<=\\borb of [^.;]{0,60} is (?:only |just |about |a |full |mere )*)${amount}|\\borb(?: is| was|,)?(?: of)?(?: only| just)? ${amount}|\\b(within)(?: about| just)? ${amount}|${amount} (?:from exact|apart|orb|off|away)\\b`,
      'gi',
    ),
    parse: ([
      words = '',
      later,
      laterMinutes,
      ofOrb,
      orbMinutes,
      within,
      limit,
      limitMinutes,
      away,
      awayMinutes,
    ]) => ({
      kind: 'orb',
      isLimit: Boolean(within),
      ...parsedAmount(
        words,
        later ?? ofOrb ?? limit ?? away,
        laterMinutes ?? orbMinutes ?? limitMinutes ?? awayMinutes,
      ),
    }),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.])${amount}|(?<!(?:January|February|March|April|May|June|July|August|September|October|November|December|[a-z]{3}\\.?) |[\\d:.,/])\\b(\\d{1,2})(?= (?:${signWords})\\b)`,
      'gi',
    ),
    parse: ({ 0: words, 1: degrees, 2: minutes, 3: plain, input, index }) =>
      /^a\b/i.test(words) || /\bby $/.test(input.slice(0, index))
        ? undefined
        : { kind: 'degree', ...parsedAmount(words, degrees ?? plain, minutes) },
  },
]
