import { randomUUID } from 'node:crypto'
import type { Caller } from '../../e2e/support/person.ts'
import { chatMessages } from '../../src/chat/chat-messages-table.ts'
import type { Database } from '../../src/database.ts'
import { HOUR } from '../../src/durations.ts'

/** QuestionContext once; the conversation repeats them. */
const questions = [
  'Where is my Moon?',
  'and my Venus?',
  'When is a good week to ask for a raise?',
  'what about March?',
  'why?',
  'What happens next week?',
  'When was Saturn last in my 4th house?',
  'Is Mercury retrograde?',
  'Compare March and May for moving',
  'What do I have in Leo?',
  'When is the next full Moon?',
  'As a Leo rising, what should I know?',
  'What is my strongest aspect?',
  'When is a good day for a first date?',
  'What about work?',
  'thanks!',
]

export async function askAll(caller: Caller) {
  for (const message of questions) {
    const response = await caller.call('POST', '/api/chat', { body: { message } })
    if (!response.ok) throw new Error(`${message}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
}

/** Repeats the only conversation of a database until it has this many messages, one exchange an hour. */
export async function lengthenConversation(db: Database, length: number) {
  const stored = await db.select().from(chatMessages).orderBy(chatMessages.position)
  await db.delete(chatMessages)
  const exchanges = length / 2
  for (let index = 0; index < exchanges; index++) {
    const start = (2 * index) % stored.length
    const key = randomUUID()
    const createdAt = new Date(Date.now() - (exchanges - index) * HOUR)
    const copies = stored
      .slice(start, start + 2)
      .map(({ id: _id, position: _position, ...message }) => ({ ...message, key, createdAt }))
    await db.insert(chatMessages).values(copies)
  }
}
