import { Counter, Gauge, type Registry } from 'prom-client'
import type { OpenDatabase } from '#database.ts'
import { SECOND } from '#durations.ts'
import { listRetentionRuns } from '#retention/retention-runs-table.ts'
import { findOutboxBacklog, findQueueBacklogs } from './backlog-table.ts'
import { remembered } from './remembered.ts'

/** Prometheus gives up after ten seconds, and several may scrape. */
const LIMITS = { maxAgeMs: 5 * SECOND, timeoutMs: 2 * SECOND }

/** What the database knows, asked when it is scraped. Every process on one database says the same. */
export function watchDatabase(
  registry: Registry,
  { db, connections }: Pick<OpenDatabase, 'db' | 'connections'>,
  limits = LIMITS,
) {
  const unanswered = new Counter({
    registers: [registry],
    name: 'cosmic_scrape_failures_total',
    help: 'Scrapes in which the database did not answer in time, by the metric that has no value then',
    labelNames: ['metric'],
  })
  const aboutQueues = remembered(() => findQueueBacklogs(db), limits)
  const aboutOutbox = remembered(() => findOutboxBacklog(db), limits)

  /** A gauge without an answer has no value, rather than an old one. */
  function gauge<Answer, Label extends string = never>(
    { ask, ...names }: GaugeOptions<Answer, Label>,
    show: (gauge: Gauge<Label>, answer: Answer) => void,
  ) {
    unanswered.inc({ metric: names.name }, 0)
    new Gauge<Label>({
      registers: [registry],
      ...names,
      async collect() {
        try {
          const answer = await ask()
          this.reset()
          show(this, answer)
        } catch {
          this.reset()
          this.remove({})
          unanswered.inc({ metric: names.name })
        }
      },
    })
  }

  const queues = { ask: aboutQueues, labelNames: ['queue'] as const }
  gauge(
    { ...queues, name: 'cosmic_jobs_waiting', help: 'Jobs that no worker has begun' },
    (waiting, backlogs) => {
      for (const backlog of backlogs) waiting.set({ queue: backlog.queue }, backlog.waiting)
    },
  )
  gauge(
    {
      ...queues,
      name: 'cosmic_jobs_oldest_due_seconds',
      help: 'How long the oldest job that may run now has been waiting',
    },
    (oldest, backlogs) => {
      for (const { queue, oldestDueSeconds } of backlogs) oldest.set({ queue }, oldestDueSeconds)
    },
  )
  const outbox = { ask: aboutOutbox }
  gauge(
    { ...outbox, name: 'cosmic_outbox_emails', help: 'Emails that are not delivered yet' },
    (emails, { waiting }) => emails.set(waiting),
  )
  gauge(
    {
      ...outbox,
      name: 'cosmic_outbox_oldest_seconds',
      help: 'Age of the oldest email that is not delivered yet',
    },
    (oldest, { oldestSeconds }) => oldest.set(oldestSeconds),
  )
  const retention = {
    ask: remembered(() => listRetentionRuns(db), limits),
    labelNames: ['rule'] as const,
  }
  gauge(
    {
      ...retention,
      name: 'cosmic_retention_last_run_timestamp_seconds',
      help: 'When each rule of the nightly deletion was last completed',
    },
    (completed, runs) => {
      for (const { rule, completedAt } of runs) completed.set({ rule }, +completedAt / SECOND)
    },
  )
  gauge(
    {
      ...retention,
      name: 'cosmic_retention_last_run_rows',
      help: 'Rows that each rule of the nightly deletion last deleted',
    },
    (rows, runs) => {
      for (const { rule, deletedRows } of runs) rows.set({ rule }, deletedRows)
    },
  )
  if (connections) watchConnections(registry, connections)
}

interface GaugeOptions<Answer, Label extends string> {
  name: string
  help: string
  labelNames?: readonly Label[]
  ask(): Promise<Answer>
}

function watchConnections(
  registry: Registry,
  connections: NonNullable<OpenDatabase['connections']>,
) {
  new Gauge({
    registers: [registry],
    name: 'cosmic_database_connections',
    help: 'Connections of this process to PostgreSQL in use and idle, and callers waiting for one',
    labelNames: ['state'],
    collect() {
      for (const [state, number] of Object.entries(connections())) this.set({ state }, number)
    },
  })
}
