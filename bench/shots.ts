/**
 * `npm run shots`: builds the site and takes a picture of every state in shots/states.ts at the widths of a phone and a desktop,
 * in both themes. The pictures land in build/shots; `-- NAME…` takes those of some states or paths alone, and `-- --readme`
 * makes those of the README anew.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium } from '../e2e/support/chromium.ts'
import { fromNewAddress } from '../e2e/support/client-address.ts'
import { startServer } from '../e2e/support/server.ts'
import { become, people } from './shots/people.ts'
import { type ReadmePicture, readmePictures } from './shots/readme.ts'
import { settle } from './shots/settle.ts'
import { type State, states } from './shots/states.ts'

const FOLDER = join(import.meta.dirname, '../build/shots')
const README_FOLDER = join(import.meta.dirname, '../docs/pictures')
const sizes = { phone: { width: 375, height: 812 }, desk: { width: 1280, height: 900 } } as const
const TIMEOUT_MS = 60_000
type Size = keyof typeof sizes

const names = process.argv.slice(2)
const isForReadme = names.includes('--readme')
const chosen = states.filter(({ name, path, person }) =>
  isForReadme
    ? Object.values(readmePictures).some((one) => one.state === name && one.person === person)
    : names.length === 0 || names.includes(name) || names.includes(path),
)

if (names.length === 0) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const server = await startServer()
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp', ...env },
})
const missed: string[] = []
for (const person of people) {
  const ofPerson = chosen.filter((state) => state.person === person)
  if (ofPerson.length === 0) continue
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await openPage(context)
  await become(person, page, server)
  await page.close()
  for (const state of ofPerson) await takeShots(context, state)
  await context.close()
}
await browser.close()
await server.stop()
console.log(`The pictures are in ${isForReadme ? README_FOLDER : FOLDER}`)
for (const line of missed) console.error(`MISSED: ${line}`)
process.exitCode = missed.length === 0 ? 0 : 1

/** A page with a client address of its own, because every address has its limits. */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.setExtraHTTPHeaders(fromNewAddress())
  return page
}

async function takeShots(context: BrowserContext, state: State) {
  const widths = state.only ? [state.only] : (['phone', 'desk'] as const)
  for (const size of widths) {
    const page = await openPage(context)
    await takeShotsAt(size, page, state).catch((error: Error) =>
      missed.push(`${state.person} ${state.name} ${size}: ${error.message}`),
    )
    await context.setOffline(false)
    await page.close()
  }
}

async function takeShotsAt(
  size: Size,
  page: Page,
  { name, person, path, open, isOverPage, about }: State,
) {
  await page.setViewportSize(sizes[size])
  await page.goto(server.url + path)
  await settle(page)
  if (open) {
    await open(page)
    await settle(page)
  }
  const isWholePage = !isOverPage && !isForReadme
  if (isWholePage) {
    await passBy(page)
    await settle(page)
  }
  if (!isOverPage) await takeBarsAway(page)
  for (const theme of ['light', 'dark'] as const) {
    const isDark = theme === 'dark'
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), isDark)
    if (isForReadme) {
      await takeReadmePictures(page, { state: name, person, size, theme })
      continue
    }
    const options = { path: join(FOLDER, `${name}-${person}-${sizes[size].width}-${theme}.png`) }
    if (about) await about(page).screenshot(options)
    else await page.screenshot({ ...options, fullPage: !isOverPage })
  }
}

async function takeReadmePictures(page: Page, shown: Omit<ReadmePicture, 'height'>) {
  const { state, person, size, theme } = shown
  for (const [file, one] of Object.entries(readmePictures)) {
    const isThis =
      one.state === state && one.person === person && one.size === size && one.theme === theme
    if (!isThis) continue
    const clip = { x: 0, y: 0, width: sizes[size].width, height: one.height }
    await page.screenshot({ path: join(README_FOLDER, `${file}.png`), fullPage: true, clip })
  }
}

/** What is loaded when it comes near the window is in the picture, too. */
async function passBy(page: Page) {
  await page.evaluate(async () => {
    const before = window.scrollY
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, before)
  })
}

/** In the picture of a whole page, what is fixed to an edge of the screen would stand in the middle. */
async function takeBarsAway(page: Page) {
  await page.evaluate(() => {
    document.querySelector('.tab-bar')?.classList.replace('fixed', 'static')
    document.querySelector('.reading-bar')?.classList.add('invisible')
  })
}
