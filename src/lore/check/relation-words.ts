import type { AspectName } from '#sky/chart.ts'
import type { Dignity } from '#sky/dignities.ts'
import type { Configuration, MentionParser } from './mention.ts'

const aspectPatterns: [AspectName, string][] = [
  ['conjunction', 'conjunct|conjunctions?|conjoin(?:s|ed|ing)?|conjuncts'],
  [
    'opposition',
    "(?<!\\bthe )opposite|(?<=\\bthe )opposite(?=(?: of| side of)? (?:your|the|their|natal|\\{partner\\}['’]s) )|opposes?|oppositions?|opposing|opposed(?: by| to)?",
  ],
  [
    'square',
    'squares? off (?:against|with)|squaring off (?:against|with)|squares?|squaring|squared(?: by)?',
  ],
  ['trine', 'trines?|trin(?:ed|ing)(?: by)?'],
  ['sextile', 'sextiles?|sextil(?:ed|ing)(?: by)?'],
]

const hard = 'hard|tense|challenging|difficult|stressful|frictional|harsh|dynamic'
const soft = 'soft|easy|harmonious|flowing|supportive|gentle|friendly|easygoing|smooth'

/** "The sign of its fall", "the tradition calls this Jupiter's fall" */
const theSignOf = (dignity: string) =>
  `the sign of (?:its|his|her) ${dignity}|(?<=\\bcalls? (?:this|it|that) \\w+['’]s )${dignity}`

const dignities: [Dignity, string][] = [
  [
    'domicile',
    'in (?:its |his |her )?(?:own )?domicile|in (?:its|his|her) (?:own|home) sign|domiciled|(?:an?|the|one of the two) signs? (?:that )?(?:it|he|she) rules',
  ],
  ['detriment', `in (?:its |his |her )?detriment|${theSignOf('detriment')}`],
  ['exaltation', `exalted|in (?:its |his |her )?exaltation|${theSignOf('exaltation')}`],
  ['fall', `in (?:its|his|her) fall|in fall(?=$|[.,;:)])|${theSignOf('fall')}`],
]
const shapes: [Configuration, string][] = [
  ['grand trine', 'grand trines?'],
  ['T-square', "(?<!['’])t[- ]squares?"],
  ['grand cross', 'grand (?:cross(?:es)?|squares?)'],
  ['kite', 'kite (?:pattern|configuration|formation|figure|of)'],
  ['yod', 'yods?'],
]

/** Aspects, figures of aspects, and dignities. */
export const relationParsers: MentionParser[] = [
  ...shapes.map(
    ([shape, words]): MentionParser => ({
      pattern: new RegExp(`\\b(?:${words})\\b`, 'gi'),
      parse: () => ({ kind: 'configuration', shape }),
    }),
  ),
  {
    pattern: new RegExp(
      `\\b(?:(${hard})|(${soft})) (?:aspects?|angles?)\\b|\\b(?:aspects|in aspect (?:to|with)|an aspect (?:to|between|with)|the aspect between)(?= (?:your|{partner}|their|natal|[A-Z]))`,
      'gi',
    ),
    parse: ([, tense, harmonious]) => ({
      kind: 'contact',
      ...(tense ? { quality: 'tense' as const } : harmonious && { quality: 'harmonious' as const }),
    }),
  },
  {
    pattern:
      /\b(applying|separating)(?= (?:conjunction|opposition|trine|square|sextile)\b)|(?<=\b(?:is|still|now|and) )(applying|separating)(?=$|[.,;:)])/gi,
    parse: ([word]) => ({ kind: 'applying', isApplying: word?.toLowerCase() === 'applying' }),
  },
  {
    pattern: /\b(tighter|closer|more exact|wider|looser)(?= than\b)/gi,
    parse: ([word = '']) => ({ kind: 'tighter', isTighter: !/wider|looser/i.test(word) }),
  },
  // "Mars sits on your Ascendant"
  {
    pattern:
      /(?<=\b(?:sits|sitting|is|rests|stands|rising|right|close|near|lies|exactly|directly) )(?:right |exactly |directly )?(?:on|atop|to|at)(?= (?:your|the|their|\{partner\}['’]s) (?:natal )?(?:ascendant|midheaven|asc|mc|ic|descendant|sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b)|\bhugs(?= (?:your|the) )/gi,
    parse: () => ({ kind: 'aspect', aspect: 'conjunction', isTerm: false }),
  },
  // "Mars crosses your Sun": only what moves can.
  {
    pattern:
      /\b(?:cross(?:es|ed|ing)|reach(?:es|ed|ing)|meets|meeting|met|comes to|came to)(?= your (?:natal |own )?(?:ascendant|midheaven|descendant|sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b(?!['’]s))/gi,
    parse: () => ({ kind: 'aspect', aspect: 'conjunction', isTerm: false, isMotion: true }),
  },
  ...aspectPatterns.map(
    ([aspect, words]): MentionParser => ({
      pattern: new RegExp(`\\b(?:${words})\\b`, 'gi'),
      // Towns have squares, and people oppose things: only the other words are always astrological.
      parse: ({ 0: word, input, index }) => ({
        kind: 'aspect',
        aspect,
        isTerm:
          (aspect !== 'square' && !/^(?:oppos|conjoin)/i.test(word)) ||
          /^ (?:each other|one another)\b/.test(input.slice(index + word.length)),
      }),
    }),
  ),
  ...dignities.map(
    ([dignity, words]): MentionParser => ({
      pattern: new RegExp(`\\b(?:${words})(?!\\w)`, 'gi'),
      parse: () => ({ kind: 'dignity', dignity }),
    }),
  ),
]
