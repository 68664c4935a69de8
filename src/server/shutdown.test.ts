import { expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { type Running, shutDown } from './shutdown.ts'

const never = () => new Promise<never>(() => {})

/** A server with some misbehaving parts. */
function running(
  different: Partial<Record<'jobs' | 'database' | 'prober', () => Promise<void>>> = {},
  drainMs = 0,
) {
  const ended: string[] = []
  const logged: object[] = []
  const end = (name: string) => async () => void ended.push(name)
  const log = createLog('silent')
  log.error = (about: object) => void logged.push(about)
  const parts = {
    http: {
      drain: end('readiness'),
      untilProberKnows: different.prober ?? end('probes'),
      stopListening: end('port'),
      refuseRequests: end('new requests'),
      close: end('requests'),
    },
    jobs: { stop: different.jobs ?? end('jobs') },
    outbox: { settle: end('emails') },
    generations: { stopModels: end('models'), release: end('waiting') },
    database: { close: different.database ?? end('database') },
    stripeStandIn: undefined,
    closeOperatorSocket: end('operator socket'),
    drainMs,
    telemetry: { close: end('telemetry') },
    log,
  } as unknown as Running
  return { parts, ended, logged }
}

test('refuses new requests first, and closes the database last', async () => {
  const { parts, ended } = running()
  expect(await shutDown(parts)).toBe(true)
  expect(ended[0]).toBe('new requests')
  expect(ended.indexOf('models')).toBeLessThan(ended.indexOf('jobs'))
  expect(ended.slice(-3)).toEqual(['requests', 'telemetry', 'database'])
})

test('behind a load balancer, answers requests until the port is closed', async () => {
  const { parts, ended } = running({}, 1)
  expect(await shutDown(parts)).toBe(true)
  expect(ended.slice(0, 4)).toEqual(['readiness', 'probes', 'port', 'new requests'])
})

test('does not wait forever for a load balancer that never asks again', async () => {
  const { parts, ended } = running({ prober: never }, 1)
  expect(await shutDown(parts)).toBe(true)
  expect(ended.slice(0, 2)).toEqual(['readiness', 'port'])
})

test('logs a failed step and continues with the others', async () => {
  const error = new Error('The database is gone')
  const { parts, ended, logged } = running({ jobs: () => Promise.reject(error) })
  expect(await shutDown(parts)).toBe(false)
  expect(ended).toContain('database')
  expect(logged).toEqual([{ error }])
})

test('gives up at the deadline and names the steps left', async () => {
  const { parts, logged } = running({ jobs: never })
  expect(await shutDown(parts, 20)).toBe(false)
  expect(logged).toEqual([
    { left: ['jobs', 'calls waiting for a text', 'requests', 'telemetry', 'database'] },
  ])
})
