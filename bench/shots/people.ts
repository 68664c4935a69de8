import type { Page } from 'playwright-core'
import { fromNewAddress } from '../../e2e/support/client-address.ts'
import { runOperatorCommand } from '../../e2e/support/operator.ts'
import type { RunningServer } from '../../e2e/support/server.ts'
import { authorizationOf, signUp } from '../../e2e/support/sign-in.ts'
import { signUpAndSubscribe } from '../../e2e/support/subscribe.ts'

/** Signed out; signed in without a subscription; a subscriber with texts of every kind, who administers the models. */
export const people = ['visitor', 'newcomer', 'subscriber'] as const
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

/** Makes the browser of this page that of the person. */
export async function become(person: Person, page: Page, { url, dataDir }: RunningServer) {
  if (person === 'visitor') return
  const email = `${person}@example.com`
  if (person === 'newcomer') return signUp(page, url, email)
  await signUpAndSubscribe(page, url, email)
  await writeTexts(page, url)
  await runOperatorCommand(dataDir, 'grant', email)
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
