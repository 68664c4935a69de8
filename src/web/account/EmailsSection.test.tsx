import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  optionalEmails,
  emailPreferenceMessages as texts,
} from '#contract/email-preference-messages.ts'
import { asAda, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { EmailsSection } from './EmailsSection.tsx'

const GET = 'GET /api/email-preferences'
const PUT = 'PUT /api/email-preferences/contact_copies'
const { name } = optionalEmails.contact_copies

const preferences = (isOn: boolean) => ({
  preferences: [
    { kind: 'charge_reminders', isOn: true },
    { kind: 'contact_copies', isOn },
  ],
})

const openSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name })

test('[2.23] an email is turned off at once, and on again by Undo', async () => {
  let isOn = true
  const server = fakeServer({
    ...asAda,
    [GET]: () => preferences(isOn),
    [PUT]: ({ body }: { body: { isOn: boolean } }) => {
      isOn = body.isOn
      return preferences(isOn)
    },
  })
  renderPage(EmailsSection, '/settings')
  const user = userEvent.setup()
  const toggle = await openSwitch()
  expect(toggle.checked).toBe(true)
  await user.click(toggle)
  await screen.findByText(texts.saved(name, false))
  expect([toggle.checked, isOn]).toEqual([false, false])
  const others = screen.getByRole<HTMLInputElement>('switch', {
    name: optionalEmails.charge_reminders.name,
  })
  expect(others.checked).toBe(true)
  const undo = screen.getByRole('button', { name: texts.undo })
  await user.click(undo)
  await screen.findByText(texts.saved(name, true))
  expect([toggle.checked, isOn]).toEqual([true, true])
  expect(document.activeElement).toBe(undo)
  expect(server.count(PUT)).toBe(2)
})

test('a choice that could not be saved is shown as before, with the reason', async () => {
  fakeServer({ ...asAda, [GET]: preferences(true), [PUT]: refusal(503, {}) })
  renderPage(EmailsSection, '/settings')
  const toggle = await openSwitch()
  await userEvent.setup().click(toggle)
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(toggle.checked).toBe(true)
  expect(screen.queryByRole('button', { name: texts.undo })).toBeNull()
})

test('the page says which emails cannot be turned off, and why', async () => {
  fakeServer({ ...asAda, [GET]: preferences(true) })
  renderPage(EmailsSection, '/settings')
  await openSwitch()
  const section = within(screen.getByRole('region', { name: texts.title }))
  section.getByRole('heading', { name: texts.always.title })
  for (const item of texts.always.items) section.getByText(item)
})

test('choices that do not load can be tried again', async () => {
  const answers: unknown[] = [refusal(503, {}), refusal(503, {})]
  fakeServer({ ...asAda, [GET]: () => answers.shift() ?? preferences(true) })
  renderPage(EmailsSection, '/settings')
  await screen.findByText(texts.notLoaded)
  answers.length = 0
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try Again' }))
  await openSwitch()
})
