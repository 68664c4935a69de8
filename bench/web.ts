/**
 * `npm run bench:web`: builds the site and measures its pages in Chromium, three times each: the scores of Lighthouse's
 * mobile preset on a first visit, and on a slow phone (400 ms, 1.6 Mbit/s, CPU / 4) cold and warm. `--runs 1` measures once, and
 * `--no-lighthouse` only the slow phone; `--page /login` only that page, and may be repeated. The warm visit ends with the main
 * action of the page. Prints medians, and what misses its goal.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { fillBirth } from '../e2e/support/birth.ts'
import { findChromium } from '../e2e/support/chromium.ts'
import { startServer } from '../e2e/support/server.ts'
import { signUpByForm } from '../e2e/support/sign-in.ts'
import { signUpAndSubscribe } from '../e2e/support/subscribe.ts'
import { freePort } from '../src/testing/postgres-server.ts'
import { type Goals, goalsOf, type Person, type Visit, visits } from './web/goals.ts'
import type { Scores } from './web/lighthouse.ts'
import {
  countTransfer,
  readTimings,
  recordTimings,
  slowDown,
  type Timings,
  type Transfer,
} from './web/slow-phone.ts'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    lighthouse: { type: 'boolean', default: true },
    page: { type: 'string', multiple: true },
  },
  allowNegative: true,
})
const RUNS = Number(options.runs)
// Loaded where it is used: it need not be installed.
const lighthouse = options.lighthouse ? await import('./web/lighthouse.ts') : undefined
const PHONE = { width: 375, height: 812 }

interface Browser {
  context: BrowserContext
  port: number
  folder: string
}

const server = await startServer()
const browsers: Record<Person, Browser> = {
  visitor: await open(),
  newcomer: await open(),
  subscriber: await open(),
}
if (isChosen('newcomer')) await becomeNewcomer(browsers.newcomer.context)
if (isChosen('subscriber')) await becomeSubscriber(browsers.subscriber.context)

const missed: string[] = []
const table: Record<string, object> = {}
for (const visit of chosenVisits()) table[visit.name] = await measure(visit)
console.table(table)
for (const line of missed) console.log(`MISSED: ${line}`)
for (const { context, folder } of Object.values(browsers)) {
  await context.close()
  await rm(folder, { recursive: true, force: true })
}
await server.stop()
process.exit(missed.length === 0 ? 0 : 1)

function chosenVisits(): Visit[] {
  const { page: paths } = options
  return paths ? visits.filter(({ path }) => paths.includes(path)) : visits
}

function isChosen(wanted: Person): boolean {
  return chosenVisits().some(({ person }) => person === wanted)
}

async function open(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-path-bench-web-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // As on phones.
      '--font-render-hinting=none',
      `--remote-debugging-port=${port}`,
    ],
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp', ...env },
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  return { context, port, folder }
}

async function becomeNewcomer(context: BrowserContext) {
  const page = await context.newPage()
  await signUpByForm(page, server.url, 'newcomer@example.com')
  await page.close()
}

/** With a reading, which is also where the horoscopes get the birth details from. */
async function becomeSubscriber(context: BrowserContext) {
  const page = await context.newPage()
  await signUpAndSubscribe(page, server.url, 'bench@example.com')
  await page.goto(`${server.url}/readings`)
  await fillBirth(page)
  await page.getByRole('button', { name: 'Generate Reading' }).click()
  await page.getByRole('button', { name: 'Why?' }).first().waitFor({ timeout: 60_000 })
  await page.close()
}

async function measure(visit: Visit) {
  const { context, port } = browsers[visit.person]
  const isSignedIn = visit.person !== 'visitor'
  const loads: Load[] = []
  const scores: Scores[] = []
  for (let run = 0; run < RUNS; run++) {
    loads.push(await load(context, visit))
    if (lighthouse) scores.push(await lighthouse.scorePage(addressOf(visit), { port, isSignedIn }))
  }
  return describe(visit, loads, scores)
}

function addressOf({ path, query = '' }: Visit): string {
  return server.url + path + query
}

type Limit = Exclude<keyof Goals, 'scores'>

interface Load {
  cold: Timings
  warm: Timings
  transfer: Transfer
}

/** Opens the page without a cache, and once more with it; then does what people open it for. */
async function load(context: BrowserContext, visit: Visit): Promise<Load> {
  const page = await context.newPage()
  await recordTimings(page)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await slowDown(session)
  const transfer = countTransfer(session)
  await show(page, visit)
  const cold = await readTimings(page)
  const counted = { ...transfer }
  await page.goto('about:blank')
  await show(page, visit)
  await visit.act(page)
  await page.waitForTimeout(500)
  const warm = await readTimings(page)
  await page.close()
  return { cold, warm, transfer: counted }
}

/** A slow processor draws the page long after the last reply has come. */
async function show(page: Page, visit: Visit) {
  await page.goto(addressOf(visit), { waitUntil: 'networkidle' })
  await page.waitForFunction(
    () => !document.querySelector('main')?.textContent?.includes('Loading…'),
  )
  await page.waitForTimeout(500)
}

function describe(visit: Visit, loads: Load[], scores: Scores[]) {
  const of = (pick: (load: Load) => number) => median(loads.map(pick))
  const found: Record<Limit, number> = {
    lcpColdMs: Math.round(of(({ cold }) => cold.lcp)),
    lcpWarmMs: Math.round(of(({ warm }) => warm.lcp)),
    cls: Number(of(({ cold }) => cold.cls).toFixed(3)),
    scriptKb: Math.round(of(({ transfer }) => transfer.script) / 1000),
    fontKb: Math.round(of(({ transfer }) => transfer.font) / 1000),
  }
  const { scores: scoreGoals, ...goals } = goalsOf(visit)
  for (const [name, goal] of Object.entries(goals)) {
    const value = found[name as Limit]
    if (value > goal) missed.push(`${visit.name}: ${name} ${value}, goal ${goal}`)
  }
  const medians = Object.entries(scoreGoals).map(([name, goal]) => ({
    name,
    goal,
    value: median(scores.map((all) => all[name as keyof Scores])),
  }))
  for (const { name, goal, value } of medians)
    if (value < goal) missed.push(`${visit.name}: ${name} ${value}, goal ${goal}`)
  return {
    scores: scores.length ? medians.map(({ value }) => value).join(' ') : '',
    FCP: Math.round(of(({ cold }) => cold.fcp)),
    LCP: `${found.lcpColdMs} (${goals.lcpColdMs})`,
    'LCP warm': `${found.lcpWarmMs} (${goals.lcpWarmMs})`,
    TBT: Math.round(of(({ cold }) => cold.tbt)),
    CLS: found.cls,
    INP: Math.round(of(({ warm }) => warm.inp)),
    'JS KB': `${found.scriptKb} (${goals.scriptKb})`,
    'CSS KB': Math.round(of(({ transfer }) => transfer.style) / 1000),
    'fonts KB': `${found.fontKb} (${goals.fontKb})`,
    requests: of(({ transfer }) => transfer.requests),
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
