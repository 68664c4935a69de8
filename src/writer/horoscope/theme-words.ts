import { aspectQuality } from '#lore/aspect-quality.ts'
import { asides } from '#lore/corpus/horoscope/asides.ts'
import {
  houseCompanions,
  pointCompanions,
  signCompanions,
} from '#lore/corpus/horoscope/companions.ts'
import {
  eclipseLines,
  houseEntryLines,
  houseReentryLines,
  ingressLines,
  ingressReturnLines,
  lunationLines,
  moonDayLines,
  pointLines,
  stationLines,
  transitLines,
} from '#lore/corpus/horoscope/event-lines.ts'
import { houseQuestions, pointQuestions, signQuestions } from '#lore/corpus/horoscope/questions.ts'
import { houseTitles, pointTitles, signTitles } from '#lore/corpus/horoscope/titles.ts'
import type { Tone } from '#lore/corpus/horoscope/week.ts'
import { grounds, moods } from '#lore/corpus/horoscope/words.ts'
import type { House } from '#lore/house.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { MoonStay, Theme } from './plan.ts'

interface Lines {
  /** In the corpus: `companion/house/4`. */
  name: string
  lines: readonly string[]
}

/** The tone of a theme. Sky events that everyone shares are neither easy nor hard, but loud. */
export function toneOf(theme: Theme): Tone {
  if (theme.kind !== 'transit') return 'loud'
  return { harmonious: 'easy', tense: 'hard', joined: 'loud' }[aspectQuality(theme.aspect)] as Tone
}

/** By the natal house if known, else by the sign. */
export function byPlace<Said>(
  theme: Exclude<Theme, TransitFact>,
  ofHouse: Record<House, Said>,
  ofSign: Record<Sign, Said>,
): Said {
  if ('house' in theme && theme.house) return ofHouse[theme.house as House]
  if ('sign' in theme) return ofSign[theme.sign]
  throw new Error(`${theme.id} happens nowhere`)
}

/** The words for the slots of a theme's lines. */
export function themeWords(theme: Theme): Record<string, readonly string[]> {
  if (theme.kind === 'transit') return {}
  const ground = byPlace(theme, grounds, moods)
  return { ground, mood: ground }
}

/** Lines for a transit to this natal point, preferred to the general ones. */
export function pointLinesOf(theme: Theme): Lines | undefined {
  if (theme.kind !== 'transit') return undefined
  const quality = aspectQuality(theme.aspect)
  return { name: `line/${theme.natal}/${quality}`, lines: pointLines[theme.natal][quality] }
}

/** The frame lines of a theme, for when its wordings are used up. */
export function themeLines(theme: Theme): Lines {
  switch (theme.kind) {
    case 'transit': {
      const quality = aspectQuality(theme.aspect)
      return { name: `line/transit/${quality}`, lines: transitLines[quality] }
    }
    case 'lunation':
      return { name: `line/lunation/${theme.phase}`, lines: lunationLines[theme.phase] }
    case 'eclipse':
      return { name: `line/eclipse/${theme.of}`, lines: eclipseLines[theme.of] }
    case 'ingress':
      return theme.retrograde
        ? { name: 'line/ingress-return', lines: ingressReturnLines }
        : { name: 'line/ingress', lines: ingressLines }
    case 'station':
      return { name: `line/station/${theme.direction}`, lines: stationLines[theme.direction] }
    case 'house-entry':
      return theme.retrograde
        ? { name: 'line/house-reentry', lines: houseReentryLines }
        : { name: 'line/house-entry', lines: houseEntryLines }
    case 'moon-in-house':
    case 'moon-in-sign':
      return { name: 'line/moon-day', lines: moonDayLines }
  }
}

/** A closing line about a transit. */
export function asidesOn({ natal, aspect }: TransitFact): Lines {
  const feel = ({ harmonious: 'easy', tense: 'hard', joined: 'full' } as const)[
    aspectQuality(aspect)
  ]
  return { name: `aside/${natal}-${feel}`, lines: asides[natal][feel] }
}

export function questionsOf(theme: Theme): readonly string[] {
  if (theme.kind === 'transit') return pointQuestions[theme.natal]
  return byPlace(theme, houseQuestions, signQuestions)
}

/** Lines beside the question of a theme. */
export function companionsOf(theme: Theme): Lines {
  if (theme.kind === 'transit')
    return { name: `companion/${theme.natal}`, lines: pointCompanions[theme.natal] }
  const place = ('house' in theme && theme.house) || ('sign' in theme && theme.sign)
  return { name: `companion/${place}`, lines: byPlace(theme, houseCompanions, signCompanions) }
}

export function titlesOf(theme: Theme | MoonStay): readonly string[] {
  if (theme.kind === 'transit') return pointTitles[theme.natal]
  return byPlace(theme, houseTitles, signTitles)
}
