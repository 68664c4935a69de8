import { type Sign, signs } from '#sky/zodiac.ts'
import type { MentionParser } from './mention.ts'

const derived: Record<string, Sign> = {
  arien: 'Aries',
  arian: 'Aries',
  taurean: 'Taurus',
  geminian: 'Gemini',
  geminis: 'Gemini',
  cancerian: 'Cancer',
  cancers: 'Cancer',
  leonine: 'Leo',
  leos: 'Leo',
  virgoan: 'Virgo',
  virgos: 'Virgo',
  libran: 'Libra',
  libras: 'Libra',
  scorpionic: 'Scorpio',
  scorpios: 'Scorpio',
  sagittarian: 'Sagittarius',
  capricornian: 'Capricorn',
  capricorns: 'Capricorn',
  aquarian: 'Aquarius',
  piscean: 'Pisces',
}
const named: Record<string, Sign> = {
  ...Object.fromEntries(signs.map((sign) => [sign.toLowerCase(), sign])),
  ...derived,
}

/** All words for a sign, in lower case. */
export const signWords = Object.keys(named)
  .sort((one, other) => other.length - one.length)
  .join('|')

export function signNamed(word: string): Sign {
  return named[word.toLowerCase()] as Sign
}

// "You're a Leo", "as a Leo", "like every Leo", "born under Leo": the sign of the Sun.
const partnerPerson =
  /(?:\{partner\}|\bthey|\bhe|\bshe)(?: is| are|['’]s|['’]re) (?:really |such )?an? ?$/i
// "The Leo in you", "your Capricorn side": a manner, of any point in that sign.
const manner =
  /^(?:['’]s)? (?:in you|side|part|half|streak|energy|manner|self|way|mode|touch|instinct|accent|blood)\b/
const person =
  /(?:\byou(?:['’]re| are|,)(?: not| such| really| very much)? an?|\bas an?|\blike (?:every|any|all|other|a|an)|\bborn (?:under|a)|\bfellow|\b(?:every|true|proud|classic|typical) )(?: (?:true|proud|classic|typical))* ?$/i
const noun =
  /^(?:['’]s)? (?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|north|ascendant|midheaven|mc|asc|ic|dsc|descendant|rising|stellium|new|full|side|part|streak|energy|flavor|manner|accent|color|in you)/i

/** Signs of the zodiac, and the adjectives made of them. */
export const signParsers: MentionParser[] = [
  {
    pattern: new RegExp(`\\b(double|triple|quadruple) (${signWords})\\b`, 'gi'),
    parse: ([, times = '', word = '']) => ({
      kind: 'multiple',
      sign: signNamed(word),
      times: ['double', 'triple', 'quadruple'].indexOf(times.toLowerCase()) + 2,
    }),
  },
  {
    pattern: new RegExp(`\\b(${signWords})[-–/ ]+(?:and )?(${signWords}) axis\\b`, 'gi'),
    parse: ([, one = '', other = '']) => ({
      kind: 'axis',
      signs: [signNamed(one), signNamed(other)],
    }),
  },
  {
    pattern: new RegExp(`\\b(?:${signWords})\\b`, 'gi'),
    parse: ({ 0: word, input, index }) => ({
      kind: 'sign',
      sign: signNamed(word),
      ...(manner.test(input.slice(index + word.length)) && { isManner: true }),
      ...(partnerPerson.test(input.slice(0, index)) &&
        !noun.test(input.slice(index + word.length)) && { isPerson: true, owner: 'partner' }),
      ...((person.test(input.slice(0, index)) ||
        /^s? like you\b/.test(input.slice(index + word.length))) &&
        !noun.test(input.slice(index + word.length)) && { isPerson: true }),
    }),
  },
]
