import { collectDefaultMetrics, Registry } from 'prom-client'
import type { OpenDatabase } from '#database.ts'
import { watchDatabase } from './database-metrics.ts'
import { countEmails } from './mail-metrics.ts'
import { countRequests } from './request-metrics.ts'
import { countTexts } from './text-metrics.ts'

export interface Metrics {
  registry: Registry
  stop(): void
}

/** Every metric of this process. No label says anything about a person, and each has few values. */
export function startMetrics(database: Pick<OpenDatabase, 'db' | 'connections'>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  watchDatabase(registry, database)
  const stops = [countRequests(registry), countTexts(registry), countEmails(registry)]
  return {
    registry,
    stop() {
      for (const stop of stops) stop()
      registry.clear()
    },
  }
}
