import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { PastMessages } from './PastMessages.tsx'

const messages: ChatMessage[] = Array.from({ length: 65 }, (_, index) => ({
  id: `${index}`,
  role: 'user',
  content: `Question ${index}.`,
  createdAt: '2026-11-21T20:00:00Z',
}))

test('the end of a conversation, where it opens, is never laid out by a guess', () => {
  render(
    <PastMessages
      messages={messages}
      receivedKey={undefined}
      canResend={false}
      onResend={() => {}}
    />,
  )
  const isGuessed = ({ content }: ChatMessage) =>
    screen.getByText(content).closest('.off-screen-light') !== null
  // Groups are of 20.
  expect(messages.slice(40).filter(isGuessed)).toEqual([])
  expect(messages.slice(0, 40).filter((message) => !isGuessed(message))).toEqual([])
})
