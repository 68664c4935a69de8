import type { TimePicture } from '#contract/chat.ts'
import { factLabel } from '#lore/fact-label.ts'
import type { DatedFact, Window, WindowFindings } from '../../findings.ts'
import type { Span } from '../../question.ts'
import { toneOf } from './events.ts'
import { windowMoments } from './evidence.ts'

type PictureSpan = TimePicture['spans'][number]

/** The good days and the days to avoid, with the chosen day and what is exact on it. */
export function windowPicture(
  { span, good, avoid }: WindowFindings,
  chosen: Window | undefined,
  today: string,
): TimePicture {
  const windows = [
    ...good.map((window) => spanOf(window, 'good')),
    ...avoid.map((window) => spanOf(window, 'avoid')),
  ]
  const moments = [...good, ...avoid].flatMap((window) =>
    windowMoments(window)
      .filter(({ date }) => date >= window.from && date <= window.to)
      .slice(0, 2),
  )
  const main = chosen && windowMoments(chosen)[0]?.fact.id
  return {
    ...bounds(
      span,
      moments.map(({ date }) => date),
    ),
    today,
    spans: windows,
    pins: pinsOf(moments, main),
  }
}

/** The moments that are exact in a span. */
export function momentsPicture(
  span: Pick<Span, 'from' | 'to'>,
  moments: readonly DatedFact[],
  chosen: DatedFact | undefined,
  today: string,
): TimePicture {
  return {
    ...bounds(
      span,
      moments.map(({ date }) => date),
    ),
    today,
    spans: [],
    pins: pinsOf(moments, chosen?.fact.id),
  }
}

/** The strongest reason names the window. */
function spanOf(window: Window, quality: PictureSpan['quality']): PictureSpan {
  const { from, to } = window
  const [main] = windowMoments(window)
  return { from, to, quality, label: main ? factLabel(main.fact) : '' }
}

function pinsOf(moments: readonly DatedFact[], chosenId: string | undefined): TimePicture['pins'] {
  const byId = new Map(moments.map((moment) => [moment.fact.id, moment]))
  return [...byId.values()].map(({ date, fact }) => ({
    date,
    factId: fact.id,
    quality: toneOf(fact),
    isChosen: fact.id === chosenId,
  }))
}

/** A window may have its reason a day outside the span. */
function bounds({ from, to }: Pick<Span, 'from' | 'to'>, dates: readonly string[]) {
  const all = [from, to, ...dates].sort()
  return { from: all[0] as string, to: all.at(-1) as string }
}
