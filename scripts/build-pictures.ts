/**
 * Draws the pictures of link previews (public/pictures) and the icons of the installed site (public/icons).
 *
 *   npm run build:pictures
 *
 * The wheel is a real chart: June 10, 1990, 14:30 in Tampa, Florida.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../e2e/support/chromium.ts'
import { birthMoment } from '../src/birth/birth-moment.ts'
import { chartWheel } from '../src/export/wheel-picture.ts'
import { resolvePlace } from '../src/places/resolve-place.ts'
import { toChartData } from '../src/readings/chart-data.ts'
import { openDataFiles } from '../src/server/data-files.ts'
import { natalChart } from '../src/sky/natal-chart.ts'
import { iconPage, previewPage } from './pictures/picture-pages.ts'

const PUBLIC = join(import.meta.dirname, '../public')

/** By file name, which is the path of the page. */
const previews = {
  start: {
    title: 'Walk the Cosmic Path',
    line: 'Your birth chart, computed to the minute. Every sentence can show what it rests on.',
  },
  readings: {
    title: 'Your personality portrait',
    line: 'Written from the facts of your own chart. Ask any sentence "Why?"',
  },
  horoscopes: {
    title: 'Your day, your week, your month',
    line: 'Read from what is moving through your own chart now.',
  },
  'cosmic-calendar': {
    title: 'The dates that matter to your chart',
    line: 'Exact to the minute, in a calendar of your own.',
  },
  'baba-bliss': {
    title: 'Ask Baba Bliss',
    line: 'An AI astrologer who computes your dates and shows his reasons.',
  },
  dating: {
    title: 'Cosmic Matchmaking',
    line: 'A phone app for meeting people by their charts.',
  },
}

const icons = [
  { name: 'apple-touch-icon', size: 180, share: 0.66 },
  { name: 'icon-192', size: 192, share: 0.76 },
  { name: 'icon-512', size: 512, share: 0.76 },
  { name: 'maskable-512', size: 512, share: 0.56 },
]

const wheel = await drawWheel()
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp', ...env },
})
const page = await browser.newPage()
for (const [name, words] of Object.entries(previews))
  await draw(previewPage(words, wheel), { width: 1200, height: 630 }, `pictures/${name}.png`)
for (const { name, size, share } of icons)
  await draw(iconPage(share), { width: size, height: size }, `icons/${name}.png`)
await browser.close()

async function draw(content: string, viewport: { width: number; height: number }, file: string) {
  await page.setViewportSize(viewport)
  await page.setContent(content)
  await page.evaluate(() => document.fonts.ready)
  await mkdir(join(PUBLIC, file, '..'), { recursive: true })
  await page.screenshot({ path: join(PUBLIC, file) })
}

async function drawWheel() {
  const { ephemeris, clock, places } = await openDataFiles({ places: undefined })
  const place = await resolvePlace(places, 'Tampa, Florida')
  const moment = birthMoment(clock, { birthDate: '1990-06-10', birthTime: '14:30' }, place)
  return chartWheel(toChartData(natalChart(ephemeris, moment, place), moment, place, ''))
}
