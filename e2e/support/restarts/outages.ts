import type { StopMode } from '../../../src/testing/postgres-server.ts'
import { type Answer, ASK_FOR_READING } from './load.ts'

export interface Outage {
  ending: StopMode
  downAt: number
  readyAt: number
}

/** From PostgreSQL being ready to the first successful call. */
export function firstSuccess(answers: readonly Answer[], { readyAt }: Outage): number {
  const later = answers.filter(({ status, answeredAt }) => status === 200 && answeredAt > readyAt)
  return Math.min(...later.map(({ answeredAt }) => answeredAt - readyAt))
}

/** During an outage, anything but our 503; otherwise, neither a success nor our 503. */
export function isWrong(answer: Answer, outages: Outage[]): boolean {
  if (answer.saysUnavailable) return false
  if (outages.some((outage) => isDuring(outage, answer))) return true
  // A retried sign-up may find its own account; password hashing is queued.
  return ![200, 422, 429].includes(answer.status)
}

export function describeOutage(answers: Answer[], outage: Outage) {
  const during = answers.filter((answer) => isDuring(outage, answer))
  const texts = answers.filter(({ call }) => call === ASK_FOR_READING)
  const durations = during.map(({ sentAt, answeredAt }) => answeredAt - sentAt)
  return {
    ending: outage.ending,
    'down (ms)': Math.round(outage.readyAt - outage.downAt),
    'answers meanwhile': during.length,
    '503 with the sentence': during.filter(({ saysUnavailable }) => saysUnavailable).length,
    'slowest (ms)': Math.round(Math.max(...durations)),
    'first success after (ms)': Math.round(firstSuccess(answers, outage)),
    'first text after (ms)': Math.round(firstSuccess(texts, outage)),
  }
}

export function countByStatus(answers: Answer[]) {
  const counts: Record<string, Record<string, number>> = {}
  for (const { call, status } of answers) {
    const row = counts[call] ?? {}
    const column = status || 'none'
    counts[call] = { ...row, [column]: (row[column] ?? 0) + 1 }
  }
  return counts
}

/** Sent and answered while PostgreSQL was down. */
const isDuring = ({ downAt, readyAt }: Outage, { sentAt, answeredAt }: Answer) =>
  sentAt > downAt && answeredAt < readyAt
