import { dollars, milliseconds, percent, short, whole } from '../numbers.ts'
import { allTexts, allTokens, type DayTotals, modelTexts, type Totals } from './totals.ts'

export interface Series {
  key: string
  label: string
  /** A color of the theme. */
  color: string
  shape: 'bar' | 'line'
  shading?: 'solid' | 'hatched' | 'crossed' | 'dotted'
  dash?: string
  value(day: DayTotals): number | null
}

/** One day of a chart, under the keys of its series. */
export interface ChartRow {
  date: string
  values: Record<string, number | null>
}

export interface ChartDefinition {
  title: string
  total: string
  summary: string
  series: Series[]
  format(value: number): string
  axisFormat(value: number): string
}

const bar = (
  key: string,
  label: string,
  color: string,
  shading: Series['shading'],
  value: Series['value'],
): Series => ({ key, label, color: `var(--${color})`, shape: 'bar', shading, value })

const line = (
  key: string,
  label: string,
  color: string,
  dash: string | undefined,
  value: Series['value'],
): Series => ({ key, label, color: `var(--${color})`, shape: 'line', dash, value })

const tokens = [
  bar('input', 'Input', 'career', 'solid', (day) => day.tokens.input),
  bar('cached', 'Input, cached', 'career', 'hatched', (day) => day.tokens.cached),
  bar('output', 'Output', 'spiritual', 'solid', (day) => day.tokens.output),
  bar('reasoning', 'Reasoning', 'spiritual', 'dotted', (day) => day.tokens.reasoning),
]
const cost = [bar('cost', 'Cost', 'gold', 'solid', (day) => day.cost)]
const writers = [
  bar('accepted', 'Model', 'success', 'solid', (day) => day.texts.accepted),
  bar('repaired', 'Model, repaired', 'success', 'hatched', (day) => day.texts.repaired),
  bar('replaced', 'Model, partly replaced', 'gold', 'crossed', (day) => day.texts.partlyReplaced),
  bar('fallenBack', 'Embedded after a failure', 'danger', 'hatched', (day) => day.texts.fallenBack),
  bar('embedded', 'Embedded', 'muted', 'dotted', (day) => day.texts.embedded),
]
const sentences = [
  bar('repaired', 'Rejected, repaired', 'gold', 'hatched', (day) => day.sentences.repaired),
  bar('rejected', 'Rejected, replaced or dropped', 'danger', 'solid', (day) =>
    Math.max(0, day.sentences.rejected - day.sentences.repaired),
  ),
]
const durations = [
  line('p50', 'p50', 'career', undefined, (day) => day.p50),
  line('p95', 'p95', 'love', '5 3', (day) => day.p95),
]
const thumbs = [
  bar('up', 'Thumbs up', 'success', 'solid', (day) => day.thumbsUp),
  bar('down', 'Thumbs down', 'danger', 'hatched', (day) => day.thumbsDown),
]

/** The charts of a period, each with its number for the whole of it. */
export const chartsOf = (all: Totals, isOneFeature: boolean): ChartDefinition[] => [
  {
    title: 'Cost',
    total: dollars(all.cost),
    summary: `${whole(all.calls)} calls, tests included`,
    series: cost,
    format: dollars,
    axisFormat: dollars,
  },
  {
    title: 'Tokens',
    total: short(allTokens(all)),
    summary: cachedText(all.tokens),
    ...{ series: tokens, format: whole, axisFormat: short },
  },
  {
    title: 'Written by a model',
    total: percent(modelTexts(all), allTexts(all)),
    summary: `${whole(modelTexts(all))} of ${whole(allTexts(all))} texts, the others by the embedded writer`,
    ...{ series: writers, format: whole, axisFormat: short },
  },
  {
    title: 'Rejected sentences',
    total: percent(all.sentences.rejected, all.sentences.checked),
    summary: `${whole(all.sentences.rejected)} of ${whole(all.sentences.checked)} checked; ${whole(all.sentences.repaired)} repaired by the model`,
    ...{ series: sentences, format: whole, axisFormat: short },
  },
  {
    title: 'Duration of a text',
    total: all.p95 === null ? 'n/a' : seconds(all.p95),
    summary: isOneFeature
      ? 'Of a model; the number is the highest p95 of a day'
      : 'Of a model; each day shows its slowest feature, the number is the highest p95',
    ...{ series: durations, format: milliseconds, axisFormat: seconds },
  },
  {
    title: 'Thumbs',
    total: percent(all.thumbsUp, all.thumbsUp + all.thumbsDown),
    summary: `${whole(all.thumbsUp)} up, ${whole(all.thumbsDown)} down`,
    ...{ series: thumbs, format: whole, axisFormat: short },
  },
]

function cachedText({ input, cached }: Totals['tokens']): string {
  const all = input + cached
  return all === 0 ? 'No input yet' : `${percent(cached, all)} of the input was cached`
}

const seconds = (value: number) => `${Math.round(value / 100) / 10} s`

export const rowsOf = (days: DayTotals[], series: Series[]): ChartRow[] =>
  days.map((day) => ({
    date: day.date,
    values: Object.fromEntries(series.map(({ key, value }) => [key, value(day)])),
  }))
