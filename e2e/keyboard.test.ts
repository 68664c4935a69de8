import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { hydrated } from './support/hydrated.ts'
import { signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

async function open(page: Page, path: string) {
  await page.goto(server.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await hydrated(page)
  await expect.poll(() => page.locator('.animate-late-breathe').count()).toBe(0)
}

interface Stop {
  name: string
  isRinged: boolean
  /** Whether some of it is on the screen and on top. */
  isSeen: boolean
}

/** Where Tab stops, from the top of the page to its end. */
async function stopsOf(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocus)
    if (!stop) return stops
    stops.push(stop)
  }
}

function readFocus(): Stop | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return
  const { left, top, width, height } = element.getBoundingClientRect()
  const isOnTop = (x: number, y: number) => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (element.contains(found) || found.contains(element))
  }
  function isRinged(style: CSSStyleDeclaration) {
    // A planet of the wheel is ringed by its own circle, and the button inside of a date by the browser.
    if (element instanceof SVGElement) {
      const circle = element.querySelector('circle')
      return circle !== null && getComputedStyle(circle).stroke !== 'rgba(0, 0, 0, 0)'
    }
    if (!element?.matches(':focus-visible'))
      return /^(date|time)$/.test(element?.getAttribute('type') ?? '')
    return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
  }
  return {
    name: `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`,
    isRinged: isRinged(getComputedStyle(element)),
    isSeen: [0.1, 0.5, 0.9].some((part) => isOnTop(left + width / 2, top + height * part)),
  }
}

/** Focus is always visible (WCAG 2.4.7), and nothing that is fixed covers it (2.4.11). */
async function expectVisibleFocus(page: Page, atLeast: number) {
  const stops = await stopsOf(page)
  expect(stops.filter(({ isRinged, isSeen }) => !isRinged || !isSeen)).toEqual([])
  expect(stops.length).toBeGreaterThan(atLeast)
}

test('every stop of a visitor on the start page is seen', async () => {
  const page = await newPage()
  await open(page, '/')
  await expectVisibleFocus(page, 30)
})

test('every stop of a signed-in person is seen on a phone, above the tab bar', async () => {
  const page = await newPage({ size: 'phone', theme: 'dark' })
  await signUp(page, server.url, 'ada@keyboard.example')
  await open(page, '/settings')
  await expectVisibleFocus(page, 20)
})

test('the menu of the account opens, moves, and gives the focus back', async () => {
  const page = await newPage()
  await signUp(page, server.url, 'grace@keyboard.example')
  await open(page, '/faq')
  const button = page.getByRole('button', { name: 'grace@keyboard.example' })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await menu.waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(button)).toBe(true)
  await page.keyboard.press('Enter')
  await menu.waitFor()
  await page.getByRole('menuitem', { name: 'Subscription' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${server.url}/subscription`)
})

test('a place is chosen with the arrows', async () => {
  const page = await newPage({ size: 'phone' })
  await open(page, '/readings')
  const field = page.getByLabel('Birth location')
  await field.focus()
  await page.keyboard.type('Tampa')
  await page.getByRole('option', { name: /^Tampa, Florida/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { selected: true }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toMatch(/^Tampa, Florida/)
  expect(await hasFocus(field)).toBe(true)
})

const hasFocus = (element: ReturnType<Page['getByRole']>) =>
  element.evaluate((found) => found === document.activeElement)
