import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { keptFor } from '../../src/contract/kept-for.ts'
import { CONNECTIONS_PER_PROCESS } from '../../src/database.ts'
import { DAY } from '../../src/durations.ts'
import { variableNames } from '../../src/environment.ts'
import { probes } from '../../src/http/probes.ts'
import { longestShutdownMs } from '../../src/server/shutdown.ts'
import { pairsOf, readDockerfile } from './dockerfile.ts'
import { readManifest, root } from './settings.ts'

const WEEK = 7 * DAY
const FOLDER = 'kubernetes'
/** PostgreSQL's own default, less the three that it reserves for administrators. */
const MAX_CONNECTIONS = 97

const files = readdirSync(join(root, 'deploy', FOLDER)).filter((file) => file.endsWith('.yaml'))
const manifests = Object.fromEntries(files.map((file) => [file, readManifest(`${FOLDER}/${file}`)]))
const of = (file: string) => manifests[`${file}.yaml`]

const deployment = of('deployment').spec
const pod = deployment.template.spec
const [container] = pod.containers
const image = readDockerfile(root).at(-1)?.steps ?? []
const imageEnv = pairsOf(image.find(({ keyword }) => keyword === 'ENV')?.text ?? '')
const settings = { ...of('config').data, ...of('secret.example').stringData }
const config = readConfig({ ...imageEnv, ...settings })

test('the kustomization takes every manifest but the example of the secret', () => {
  const taken = files.filter((file) => !/^(kustomization|secret\.example)/.test(file))
  expect(of('kustomization').resources.toSorted()).toEqual(taken.toSorted())
})

test('all manifests speak of one application', () => {
  for (const file of [...of('kustomization').resources, 'secret.example.yaml'])
    expect(manifests[file].metadata.name, file).toBe('cosmic-path')
  const { labels } = deployment.template.metadata
  expect(deployment.selector.matchLabels).toEqual(labels)
  expect(of('service').spec.selector).toEqual(labels)
  expect(of('disruption-budget').spec.selector.matchLabels).toEqual(labels)
  expect(of('autoscaler').spec.scaleTargetRef).toMatchObject({
    kind: 'Deployment',
    name: 'cosmic-path',
  })
})

test('the settings are known to the server and accepted by it', () => {
  expect(variableNames).toEqual(expect.arrayContaining(Object.keys(settings)))
  expect(config.trustedProxies).toBe(1)
  expect(config.publicUrl).toBe(`https://${of('ingress').spec.rules[0].host}`)
  expect(container.envFrom).toEqual([
    { configMapRef: { name: 'cosmic-path' } },
    { secretRef: { name: 'cosmic-path' } },
  ])
  for (const name of Object.keys(of('config').data)) expect(name).not.toMatch(/SECRET|KEY|DATABASE/)
})

test('Prometheus finds the metrics, and the service does not lead to them', () => {
  const metrics = container.ports.find(({ name }: { name: string }) => name === 'metrics')
  expect(config.metrics).toEqual({ host: '0.0.0.0', port: metrics.containerPort })
  expect(deployment.template.metadata.annotations).toEqual({
    'prometheus.io/scrape': 'true',
    'prometheus.io/port': String(metrics.containerPort),
    'prometheus.io/path': '/metrics',
  })
  expect(
    of('service').spec.ports.map(({ targetPort }: { targetPort: string }) => targetPort),
  ).toEqual(['http'])
})

describe('probes', () => {
  test('ask routes of ours on the port that the image exposes', () => {
    const [port] = container.ports
    expect(String(port.containerPort)).toBe(image.find(({ keyword }) => keyword === 'EXPOSE')?.text)
    expect(config.port).toBe(port.containerPort)
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
      expect(container[probe].httpGet.port).toBe(port.name)
    expect(container.startupProbe.httpGet.path).toBe(probes.liveness)
    // A database that is away is no reason to restart.
    expect(container.livenessProbe.httpGet.path).toBe(probes.liveness)
    expect(container.readinessProbe.httpGet.path).toBe(probes.readiness)
    expect(of('service').spec.ports[0].targetPort).toBe(port.name)
  })

  test('find out that a process stops while it still answers', () => {
    const { periodSeconds, failureThreshold, timeoutSeconds } = container.readinessProbe
    const noticed = periodSeconds * failureThreshold + timeoutSeconds
    const lasts = container.lifecycle.preStop.sleep.seconds + config.drainMs / 1000
    expect(noticed).toBeLessThan(lasts)
  })
})

test('a process is killed only after the longest shutdown', () => {
  const preStopMs = container.lifecycle.preStop.sleep.seconds * 1000
  expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(
    preStopMs + longestShutdownMs(config.drainMs),
  )
})

test('a restart takes away no process before another one is ready, and a drained node takes one', () => {
  expect(deployment.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
  expect(of('disruption-budget').spec.maxUnavailable).toBe(1)
  expect(of('autoscaler').spec.minReplicas).toBeGreaterThan(1)
})

test('the database has connections for as many processes as there may be', () => {
  const most = of('autoscaler').spec.maxReplicas + deployment.strategy.rollingUpdate.maxSurge
  expect(most * CONNECTIONS_PER_PROCESS).toBeLessThanOrEqual(MAX_CONNECTIONS)
})

test.each([
  'docs/operations/when-it-breaks.md',
  'docs/operations/growing.md',
  'deploy/kubernetes/autoscaler.yaml',
])('%s says how many connections a process needs', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toMatch(new RegExp(`\\b${CONNECTIONS_PER_PROCESS}\\sconnections`))
})

test('the container is unprivileged, as the user of the image, and cannot write', () => {
  const [user, group] = image.find(({ keyword }) => keyword === 'USER')?.text.split(':') ?? []
  expect(pod.securityContext).toEqual({
    runAsNonRoot: true,
    runAsUser: Number(user),
    runAsGroup: Number(group),
    seccompProfile: { type: 'RuntimeDefault' },
  })
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(pod.automountServiceAccountToken).toBe(false)
})

describe('the nightly backup', () => {
  const { jobTemplate, schedule, timeZone, concurrencyPolicy } = of('backup').spec
  const backupPod = jobTemplate.spec.template.spec
  const [backup] = backupPod.containers
  const [shell, option, line] = backup.command
  const [, command, file] = /^exec node (\S+) "(.+)"$/.exec(line) ?? []

  test('runs the command of the image, once at a time', () => {
    expect([shell, option]).toEqual(['sh', '-c'])
    expect(command).toBe('build/commands/backup.js')
    const built = readDockerfile(root).flatMap(({ steps }) => steps.map(({ text }) => text))
    expect(built.some((text) => text.includes('src/backup.ts'))).toBe(true)
    expect({ schedule, timeZone, concurrencyPolicy }).toEqual({
      schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/),
      timeZone: 'Etc/UTC',
      concurrencyPolicy: 'Forbid',
    })
    expect(backupPod.restartPolicy).toBe('Never')
  })

  test('has the image, the settings and the rights of the server', () => {
    expect(backup.image).toBe(container.image)
    expect(backup.envFrom).toEqual(container.envFrom)
    expect(backup.securityContext).toEqual(container.securityContext)
    const { fsGroup, ...context } = backupPod.securityContext
    expect(context).toEqual(pod.securityContext)
    expect(fsGroup).toBe(context.runAsGroup)
    expect(backupPod.automountServiceAccountToken).toBe(false)
  })

  test('is not taken for a process of the server', () => {
    const { labels } = jobTemplate.spec.template.metadata
    expect(labels.app).not.toBe(deployment.selector.matchLabels.app)
  })

  test('is written to the persistent volume, which only it has', () => {
    const [mount] = backup.volumeMounts
    expect(file?.startsWith(`${mount.mountPath}/`)).toBe(true)
    expect(backupPod.volumes).toEqual([
      {
        name: mount.name,
        persistentVolumeClaim: { claimName: of('backup-volume').metadata.name },
      },
    ])
    expect(of('backup-volume').spec.accessModes).toEqual(['ReadWriteOnce'])
    expect(pod.volumes).toBeUndefined()
  })

  test('replaces the one of a week ago, which is before the privacy policy says', () => {
    // A name for each day of the week.
    expect(file).toMatch(/\/\$\(date -u \+%A\)\.gz$/)
    expect(WEEK).toBeLessThan(keptFor.backup)
  })

  test('has a name that the shell of the image makes', () => {
    const { stdout } = spawnSync('sh', ['-c', `echo "${file}"`], { encoding: 'utf8' })
    expect(stdout).toMatch(/^\/backups\/\w+day\.gz\n$/)
  })
})

test('a call that waits for its text is not cut by the ingress', () => {
  const { annotations } = of('ingress').metadata
  expect(Number(annotations['nginx.ingress.kubernetes.io/proxy-read-timeout'])).toBeGreaterThan(90)
})
