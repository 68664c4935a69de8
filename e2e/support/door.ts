import type { Page } from 'playwright-core'

/** Logs in through the form, and waits until it led somewhere. */
export async function logIn(page: Page, url: string, email: string, password: string) {
  await page.goto(`${url}/login`)
  await fillLogIn(page, email, password)
  await page.waitForURL(`${url}/`)
}

export async function fillLogIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

/** Through the menu under one's own name; leads home. */
export async function logOut(page: Page, label: string) {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor()
}
