import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()

const onPhone = '@media (max-width: 700px)'
const onDesk = '@media (min-width: 701px)'

/** A sound page with one more style sheet. */
async function openPage(css: string) {
  const page = await newPage()
  await page.setContent(`<!doctype html><html lang="en"><head><title>Sky</title><style>
    html { color: #000; background: #fff }
    html.dark { color: #fff; background: #000 }
    ${onPhone} { .desk { display: none } }
    ${onDesk} { .phone { display: none } }
    ${css}
  </style></head><body><main>
    <h1>Sky</h1><p class="both">Always</p><p class="phone">Phone</p><p class="desk">Desk</p>
  </main></body></html>`)
  return page
}

/** The check fails with one violation, of this rule. */
const expectOnly = (rule: string, page: Page) =>
  expect(expectAccessibleInAllThemesAndSizes(page)).rejects.toMatchObject({
    actual: [expect.stringMatching(`^${rule}: `)],
  })

test('accepts a page without a fault, and leaves its size and theme as they were', async () => {
  const page = await openPage('')
  const before = page.viewportSize()
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expectAccessibleInAllThemesAndSizes(page)
  expect(page.viewportSize()).toEqual(before)
  expect(await page.locator('html.dark').count()).toBe(1)
})

const faults = [
  ['low contrast in light at phone width', `${onPhone} { html:not(.dark) .both { color: #ccc } }`],
  ['low contrast in dark at phone width', `${onPhone} { .dark .both { color: #333 } }`],
  ['low contrast in light at desktop width', `${onDesk} { html:not(.dark) .both { color: #ccc } }`],
  ['low contrast in dark at desktop width', `${onDesk} { .dark .both { color: #333 } }`],
  ['a background of an ancestor at desktop width', `${onDesk} { main { background: #777 } }`],
  [
    'text too small for its contrast at desktop width',
    `.both { color: #888; font-size: 30px }
    .dark .both { color: #fff } ${onDesk} { .both { font-size: 16px } }`,
  ],
  ['text that only a phone shows, in dark', '.dark .phone { color: #333 }'],
  ['text that only a desktop shows, in light', 'html:not(.dark) .desk { color: #ccc }'],
] as const

test('finds two targets too small and too close for a finger', async () => {
  const page = await openPage('')
  await page.evaluate(() => {
    const button = '<button style="all:unset;display:block;width:60px;height:12px">Sky</button>'
    document.querySelector('main')?.insertAdjacentHTML('beforeend', button + button)
  })
  await expectOnly('target-size', page)
})

test.each(faults)('finds %s', async (_, css) => {
  const page = await openPage(css)
  await expectOnly('color-contrast', page)
})

test('finds low contrast in content that appears after an earlier check of the same page', async () => {
  const page = await openPage('')
  await expectAccessibleInAllThemesAndSizes(page)
  await page.evaluate(() => {
    const note = document.createElement('p')
    note.textContent = 'Note'
    note.style.color = '#777'
    document.querySelector('main')?.append(note)
  })
  await expectOnly('color-contrast', page)
})

test.each([
  ['phone', '.phone'],
  ['desktop', '.desk'],
])('finds an image without a description at %s width', async (_, place) => {
  const page = await openPage('')
  await page.locator(place).evaluate((element) => element.append(new Image(10, 10)))
  await expectOnly('image-alt', page)
})

test('finds a page that is too wide for a phone', async () => {
  const page = await openPage('.phone { width: 400px }')
  await expect(expectAccessibleInAllThemesAndSizes(page)).rejects.toThrow('px wide on 375')
})
