import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Database } from '#database.ts'
import { startMetrics } from './metrics.ts'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'operations')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const alerts = read('alerts.yaml')
const dashboard = JSON.parse(read('grafana-dashboard.json'))
const handbook = read('when-it-breaks.md')

interface Panel {
  title: string
  targets?: { expr: string }[]
}
interface AlertTests {
  alert_rule_test: { alertname: string; exp_alerts?: object[] }[]
}
const panels: Panel[] = dashboard.panels
const expressions = [
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...[...alerts.matchAll(/expr: (?:\|\n((?: {10,}.*\n)+)|(.+)\n)/g)].map(
    ([, block, inline]) => block ?? inline ?? '',
  ),
]
const alertNames = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)

const metrics = startMetrics({
  db: {} as Database,
  connections: () => ({ used: 0, idle: 0, waiting: 0 }),
})
afterAll(() => metrics.stop())

/** Every series with the labels it may have, by name. */
const labelsOf = new Map<string, string[]>()
for (const metric of metrics.registry.getMetricsAsArray()) {
  const {
    name,
    type,
    labelNames = [],
  } = metric as unknown as {
    name: string
    type: string
    labelNames?: string[]
  }
  labelsOf.set(name, labelNames)
  if (type !== 'histogram') continue
  labelsOf.set(`${name}_bucket`, [...labelNames, 'le'])
  for (const suffix of ['sum', 'count']) labelsOf.set(`${name}_${suffix}`, labelNames)
}
/** Added by Prometheus. */
const OF_EVERY_SERIES = ['job', 'instance']
labelsOf.set('up', [])

test('every metric and label that the dashboard and the alarms name exists', () => {
  const unknown = expressions.flatMap((expression) =>
    [...expression.matchAll(/\b(up|(?:cosmic|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].flatMap(
      ([, name = '', matchers = '']) => {
        const labels = labelsOf.get(name)
        if (!labels) return [name]
        const named = [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(
          ([, label = '']) => label,
        )
        return named
          .filter((label) => ![...labels, ...OF_EVERY_SERIES].includes(label))
          .map((label) => `${name}{${label}}`)
      },
    ),
  )
  expect(expressions.length).toBeGreaterThan(35)
  expect(unknown).toEqual([])
})

test('every metric of ours has a panel', () => {
  const ours = metrics.registry.getMetricsAsArray().filter(({ name }) => name.startsWith('cosmic_'))
  const shown = JSON.stringify(dashboard)
  expect(ours.filter(({ name }) => !shown.includes(name)).map(({ name }) => name)).toEqual([])
})

test('every panel asks something, and no two have the same place', () => {
  const places = dashboard.panels.map(({ gridPos }: { gridPos: object }) => JSON.stringify(gridPos))
  expect(new Set(places).size).toBe(places.length)
  const silent = panels.filter((panel) => panel.targets?.length === 0)
  expect(silent).toEqual([])
})

describe('the page on what to do', () => {
  test('has every alarm, and no other', () => {
    const sections = [...handbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
    expect(alertNames).toHaveLength(10)
    expect(sections).toEqual(alertNames)
  })

  test('names panels that exist', () => {
    const titles = panels.map(({ title }) => title)
    const named = [...handbook.matchAll(/"([A-Z][^"]+)"/g)].map(([, title = '']) =>
      title.replace(/\s+/g, ' '),
    )
    const known = named.filter((title) => !title.startsWith('Reference: '))
    expect(known.length).toBeGreaterThan(10)
    expect(known.filter((title) => !titles.includes(title))).toEqual([])
  })

  test('quotes lines that the log has', () => {
    const quoted = [...handbook.matchAll(/`((?:A|An|The) [^`]+)`/g)].map(([, line = '']) =>
      line.replace(/\s+/g, ' '),
    )
    const sources = [
      'app.ts',
      'jobs.ts',
      'mail/outbox.ts',
      'writer/generation-runner.ts',
      'writer/model/openai-model.ts',
    ]
      .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
      .join()
    expect(quoted.length).toBeGreaterThan(5)
    expect(quoted.filter((line) => !sources.includes(line))).toEqual([])
  })
})

test('every alert has a fault that makes it fire, and an ordinary hour that does not', () => {
  const { tests } = parse(read('alerts.test.yaml')) as { tests: AlertTests[] }
  const cases = tests.flatMap(({ alert_rule_test }) => alert_rule_test)
  const named = (fires: boolean) =>
    new Set(cases.filter((each) => 'exp_alerts' in each === fires).map((each) => each.alertname))
  expect(named(true)).toEqual(new Set(alertNames))
  expect(named(false)).toEqual(new Set(alertNames))
})
