import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { fromNewAddress } from './support/client-address.ts'
import { sharedServer } from './support/file-server.ts'
import { authorizationOf, signUp } from './support/sign-in.ts'
import { signUpAndSubscribe, subscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

const log = (page: Page) => page.getByRole('log')
const input = (page: Page) => page.getByLabel('Message', { exact: true })
const answers = (page: Page) => log(page).getByRole('article', { name: 'Baba Bliss' })

/** Generates a natal reading through its call. */
async function giveChart(page: Page) {
  const headers = { ...(await authorizationOf(page, server.url)), ...fromNewAddress() }
  const answer = await page.request.post(`${server.url}/api/readings/natal`, {
    headers,
    data: {
      birthDate: '1990-06-10',
      birthTime: '14:30',
      birthLocation: 'Tampa, Florida, United States',
    },
  })
  expect(answer.status()).toBe(200)
}

async function chatter(email: string, options: Parameters<typeof newPage>[0] = {}) {
  const page = await newPage(options)
  await signUpAndSubscribe(page, server.url, email)
  await giveChart(page)
  await page.goto(`${server.url}/baba-bliss`)
  await input(page).waitFor()
  return page
}

async function ask(page: Page, question: string) {
  const before = await answers(page).count()
  await input(page).fill(question)
  await page.keyboard.press('Enter')
  // The button reads "Send" until the answer begins, and again when it is complete.
  await expect.poll(() => answers(page).count()).toBe(before + 1)
  await page.getByRole('button', { name: 'Send' }).waitFor()
  return answers(page).last()
}

test('[1.7][2.20][6.1][6.2][6.3] from visitor to the first answer, through every state', async () => {
  const page = await newPage({ size: 'phone', theme: 'dark' })
  await page.goto(`${server.url}/baba-bliss`)
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).waitFor()

  await signUp(page, server.url, 'ada@baba-bliss.example')
  await page.goto(`${server.url}/baba-bliss`)
  await page.getByRole('heading', { name: 'Premium Feature' }).waitFor()

  await subscribe(page, server.url)
  await page.reload()
  await page.getByRole('heading', { name: 'Natal Chart Required' }).waitFor()
  await page.getByText('Ready to guide you').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  await giveChart(page)
  await page.reload()
  await page.getByText('Natal chart loaded').waitFor()
  await page.getByText('Hello, friend.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Reset Chat' }).isDisabled()).toBe(true)
  const suggested = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
  expect(await suggested.count()).toBe(3)
  await expectAccessibleInAllThemesAndSizes(page)

  const answer = await ask(page, 'What sign is my Moon in?')
  expect(await answer.innerText()).toContain('Capricorn')
  await answer.getByText('Why?').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
})

test('[2.20][7.23][7.25] the conversation survives a reload, is the same in a second tab, and is reset', async () => {
  const page = await chatter('grace@baba-bliss.example')
  const first = await (await ask(page, 'When is the next full Moon?')).innerText()
  await page.reload()
  await expect.poll(() => answers(page).count()).toBe(1)
  expect(await answers(page).last().innerText()).toContain(first.slice(0, 40))

  const tab = await page.context().newPage()
  await tab.goto(`${server.url}/baba-bliss`)
  await expect.poll(() => answers(tab).count()).toBe(1)
  await ask(tab, 'And the one after?')
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => answers(page).count()).toBe(2)

  await page.getByRole('button', { name: 'Reset Chat' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Reset this chat?' })
  await dialog.waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await dialog.getByRole('button', { name: 'Reset Chat' }).click()
  await expect.poll(() => answers(page).count()).toBe(0)
  await page.reload()
  await input(page).waitFor()
  expect(await answers(page).count()).toBe(0)
})

test('[2.24][5.8] with the keyboard alone: ask, see why, rate and go on', async () => {
  const page = await chatter('kay@baba-bliss.example', { size: 'phone' })
  await input(page).focus()
  await page.keyboard.type('Where is my Venus?')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Tell me why.')
  await page.keyboard.press('Enter')
  await expect.poll(() => answers(page).count()).toBe(1)
  expect(await input(page).evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await log(page).getByRole('article', { name: 'You' }).innerText()).toContain('\n')

  await input(page).press('Shift+Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  expect(await focused()).not.toBe('')
  const chip = answers(page).last().getByRole('button', { pressed: false }).first()
  await chip.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show on the Wheel' }).press('Enter')
  await page.getByRole('group', { name: 'Chart wheel' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  const link = await page.getByRole('link', { name: 'Open in the Blueprint' }).getAttribute('href')
  expect(link).toMatch(/^\/readings\?type=saved&reading=[-\w]+&point=.+#blueprint$/)

  const answer = answers(page).last()
  await answer.getByRole('button', { name: 'Bad answer' }).press('Enter')
  await answer.getByRole('button', { name: 'Unclear' }).press('Enter')
  await answer.getByLabel('Anything else? (optional)').fill('Which day in March?')
  await expectAccessibleInAllThemesAndSizes(page)
  await answer.getByRole('button', { name: 'Send feedback' }).press('Enter')
  await answer.getByText('Thank you.').waitFor()
})

test('[2.20] the composer stays in reach above the keyboard of a phone', async () => {
  const page = await chatter('thumb@baba-bliss.example', { size: 'phone' })
  await ask(page, 'What happens in December?')
  // A keyboard takes about this much of the screen.
  await page.setViewportSize({ width: 375, height: 812 - 336 })
  await input(page).focus()
  const box = await input(page).boundingBox()
  expect(box?.y ?? 0).toBeGreaterThan(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(476)
  const sent = await page.getByRole('button', { name: 'Send' }).boundingBox()
  expect((sent?.y ?? 0) + (sent?.height ?? 0)).toBeLessThanOrEqual(476)
})

test('nothing separates the composer from the footer on a phone', async () => {
  const page = await chatter('bare@baba-bliss.example', { size: 'phone' })
  await ask(page, 'What happens in December?')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const gap = () =>
    page.evaluate(() => {
      const composer = document.querySelector('main form')?.getBoundingClientRect().bottom
      const footer = document.querySelector('footer')?.getBoundingClientRect().top
      return Math.round((footer ?? 0) - (composer ?? 0))
    })
  await expect.poll(gap).toBe(0)
})

test('[8.11] a typed message survives a lost connection, and the retry sends it once', async () => {
  const page = await chatter('lost@baba-bliss.example')
  await page.context().setOffline(true)
  await input(page).fill('What is my rising sign?')
  await page.keyboard.press('Enter')
  await page.getByText('Network error.').first().waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => answers(page).count()).toBe(1)
  await page.reload()
  await expect.poll(() => log(page).getByRole('article', { name: 'You' }).count()).toBe(1)
})

test('pasted formatting is sent as text, and hides no question', async () => {
  const page = await chatter('paste@baba-bliss.example', { size: 'phone' })
  const pasted = '\0<b>When</b> is the next \0full Moon?'
  const answer = await ask(page, pasted)
  expect(await answer.innerText()).toMatch(/full Moon/)
  const asked = log(page).getByRole('article', { name: 'You' }).last()
  expect(await asked.innerText()).toContain('<b>When</b> is the next full Moon?')
  expect(await log(page).locator('b').count()).toBe(0)
  expect(await (await ask(page, 'שלום, מה המזל שלי?')).innerText()).toContain('English')
  await expectAccessibleInAllThemesAndSizes(page)
})

test('a message of a crisis gets help and no astrology', async () => {
  const page = await chatter('care@baba-bliss.example', { size: 'phone', theme: 'dark' })
  const answer = await ask(page, 'Some nights I think everyone would be better off if I was dead.')
  expect(await answer.innerText()).toMatch(/988|findahelpline/)
  expect(await answer.getByText('Why?').count()).toBe(0)
  await page.getByRole('link', { name: 'In a crisis?' }).click()
  await page.waitForURL(`${server.url}/care`)
})
