import type { ChartData } from '#contract/chart.ts'
import { signInWords } from './position-text.ts'

const MOST_NAMED = 3

/** The wheel in three or four sentences for screen readers. The tables below have every detail. */
export function describeChart(chart: ChartData): string {
  return [shapeSentence(chart), lightsSentence(chart), aspectSentence(chart)]
    .filter(Boolean)
    .join(' ')
}

function shapeSentence({ ascendant, midheaven, houses }: ChartData): string {
  if (!ascendant || !midheaven || !houses)
    return 'A wheel of the twelve signs without houses, since the birth time is unknown; Aries begins at the left.'
  const system = houses.system === 'whole-sign' ? 'whole-sign' : 'Placidus'
  return `A wheel of the twelve signs and twelve ${system} houses: ${ascendant.signName} rises at the left, the midheaven stands in ${midheaven.signName}.`
}

function lightsSentence({ planets }: ChartData): string {
  const [sun, moon] = ['Sun', 'Moon'].map((name) => planets.find((p) => p.planetName === name))
  return sun && moon ? `The Sun is in ${signInWords(sun)}, the Moon in ${signInWords(moon)}.` : ''
}

function aspectSentence({ aspects }: ChartData): string {
  const closest = aspects
    .slice(0, MOST_NAMED)
    .map((a) => `${a.planet1Name} ${a.aspectName.toLowerCase()} ${a.planet2Name}`)
  return closest.length > 0 ? `The closest aspects: ${closest.join('; ')}.` : ''
}
