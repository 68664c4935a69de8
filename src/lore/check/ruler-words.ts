import type { MentionParser } from './mention.ts'

/** Rulers of the chart, of its angles and of signs. */
export const rulershipParsers: MentionParser[] = [
  {
    pattern:
      /\bchart(?:['’]s)? ruler\b|\b(?:ruler of|rules|ruling) (?:your|the) (?:birth |natal |whole )?chart\b|(?<=\bchart (?:is|was|isn['’]t|wasn['’]t|is not|was not) )ruled by\b|\b(?:your|the) ruling planet\b/gi,
    parse: () => ({ kind: 'rules', angle: 'asc' }),
  },
  {
    pattern:
      /\bits (?:modern |traditional )?ruler\b|\brul(?:es|ing|ers? of)(?= (?:your |the |an? |{partner}['’]s |their )?(?:(?!from|in)\w+ )?(?:ascendant|midheaven|sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|rising|asc|mc|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+(?:st|nd|rd|th))[ -]house)\b)|\bruled by\b|(?<=\bwhich (?:the )?[A-Z]\w+ )rules\b|(?<=\b(?:ascendant|midheaven|asc|mc|rising)(?:['’]s)? )ruler\b/gi,
    parse: ({ 0: words, input, index }) => {
      const before = /\b(traditional|modern) $/i.exec(input.slice(0, index))?.[1]
      const school = (/\b(?:modern|traditional)\b/i.exec(words)?.[0] ?? before)?.toLowerCase()
      return { kind: 'rules', ...(school && { school: school as 'modern' }) }
    },
  },
]
