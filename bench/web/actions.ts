import type { Page } from 'playwright-core'
import { fillBirth } from '../../e2e/support/birth.ts'
import { fillLogIn } from '../../e2e/support/sign-in.ts'

/** What people open a page for. Each leaves the account as it was, so that the page can be measured again. */
type Action = (page: Page) => Promise<void>

const pressButton = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

export const seeChart: Action = async (page) => {
  await fillBirth(page)
  await pressButton('See My Chart')(page)
}

/** It is refused: nobody has this account. */
export const logIn: Action = (page) => fillLogIn(page, 'nobody@example.com', 'no such password')

/** It is refused: the second password is not the first. */
export const signUp: Action = async (page) => {
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByLabel('Confirm password', { exact: true }).fill('another password')
  await pressButton('Sign Up')(page)
}

/** It is refused: there is no email. */
export const requestReset = pressButton('Send the Link')

export const openAnswer: Action = (page) =>
  page.getByRole('main').getByRole('button').first().click()

export const askWhy: Action = (page) => page.getByRole('button', { name: 'Why?' }).first().click()

export const openWeek: Action = (page) => page.getByRole('tab', { name: 'Weekly' }).click()

export const openNextMonth = pressButton('Next month')

export const sendMessage: Action = async (page) => {
  await page.getByLabel('Message', { exact: true }).fill('What does my Moon say?')
  await pressButton('Send')(page)
}

export const typeCardNumber: Action = (page) =>
  page.getByLabel('Card number').pressSequentially('4242')

/** It is refused: there is no email. */
export const joinList = pressButton('Tell Me When It Opens')

export const typeMessage: Action = (page) =>
  page.getByLabel('Message', { exact: true }).pressSequentially('Hello')

/** On a page that is only to be read. */
export const switchTheme: Action = (page) =>
  page.getByRole('button', { name: /^Switch to (?:dark|light) theme$/ }).click()
