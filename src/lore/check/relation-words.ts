import type { AspectName } from '#sky/chart.ts'
import type { BalanceFact } from '#sky/facts.ts'
import { numberWords } from '../names.ts'
import type { MentionParser } from './mention.ts'

const aspectPatterns: [AspectName, string][] = [
  ['conjunction', 'conjunct|conjunctions?|conjoins?'],
  ['opposition', 'opposite|opposes?|opposition|opposing'],
  ['square', 'squares?|squaring'],
  ['trine', 'trines?'],
  ['sextile', 'sextiles?'],
]

/** Aspects, balances, degrees and rulerships. */
export const relationParsers: MentionParser[] = [
  {
    pattern: new RegExp(
      `\\b(${numberWords.join('|')}|\\d+)(?: of (?:your|the))?(?: ten)? planets?(?: of yours)? in (?:an? )?(fire|earth|air|water|cardinal|fixed|mutable) signs?\\b`,
      'gi',
    ),
    parse: ([, count = '', of = '']) => ({
      kind: 'balance',
      of: of.toLowerCase() as BalanceFact['of'],
      count: /\d/.test(count) ? Number(count) : numberWords.indexOf(count.toLowerCase()),
    }),
  },
  ...aspectPatterns.map(
    ([aspect, words]): MentionParser => ({
      pattern: new RegExp(`\\b(?:${words})\\b`, 'gi'),
      // Towns have squares, and people oppose things: only the other words are always astrological.
      parse: ([word]) => ({
        kind: 'aspect',
        aspect,
        isTerm: aspect !== 'square' && !/^oppos/i.test(word ?? '') && !/^conjoin/i.test(word ?? ''),
      }),
    }),
  ),
  {
    pattern: /\b(\d{1,2})\s?(?:°|degrees?\b)(?:\s?(\d{1,2})\s?[′'’])?/g,
    parse: ([, degrees, minutes]) => ({
      kind: 'degree',
      degrees: Number(degrees),
      ...(minutes && { minutes: Number(minutes) }),
    }),
  },
  {
    pattern: /\brul(?:es|ing|er of) (?=(?:your |the )?(?:ascendant|midheaven|rising|chart)\b)/gi,
    parse: () => ({ kind: 'rules' }),
  },
]
