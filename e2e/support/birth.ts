import type { Page } from 'playwright-core'

/** Fills in the birth details form: that date in Tampa, at 2:30 pm. */
export async function fillBirth(page: Page, date = '1990-06-10') {
  await page.getByLabel('Birth date').fill(date)
  await page.getByLabel('Birth time', { exact: true }).fill('14:30')
  await page.getByRole('combobox', { name: 'Birth location' }).fill('Tampa')
  await page.getByRole('option', { name: /^Tampa, Florida/ }).click()
}

/** The form of a portrait, also where the person's own portrait is shown first. */
export async function openPortraitForm(page: Page) {
  const another = page.getByRole('button', { name: 'Another Reading', exact: true })
  const generate = page.getByRole('button', { name: 'Generate Reading' })
  await another.or(generate).first().waitFor()
  if (await another.isVisible()) await another.click()
  await generate.waitFor()
}
