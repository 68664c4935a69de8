import type { ChartData } from '#contract/chart.ts'
import { planetGlyphs } from '#drawings/glyphs.ts'
import { degreeText, signInWords } from '#drawings/position-text.ts'

/** An arrow over a horizon. */
const RISING = 'M4 20h16M12 16.5V4M7.5 8.5L12 4l4.5 4.5'

/** Sun, Moon and Ascendant; without a birth time only the first two. */
export function bigThree({ planets, ascendant, moment }: ChartData) {
  const luminaries = (['Sun', 'Moon'] as const).flatMap((name) => {
    const entry = planets.find(({ planetName }) => planetName === name)
    if (!entry) return []
    const sign = signInWords(entry)
    return {
      name,
      point: name as string,
      glyph: planetGlyphs[name] as string,
      sign,
      degrees: moment.timeKnown ? degreeText(entry) : undefined,
      inSign: `${name} in ${sign}`,
    }
  })
  if (!ascendant) return luminaries
  const sign = ascendant.signName
  const rising = {
    name: 'Rising' as const,
    point: 'Ascendant',
    glyph: RISING,
    sign,
    degrees: degreeText(ascendant),
    inSign: `${sign} rising`,
  }
  return [...luminaries, rising]
}
