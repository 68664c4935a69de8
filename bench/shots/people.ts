import type { Page } from 'playwright-core'
import { addDevice, appCode } from '../../e2e/support/authenticators.ts'
import { fromNewAddress } from '../../e2e/support/client-address.ts'
import { findEmail, linkIn } from '../../e2e/support/mailbox.ts'
import { runOperatorCommand } from '../../e2e/support/operator.ts'
import type { RunningServer } from '../../e2e/support/server.ts'
import { authorizationOf, signUp } from '../../e2e/support/sign-in.ts'
import { signUpAndSubscribe } from '../../e2e/support/subscribe.ts'

/**
 * Signed out; signed in without a subscription; a subscriber with texts of every kind, who administers the models; somebody
 * with a confirmed address; the same with an authenticator app and a passkey; two who are logged out, and are asked for a code
 * or a passkey after their password.
 */
export const people = [
  'visitor',
  'newcomer',
  'subscriber',
  'confirmed',
  'guarded',
  'asked-for-code',
  'asked-for-passkey',
] as const
export type Person = (typeof people)[number]

const BIRTH = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}
const ADA = {
  name: 'Ada',
  date: BIRTH.birthDate,
  time: BIRTH.birthTime,
  location: BIRTH.birthLocation,
}
const GRACE = { name: 'Grace', date: '1984-05-02', time: '20:04', location: 'Lisbon, Portugal' }

/** What `signUp` takes if it is given none. */
export const PASSWORD = 'a good password'
export const emailOf = (person: Person) => `${person}@example.com`

/** Makes the browser of this page that of the person. */
export async function become(person: Person, page: Page, { url, dataDir }: RunningServer) {
  if (person === 'visitor') return
  const email = emailOf(person)
  if (person === 'newcomer') return signUp(page, url, email)
  if (person !== 'subscriber') {
    await signUp(page, url, email)
    await confirmEmail(page, url, email)
    if (person !== 'confirmed') await confirmOwner(page, url)
    if (person === 'guarded' || person === 'asked-for-code') await addApp(page, url)
    if (person === 'guarded' || person === 'asked-for-passkey') await addPasskey(page, url)
    if (person.startsWith('asked')) await page.context().clearCookies()
    return
  }
  await signUpAndSubscribe(page, url, email)
  await writeTexts(page, url)
  await runOperatorCommand(dataDir, 'grant', email)
}

async function confirmEmail(page: Page, url: string, email: string) {
  let confirmation = await findEmail(url, email, /Confirm/)
  while (!confirmation) {
    await page.waitForTimeout(200)
    confirmation = await findEmail(url, email, /Confirm/)
  }
  await page.goto(linkIn(confirmation, url))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.waitForURL(`${url}/settings`)
}

/** Gives the session ten minutes to change the second factors. */
async function confirmOwner(page: Page, url: string) {
  await post(page, `${url}/api/identity/two-factor/confirmation`, { password: PASSWORD })
}

async function addApp(page: Page, url: string) {
  const path = `${url}/api/identity/two-factor/authenticator`
  const { secret } = await post(page, path)
  await post(page, `${path}/confirmation`, { code: await appCode(secret) })
}

/** By a device that answers by itself. */
async function addPasskey(page: Page, url: string) {
  await addDevice(page)
  await page.goto(`${url}/settings`)
  await page.getByLabel('Name of the new passkey').fill('Ada’s phone')
  await page.getByRole('button', { name: 'Add a Passkey' }).click()
  await page.getByText('Ada’s phone').waitFor()
}

async function post(page: Page, address: string, data: object = {}) {
  const headers = { origin: new URL(address).origin, ...fromNewAddress() }
  const answer = await page.request.post(address, { headers, data })
  if (!answer.ok())
    throw new Error(`${address} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

async function writeTexts(page: Page, url: string) {
  const headers = { ...(await authorizationOf(page, url)), ...fromNewAddress() }
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(url + path, { method, headers, data })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
  }
  await call('PUT', '/api/auth/profile', { firstName: ADA.name, mobileNumber: null })
  await call('POST', '/api/birth-details', BIRTH)
  await call('POST', '/api/readings/natal', BIRTH)
  await call('POST', '/api/readings/synastry', { user: ADA, partner: GRACE })
  await call('POST', '/api/readings/year')
  for (const kind of ['daily', 'weekly', 'monthly']) await call('GET', `/api/horoscopes/${kind}`)
  await call('POST', '/api/chat', { message: 'When is a good week to ask for a raise?' })
}
