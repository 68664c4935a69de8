import type { LifeTheme, Question, Span } from '../../question.ts'
import { addDays } from '../dates/calendar.ts'
import { candidate, isPlanet, type Part, type Pattern } from './part.ts'
import { defaultSpan, wholeSpan } from './plans.ts'

interface Ordinary {
  pattern: RegExp
  /** Below 7 the conversation before may say what is meant. */
  score: number
  ask(part: Part): Question | undefined
}

/** Further off, an easier day is no help. */
const RELIEF_DAYS = 70

const opener =
  '^(?:(?:so|ok|okay|and|but|well|honestly|idk|hey|please|baba|bliss|yes|no|hm+|like)[, ]+)*'

/** "Should I just do it?" without a word about what. */
const nameless = new RegExp(
  `${opener}(?:(?:should|shall|can|do you think) (?:i|we)(?: should)?|(?:i|we) should) (?:just |really |finally |even |actually )*(?:do|go for|try|risk|send|say|take|wait|act|stay|go|leave|jump)(?: or (?:not|act|wait|stay|go|leave))?(?: (?:it|this|that|now|already))*(?: or not)?\\W*$`,
)

const themeOf = (theme: LifeTheme) => (): Question => ({ kind: 'theme', theme, owner: 'user' })

const inSpanOrToday = (part: Part): Question => ({
  kind: 'what-happens',
  span: wholeSpan(part.spans) ?? { from: part.today, to: part.today, words: 'today' },
})

/** What people ask in ordinary words that name nothing of the field. */
const ordinary: Ordinary[] = [
  { pattern: nameless, score: 6, ask: twoWays },
  {
    pattern:
      /\b(?:what|which) (?!(?:day|date|time|week|month|hour|sign|house|planet)s?\b)(?:\w+ )?(?:should|could|would|do|can) (?:i|we) (?:go )?(?:stud(?:y|ied)|major in|learn|enroll in)(?! (?:about|from)\b)|\b(?:what|which) (?:kind of |sort of )?(?:(?:subjects?|major|field of study|course of study)\b|degree (?:should|would|could|to (?:take|do|get|study)|do i (?:take|do|get|study)))(?!.*\b(?:my P|P\d at|is my)\b)/,
    score: 10,
    ask: ({ points }) => (points.length > 0 ? undefined : themeOf('mind')()),
  },
  {
    pattern:
      /\bhow long (?:will|am|do|must) (?:i|we) (?:\w+ )?(?:to )?(?:be|stay|remain|going to be)? ?(?:single|alone|lonely|without (?:a |any)?\w+)\b|\b(?:get|getting) over (?:him|her|them|my (?:\w+ )?(?:ex|breakup|divorce|boyfriend|girlfriend|husband|wife|crush)|the breakup|it)\b/,
    score: 10,
    ask: ({ spans }) => (spans.length > 0 ? undefined : themeOf('love')()),
  },
  {
    pattern:
      /\b(?:tell|say|give) (?:me )?something (?:good|nice|positive|kind|happy|encouraging|uplifting)\b(?!.*T\d)|\b(?:give me a )?pep talk\b|\bcompliment me\b/,
    score: 10,
    ask: themeOf('gift'),
  },
  {
    pattern:
      /\b(?:what|how) (?:do|would|will) (?:other )?(?:people|others|strangers|everyone|they) (?:\w+ )?(?:see (?:in )?me|think when they meet me|notice about me)\b/,
    score: 10,
    ask: themeOf('self'),
  },
  {
    pattern: new RegExp(
      `${opener}(?:(?:can|could|would) you )?(?:(?:please )?(?:give|tell) me|got|have you(?: got)?|any|some|one)? ?(?:(?:a|an|any|one|some|good|little) )*(?:piece of )?(?:advice|words? of wisdom)(?: (?:for (?:me|T\\d)|please|T\\d))*\\W*$`,
    ),
    score: 9,
    ask: inSpanOrToday,
  },
  {
    pattern:
      /\b(?:help me )?(?:plan|planning|organi[sz]e|map out|get through) (?:my |the )?T\d\W*$/,
    score: 12,
    ask: (part) => (part.purposes.length > 0 ? undefined : inSpanOrToday(part)),
  },
  {
    pattern:
      /\bwhen (?:do|does|will|is|are|would|can) (?:it|this|that|things?|everything|life|(?:all |any )?(?:of )?this|the pain|i|my life)\b (?:all |ever |finally |just |start |going |to )*(?:get|gets|be|become|feel|feels|getting|go|calm|settle|ease|improve|cool|quiet|slow|stop)\b ?(?:to )?(?:(?:a )?(?:bit |little |any )?(?:easier|better|lighter|calmer|calm)|(?:calm |back )?down|back to normal|up|hurting|like myself(?: again)?|good again)\W*(?:for me|again)?\W*$/,
    score: 9.5,
    ask: relief,
  },
  {
    pattern:
      /\bwhy (?:are|is|do (?:people|they|you) (?:say|think)|does everyone (?:say|think)) (?:all |most |that )*(?:an? )?S0\b/,
    score: 9,
    ask: ({ signs: [sign], points, owner }) =>
      sign && points.length === 0 ? { kind: 'meaning', sign, owner } : undefined,
  },
  {
    pattern:
      /\bis P0 (?:\w+ )?(?:mad|angry|pissed|out to get|punish\w*|against|picking on|testing|messing with)\b.*\b(?:me|my)\b/,
    score: 12,
    ask: ({ points: [body] }) =>
      isPlanet(body) ? { kind: 'when', event: { of: 'transit', body }, which: 'next' } : undefined,
  },
  {
    pattern:
      /\b(?:do|does|did|can|could) not (?:really |quite |at all )?(?:recogni[sz]e|see|find) myself\b/,
    score: 10,
    ask: () => ({ kind: 'social', of: 'complaint' }),
  },
  {
    pattern:
      /\b(?:what is|is there) (?:the|any|a) point (?:of|in|to) (?:astrology|horoscopes?|charts?|any of this|asking you|(?:star|zodiac) signs?)\b/,
    score: 12,
    ask: () => ({ kind: 'social', of: 'doubt' }),
  },
  {
    pattern: /\b(?:tell|give|show) me (?:a|one|some|your) secrets? (?:about|on|of) (?:me|myself)\b/,
    score: 12,
    ask: () => ({ kind: 'strongest', of: 'chart', owner: 'user' }),
  },
  {
    pattern:
      /\b(?:one|single|most important|biggest) (?:date|day)\b.{0,24}\b(?:remember|circle|know|mark|watch|write down|not forget)\b/,
    score: 12,
    ask: ({ spans, today }) => ({
      kind: 'what-happens',
      span: wholeSpan(spans) ?? defaultSpan(today),
    }),
  },
  {
    pattern: /\b(?:two|2|three|both|several|other) (?:job )?offers?\b(?!.*T\d)/,
    score: 8,
    ask: ({ plain, today, points }) =>
      points.length > 0 ? undefined : offers(plain.replace(/[?!.,;:]+$/, ''), defaultSpan(today)),
  },
  {
    pattern:
      /\b(?:worr(?:y|ied)|afraid|scared|nervous|fear(?:ed)?|dangerous)\b.{0,24}\beclipses?\b|\beclipses?\b.{0,16}\b(?:dangerous|scary|to be afraid of|bad for me)\b/,
    score: 12,
    ask: () => ({ kind: 'when', event: { of: 'eclipse' }, which: 'next' }),
  },
  {
    pattern:
      /\b(?:hard|easy|difficult|impossible|a nightmare) to live with\b|\bliv(?:e|ing) with (?:people|others|other people|someone|somebody|me|roommates?|a partner|anyone|family)\b/,
    score: 9,
    ask: ({ spans, points }) => (spans.length + points.length > 0 ? undefined : themeOf('home')()),
  },
  {
    pattern:
      /\b(?:who(?: is|'s| of us| gets| has| loves| needs)?|which of us)\b.{0,24}\b(?:more|most|better|worse|bigger|\w{3,}er)\b(?!.*\bT\d)/,
    score: 8.5,
    ask: ({ points, signs, houses, text }) =>
      points.length + signs.length + houses.length > 0 || !/\b(?:who|which of us)\b/.test(text)
        ? undefined
        : { kind: 'together', theme: 'overall' },
  },
  {
    pattern: /\bgood (?:days? |dates? |time |times )?for us\b/,
    score: 9,
    ask: ({ spans, purposes, today }) => {
      const span = wholeSpan(spans)
      if (purposes.length > 0) return undefined
      return {
        kind: 'window',
        purpose: 'love',
        span: span ?? defaultSpan(today),
        wish: 'good',
        hasOwnSpan: span !== undefined,
      }
    },
  },
]

/** Two readings of what has no object: a day for it, or the person who decides. */
function twoWays({ plain, today, spans, points }: Part): Question | undefined {
  if (points.length > 0) return undefined
  const span = wholeSpan(spans)
  return {
    kind: 'unclear',
    words: plain.replace(/[?!.,;:]+$/, ''),
    readings: [
      {
        kind: 'window',
        purpose: 'start',
        span: span ?? defaultSpan(today),
        wish: 'good',
        hasOwnSpan: span !== undefined,
      },
      { kind: 'theme', theme: 'mind', owner: 'user' },
    ],
  }
}

function offers(words: string, span: Span): Question {
  return {
    kind: 'unclear',
    words,
    readings: [
      { kind: 'theme', theme: 'work', owner: 'user' },
      { kind: 'window', purpose: 'work', span, wish: 'good', hasOwnSpan: false },
    ],
  }
}

function relief({ today, points, houses }: Part): Question | undefined {
  if (points.length + houses.length > 0) return undefined
  const span = { from: today, to: addDays(today, RELIEF_DAYS), words: 'the next ten weeks' }
  return { kind: 'what-happens', span, asked: 'relief' }
}

export const ordinaryPatterns: Pattern[] = ordinary.map(
  ({ pattern, score, ask }): Pattern =>
    (part) =>
      pattern.test(part.text) ? candidate(score, ask(part)) : undefined,
)
