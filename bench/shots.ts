/**
 * `npm run shots`: builds the site and takes a picture of every page at the widths of a phone and a desktop, in both themes, as
 * the people who can see it. The pictures land in build/shots; `-- PATH…` takes those of some pages alone.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { fillBirth } from '../e2e/support/birth.ts'
import { findChromium } from '../e2e/support/chromium.ts'
import { runOperatorCommand } from '../e2e/support/operator.ts'
import { startServer } from '../e2e/support/server.ts'
import { signUp } from '../e2e/support/sign-in.ts'
import { signUpAndSubscribe } from '../e2e/support/subscribe.ts'
import { NOT_FOUND_PAGE, pages } from '../src/contract/pages.ts'

const FOLDER = join(import.meta.dirname, '../build/shots')
const WIDTHS = [375, 1280]
const HEIGHT = 812
const THEMES = ['light', 'dark'] as const
/** Signed out, signed in without a subscription, and a subscriber with a portrait who administers the models. */
const PEOPLE = ['visitor', 'newcomer', 'subscriber'] as const
type Person = (typeof PEOPLE)[number]

const chosen = process.argv.slice(2)
const paths = [...pages.map(({ path }) => path), NOT_FOUND_PAGE].filter(
  (path) => chosen.length === 0 || chosen.includes(path),
)

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const server = await startServer()
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp', ...env },
})
for (const person of PEOPLE) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await become(person, context)
  for (const path of paths) await takeShots(context, person, path)
  await context.close()
}
await browser.close()
await server.stop()
console.log(`The pictures are in ${FOLDER}`)

async function become(person: Person, context: BrowserContext) {
  if (person === 'visitor') return
  const page = await context.newPage()
  const email = `${person}@example.com`
  if (person === 'newcomer') await signUp(page, server.url, email)
  else {
    await signUpAndSubscribe(page, server.url, email)
    await runOperatorCommand(server.dataDir, 'grant', email)
    await page.goto(`${server.url}/readings`)
    await fillBirth(page)
    await page.getByRole('button', { name: 'Generate Reading' }).click()
    await page.getByRole('button', { name: 'Why?' }).first().waitFor()
  }
  await page.close()
}

async function takeShots(context: BrowserContext, person: Person, path: string) {
  for (const theme of THEMES) {
    const page = await context.newPage()
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      const name = `${path.slice(1).replaceAll('/', '-') || 'start'}-${person}-${width}-${theme}.png`
      await page.screenshot({ path: join(FOLDER, name), fullPage: true })
    }
    await page.close()
  }
}
