import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { assistantMessages } from '#contract/assistant-messages.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { createMcpServer } from './mcp-server.ts'
import { defineTool } from './tool.ts'

/** What an assistant reads when a tool throws, and what the operator learns. */
async function failWith(error: Error) {
  const bugs: unknown[] = []
  const tool = defineTool({
    name: 'broken',
    title: 'Broken',
    description: 'Throws',
    input: z.object({}),
    run: () => {
      throw error
    },
  })
  const onError = (bug: unknown) => bugs.push(bug)
  const server = createMcpServer({ tools: [tool], call: {}, onError })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([server.connect(ours), client.connect(theirs)])
  const { isError, content } = await client.callTool({ name: 'broken', arguments: {} })
  await client.close()
  return { isError, text: (content as { text: string }[])[0]?.text, bugs }
}

test('a bug is reported to the operator, and not to the assistant', async () => {
  const bug = new Error('select secret from users')
  expect(await failWith(bug)).toEqual({
    isError: true,
    text: assistantMessages.unexpected,
    bugs: [bug],
  })
})

test('an outage of the database is no bug', async () => {
  const outage = Object.assign(new Error('the server is starting up'), { code: '57P03' })
  expect(await failWith(outage)).toEqual({
    isError: true,
    text: refusalMessages.databaseUnavailable,
    bugs: [],
  })
})
