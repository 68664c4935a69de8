/**
 * One user at full speed, in its own thread, so that the client's CPU time does not affect the measurement. Starts at
 * once, and posts the counts of each status when asked to stop.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { birthOf } from './birth.ts'

export interface Flood {
  url: string
  authorization: string
  name: FloodName
}

const CONNECTIONS = 8

/** The calls that a connection repeats. */
const floods = {
  'birth details and a horoscope': (turn: number) =>
    turn % 2 === 0
      ? [call('POST', '/api/birth-details', birthOf(turn))]
      : [call('GET', '/api/horoscopes/daily')],
  'refresh and a horoscope': (turn: number) => [
    call(turn % 2 === 0 ? 'DELETE' : 'GET', '/api/horoscopes/daily'),
  ],
  'a list of 900 readings': () => [call('GET', '/api/readings')],
  'ten lists at once': () => Array.from({ length: 10 }, () => call('GET', '/api/readings')),
  'the profile': () => [call('GET', '/api/auth/user')],
  'calls that are refused': () => [call('GET', '/api/horoscopes/hourly')],
}
type FloodName = keyof typeof floods

const { url, authorization, name } = workerData as Flood
const statuses = new Map<number, number>()
let isOver = false
let turns = 0
parentPort?.once('message', () => {
  isOver = true
})
await Promise.all(Array.from({ length: CONNECTIONS }, flood))
parentPort?.postMessage(statuses)

async function flood() {
  while (!isOver)
    for (const answer of await Promise.all(floods[name](turns++))) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      await answer.arrayBuffer()
    }
}

function call(method: string, path: string, body?: object) {
  return fetch(`${url}${path}`, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}
