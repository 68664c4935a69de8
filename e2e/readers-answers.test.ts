import { expect, test } from 'vitest'
import { fillBirth } from './support/birth.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

test('[N21] a reader rates a paragraph, describes their life, and takes it all back', async () => {
  const page = await newPage()
  await signUpAndSubscribe(page, server.url, 'ada@readers-answers.example')
  await page.goto(`${server.url}/readings`)
  await fillBirth(page)
  await page.getByRole('button', { name: 'Generate Reading' }).click()
  await page.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor()

  const first = page.getByRole('group', { name: 'Is this paragraph true of you?' }).first()
  const notMe = first.getByRole('button', { name: 'Not me' })
  await notMe.click()
  await page.getByText('Left out of new texts for 60 days.').waitFor()
  const box = await notMe.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  const card = page.getByRole('region', { name: 'Where are you in life?' })
  await card.getByLabel('Life stage').selectOption('Retired')
  await expectAccessibleInAllThemesAndSizes(page)
  await card.getByRole('button', { name: 'Save Answers' }).click()
  await page.getByText('It applies from now on.').first().waitFor()

  await page.getByRole('tab', { name: 'My Readings' }).click()
  await page.getByRole('link', { name: /Personality Portrait/ }).click()
  await page.getByText('Generated on').waitFor()
  await expect.poll(() => notMe.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => card.count()).toBe(0)

  await page.goto(`${server.url}/settings`)
  await expect.poll(() => page.getByLabel('Life stage').inputValue()).toBe('retired')
  await page.getByText(/^Not me · Portrait · /).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByRole('button', { name: /^Remove your answer to: / }).click()
  await page.getByText('You have not answered any paragraph yet.').waitFor()
  await page.getByRole('button', { name: 'Delete All of This' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('What you said about your life is deleted.').first().waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Life stage').inputValue()).toBe('')
})
