import type { CDPSession, Page } from 'playwright-core'

/** A slow phone on a slow network. */
const NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_SLOWDOWN = 4

export async function slowDown(session: CDPSession) {
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Milliseconds since the navigation began; the layout shift is a score. */
export interface Timings {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  inp: number
}

/** Records what the browser reports, from the start of each document. */
export async function recordTimings(page: Page) {
  await page.addInitScript(() => {
    const found = { fcp: 0, lcp: 0, tbt: 0, cls: 0, inp: 0 }
    Object.assign(window, { timingsFound: found })
    const observe = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        ...more,
      })
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') found.fcp = startTime
    })
    observe('largest-contentful-paint', ({ startTime }) => {
      found.lcp = startTime
    })
    // Above 50 ms, a task blocks.
    observe('longtask', ({ duration }) => {
      found.tbt += duration - 50
    })
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) found.cls += value
    })
    observe(
      'event',
      ({ duration }) => {
        found.inp = Math.max(found.inp, duration)
      },
      { durationThreshold: 16 },
    )
  })
}

export const readTimings = (page: Page): Promise<Timings> =>
  page.evaluate(() => (window as unknown as { timingsFound: Timings }).timingsFound)

/** What came over the wire, by kind, in bytes. */
export interface Transfer {
  requests: number
  script: number
  style: number
  font: number
}

/** Counts the responses of a page from now on. */
export function countTransfer(session: CDPSession): Transfer {
  const counted: Transfer = { requests: 0, script: 0, style: 0, font: 0 }
  const kinds = new Map<string, keyof Transfer>()
  const kindOf: Record<string, keyof Transfer> = {
    Script: 'script',
    Stylesheet: 'style',
    Font: 'font',
  }
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache) counted.requests++
    // A preloaded module counts as "Other" until it runs.
    const { pathname } = new URL(response.url)
    const kind = /\.js$/.test(pathname)
      ? 'Script'
      : /\.css$/.test(pathname)
        ? 'Stylesheet'
        : /\.woff2$/.test(pathname)
          ? 'Font'
          : ''
    if (kindOf[kind]) kinds.set(requestId, kindOf[kind])
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) counted[kind] += encodedDataLength
  })
  return counted
}
