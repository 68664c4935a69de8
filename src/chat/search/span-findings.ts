import type { ForecastFact } from '#sky/forecast-facts.ts'
import { widened } from '#sky/time-window.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { SpanFindings } from '../findings.ts'
import type { LifeTheme, QuestionOf } from '../question.ts'
import { createDating } from './dated-facts.ts'
import { factsIn } from './facts-in.ts'
import { shortened, windowOfSpan } from './reach.ts'
import { themePlaces } from './themes.ts'

/** No answer names more. */
const MOST_MOMENTS = 40

const LONGEST_SPAN_YEARS = 3

/** In longer spans the Moon's transits would drown everything else. */
const LONGEST_SPAN_WITH_MOON_DAYS = 3

/** The Sun's return falls on the birthday or the day before or after it. */
const RETURN_MARGIN_DAYS = 1

/** What happens in a span, the weightiest first. Undefined outside the ephemeris. */
export function findInSpan(
  { span: asked, theme }: QuestionOf<'what-happens'>,
  sky: ChatSky,
): SpanFindings | undefined {
  const span = shortened(asked, LONGEST_SPAN_YEARS)
  const window = windowOfSpan(sky, span)
  if (!window) return undefined
  const withMoon = window.toJdUt - window.fromJdUt < LONGEST_SPAN_WITH_MOON_DAYS + 0.5
  const facts = factsIn(sky, window, { withMoon })
  const returns = withMoon ? factsIn(sky, widened(window, RETURN_MARGIN_DAYS)) : []
  const birthday = returns.find((fact) => isSunReturn(fact))
  const all = birthday ? [birthday, ...facts.filter(({ id }) => id !== birthday.id)] : facts
  const shown = all
    .map((fact) => ({ fact, rank: fact === birthday ? 2 : rankOf(fact, theme) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank || (one.fact.at < other.fact.at ? -1 : 1))
    .slice(0, MOST_MOMENTS)
  return { kind: 'span', span, moments: shown.map(({ fact }) => fact).map(createDating(sky)) }
}

function isSunReturn(fact: ForecastFact): boolean {
  return (
    fact.kind === 'transit' &&
    fact.body === 'sun' &&
    fact.natal === 'sun' &&
    fact.aspect === 'conjunction'
  )
}

/** With a theme, only what touches its points or houses. */
function rankOf(fact: ForecastFact, theme: LifeTheme | undefined): number {
  if (!theme) return fact.weight
  const { points, houses } = themePlaces[theme]
  if (fact.kind === 'transit') return points.includes(fact.natal) ? fact.weight : 0
  if ('house' in fact && fact.house !== undefined)
    return houses.includes(fact.house) ? fact.weight : 0
  return 0
}
