import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { variableNames } from '../../src/environment.ts'
import { probes } from '../../src/http/probes.ts'
import { IDLE_CONNECTION_MS } from '../../src/server/http-server.ts'
import { longestShutdownMs } from '../../src/server/shutdown.ts'
import { pairsOf, readDockerfile } from './dockerfile.ts'
import { durationMs, interpolate, readDeployFile, readEnvFile, readYaml, root } from './settings.ts'

interface Service {
  image: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string | number>
  ports?: string[]
  volumes?: string[]
  healthcheck?: object
  depends_on?: Record<string, { condition: string }>
  stop_grace_period?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
}

const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } =
  readYaml('compose.yaml')
const { postgres, proxy, mail, ...apps } = compose.services
const example = readEnvFile('.env.example')

/** The environment of a process, with the values of the example. */
function settingsOf({ environment = {} }: Service) {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, interpolate(String(value), example)]),
  )
}

test('two processes of one image share the work', () => {
  expect(Object.keys(apps)).toEqual(['app-1', 'app-2'])
  expect(apps['app-1']).toEqual(apps['app-2'])
})

describe.each(Object.entries(apps))('%s', (_name, app) => {
  const settings = settingsOf(app)
  const config = readConfig({
    ...pairsOf(imageEnv()),
    ...readEnvFile('app.env.example'),
    ...settings,
  })

  test('has settings that the server accepts', () => {
    expect(variableNames).toEqual(expect.arrayContaining(Object.keys(settings)))
    expect(config).toMatchObject({
      databaseUrl: expect.stringContaining('@postgres:5432/'),
      smtp: { url: 'smtp://mail:1025' },
      host: '0.0.0.0',
    })
  })

  test('trusts one proxy, the one in front of it', () => {
    expect(config.trustedProxies).toBe(1)
    expect(app.ports).toBeUndefined()
  })

  test('offers its metrics to the other services, and to nobody else', () => {
    expect(config.metrics).toEqual({ host: '0.0.0.0', port: 9464 })
    expect(readDeployFile('Caddyfile')).not.toContain('9464')
    expect(app.ports).toBeUndefined()
  })

  test('is killed only after the longest shutdown', () => {
    expect(config.drainMs).toBeGreaterThan(0)
    expect(durationMs(app.stop_grace_period ?? '')).toBeGreaterThan(
      longestShutdownMs(config.drainMs),
    )
  })

  test('may change nothing but the database', () => {
    expect(app).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(app.volumes).toBeUndefined()
  })

  test('starts after the database answers', () => {
    expect(app.depends_on?.postgres?.condition).toBe('service_healthy')
    expect(postgres?.healthcheck).toBeDefined()
  })
})

const imageEnv = () =>
  readDockerfile(root)
    .at(-1)
    ?.steps.find(({ keyword }) => keyword === 'ENV')?.text ?? ''

describe('the proxy', () => {
  const caddyfile = readDeployFile('Caddyfile')
  const directive = (name: string) => new RegExp(`\\b${name} (.+)`).exec(caddyfile)?.[1] ?? ''

  test('sends requests to every process, on its port', () => {
    const { PORT } = pairsOf(imageEnv())
    expect(directive('reverse_proxy')).toBe(
      `${Object.keys(apps)
        .map((name) => `${name}:${PORT}`)
        .join(' ')} {`,
    )
  })

  test('detects a process that is about to stop while it still answers', () => {
    expect(directive('health_uri')).toBe(probes.readiness)
    const noticed =
      durationMs(directive('health_interval')) + durationMs(directive('health_timeout'))
    const { DRAIN_SECONDS } = settingsOf(apps['app-1'] as Service)
    expect(noticed).toBeLessThan(Number(DRAIN_SECONDS) * 1000)
  })

  test('keeps connections for less time than the server does, and waits as long as the longest call', () => {
    expect(durationMs(directive('keepalive'))).toBeLessThan(IDLE_CONNECTION_MS)
    expect(durationMs(directive('response_header_timeout'))).toBeGreaterThan(90_000)
  })

  test('is the only service that others than this machine reach', () => {
    expect(proxy?.ports).toEqual(['80:80', '443:443', '443:443/udp'])
    expect(postgres?.ports).toBeUndefined()
    for (const port of mail?.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/)
  })
})

test('images of others have exact versions', () => {
  for (const { image, build } of Object.values(compose.services))
    if (!build) expect(image).toMatch(/:v?\d+/)
})

test('every volume is declared, and the database is on one', () => {
  const named = Object.values(compose.services)
    .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    .filter((volume) => !volume.startsWith('.'))
  expect(Object.keys(compose.volumes).toSorted()).toEqual(named.toSorted())
  expect(postgres?.volumes).toEqual(['database:/var/lib/postgresql'])
})

test('the examples name only what is read, and hold no real secret', () => {
  const wanted = [...JSON.stringify(compose).matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  expect(new Set(Object.keys(example))).toEqual(new Set(wanted))
  const optional = Object.keys(readEnvFile('app.env.example', { withCommented: true }))
  expect(variableNames).toEqual(expect.arrayContaining(optional))
  expect(example.SECRET).toContain('change-me')
})
