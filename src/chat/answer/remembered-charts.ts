import type { Chart } from '#sky/chart.ts'
import type { Bet, EarlierBet, Turn, TurnMemory } from '../answer.ts'
import type { ChatSky } from '../chat-sky.ts'

/** The chart that an answer is about, and the partner's if there is one. */
export function chartsOf({ chart, partner }: Pick<ChatSky, 'chart' | 'partner'>): string[] {
  return [chart, ...(partner ? [partner.chart] : [])].map(chartKey)
}

/** The same for a reading that was made again from the same birth details. */
function chartKey({ jdUt, timeKnown, angles }: Chart): string {
  const instant = timeKnown ? jdUt.toFixed(5) : `day ${jdUt.toFixed(1)}`
  return angles ? `${instant} ${angles.asc.longitude.toFixed(2)}` : instant
}

/** Turns about another chart without the dates, bets and facts that were of that chart. */
export function turnsOfChart(turns: readonly Turn[], sky: Pick<ChatSky, 'chart'>): Turn[] {
  const key = chartKey(sky.chart)
  return turns.map((turn): Turn => {
    if (!turn.memory || isOf(turn.memory, key)) return turn
    const { about: _, ...memory } = turn.memory
    return { ...turn, memory: { ...memory, named: [], bets: [], facts: [], basis: [] } }
  })
}

/** The bets of long ago that were about this chart. */
export function betsOfChart(bets: readonly EarlierBet[], { chart }: Pick<ChatSky, 'chart'>): Bet[] {
  const key = chartKey(chart)
  return bets.flatMap(({ charts, ...bet }) => (isOf({ charts }, key) ? [bet] : []))
}

/** Whether the last answer from a chart was from another one. */
export function isFirstOfChart(turns: readonly Turn[], { chart }: Pick<ChatSky, 'chart'>): boolean {
  const last = turns.findLast(({ memory }) => memory && memory.question.kind !== 'social')?.memory
  return last !== undefined && !isOf(last, chartKey(chart))
}

/** Answers from before charts were remembered count as being about this one. */
const isOf = ({ charts }: Pick<TurnMemory, 'charts'>, key: string) =>
  charts === undefined || charts[0] === key
