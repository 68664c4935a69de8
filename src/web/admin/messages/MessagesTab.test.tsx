import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { adminMessages } from '#contract/admin-messages.ts'
import type { ContactMessage } from '#contract/contact.ts'
import { adminServer } from '#web/testing/admin.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import AiModelsPage from '../AiModelsPage.tsx'

const LIST = 'GET /api/admin/contact-messages'
const DELETE = 'DELETE /api/admin/contact-messages/message-1'
const texts = adminMessages.messages

const message = (over: Partial<ContactMessage> = {}): ContactMessage => ({
  id: 'message-1',
  sentAt: '2026-11-21T09:30:00.000Z',
  name: 'Grace',
  email: 'grace+stars@example.com',
  hasAccount: true,
  message: 'Is my chart right?\n<b>Yes</b>',
  ...over,
})

function open(answers: object) {
  const server = adminServer(answers)
  renderPage(AiModelsPage, '/admin/ai-models?tab=messages')
  return { server, user: userEvent.setup() }
}

test('lists what people wrote, with a link to answer', async () => {
  open({ [LIST]: { messages: [message()], next: null } })
  const shown = await screen.findByText(/Is my chart right/)
  expect(shown.textContent).toBe('Is my chart right?\n<b>Yes</b>')
  expect(screen.getByText(/Grace · grace\+stars@example.com · Has an account/)).toBeDefined()
  const reply = screen.getByRole('link', { name: 'Reply to grace+stars@example.com' })
  expect(reply.getAttribute('href')).toMatch(
    /^mailto:grace%2Bstars%40example\.com\?subject=Your%20/,
  )
})

test('loads the next page after the last message', async () => {
  const older = message({ id: 'message-2', message: 'An older one.' })
  const { user, server } = open({
    [LIST]: (_: unknown, url: URL) =>
      url.searchParams.get('before') === 'cursor'
        ? { messages: [older], next: null }
        : { messages: [message()], next: 'cursor' },
  })
  await user.click(await screen.findByRole('button', { name: 'Show More' }))
  await screen.findByText('An older one.')
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull()
  expect(server.count(LIST)).toBe(2)
})

test('deletes a message after a question, and moves the focus to the heading', async () => {
  const stored = [message()]
  const { user } = open({
    [LIST]: () => ({ messages: [...stored], next: null }),
    [DELETE]: () => {
      stored.pop()
      return { success: true }
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Delete the message from grace/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText(texts.none)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.title })),
  )
})

test('keeps a message that could not be deleted, and says so', async () => {
  const { user } = open({
    [LIST]: { messages: [message()], next: null },
    [DELETE]: refusal(500, {}),
  })
  await user.click(await screen.findByRole('button', { name: /^Delete the message from grace/ }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText(texts.deleteFailed.text)
  expect(screen.getByText(/Is my chart right/)).toBeDefined()
})
