/**
 * `npm run bench:chat-history [embedded|postgres]`: a conversation of 2,000 messages, on both databases unless one is
 * named: its calls, what an answer recalls, and its page in Chromium with a CPU four times slower. Needs a build.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Caller, signUpByCalls } from '../e2e/support/person.ts'
import { type Settings, startServer } from '../e2e/support/server.ts'
import { chatMessages } from '../src/chat/chat-messages-table.ts'
import { recall } from '../src/chat/recall.ts'
import type { ChatHistory } from '../src/contract/chat.ts'
import { type Database, type OpenDatabase, openEmbedded, openPostgres } from '../src/database.ts'
import { createLog } from '../src/log.ts'
import { freePort, startPostgres } from '../src/testing/postgres-server.ts'
import { askAll, lengthenConversation } from './chat-history/conversation.ts'
import { launchBrowser, measurePage } from './chat-history/page.ts'
import { birthOf } from './fair/birth.ts'
import { answered } from './fair/people.ts'
import { ascending, percentile, rounded } from './writer/written.ts'

const MESSAGES = 2000
const TIMES = 40
const EMAIL = 'talker@example.com'

interface Place {
  settings: Settings
  dataDir: string
  port: number
  open(): Promise<OpenDatabase>
}

const only = process.argv[2]
const browser = await launchBrowser()
try {
  if (only !== 'postgres') await measureEmbedded()
  if (only !== 'embedded') await measurePostgres()
} finally {
  await browser.close()
}

async function measureEmbedded() {
  const dataDir = await newDataDir()
  await measure('embedded database', {
    settings: {},
    dataDir,
    port: await freePort(),
    open: () => openEmbedded(join(dataDir, 'database')),
  })
}

async function measurePostgres() {
  const postgres = await startPostgres()
  try {
    await measure('PostgreSQL', {
      settings: { DATABASE_URL: postgres.url, SECRET: 'a secret for measuring, 32 characters' },
      dataDir: await newDataDir(),
      port: await freePort(),
      open: () => openPostgres(postgres.url, createLog('error')),
    })
  } finally {
    await postgres.stop()
  }
}

function newDataDir() {
  return mkdtemp(join(tmpdir(), 'cosmic-path-chat-history-'))
}

async function measure(name: string, place: Place) {
  const settings = { ...place.settings, CHAT_MESSAGES_PER_DAY: '1000' }
  let server = await startServer(settings, place)
  const caller = await signUpByCalls(server.url, EMAIL)
  await caller.call('POST', '/api/readings/natal', { body: birthOf(0) })
  await askAll(caller)
  const short = await measureCalls(caller)
  await server.stop()

  const database = await place.open()
  await lengthenConversation(database.db, MESSAGES)
  const recalled = await measureRecall(database.db)
  await database.close()

  server = await startServer(settings, place)
  // The first message of a process is another matter.
  await answered(caller.call('POST', '/api/chat', { body: { message: 'Where is my Moon?' } }))
  const long = await measureCalls(caller)
  console.log(`\n${name}`)
  console.table({
    ...named('conversation of 16 exchanges: ', short),
    ...named(`conversation of ${MESSAGES} messages: `, {
      ...long,
      'recall for an answer': recalled,
    }),
  })
  console.table(await measurePage(browser, { url: server.url, email: EMAIL }))
  await server.stop()
  await rm(place.dataDir, { recursive: true, force: true })
}

function named(prefix: string, rows: object) {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [prefix + name, row]))
}

async function measureCalls(caller: Caller) {
  const newest: ChatHistory = await (await caller.call('GET', '/api/chat/history')).json()
  const { before } = newest
  const page = () => answered(caller.call('GET', '/api/chat/history'))
  const earlier = () => answered(caller.call('GET', `/api/chat/history?before=${before}`))
  const send = () =>
    answered(caller.call('POST', '/api/chat', { body: { message: 'Where is my Mars?' } }))
  return {
    'newest page': await times(page),
    ...(before && { 'an earlier page': await times(earlier) }),
    'a message and its answer': await times(send),
  }
}

async function measureRecall(db: Database) {
  const [question] = await db.select().from(chatMessages).limit(1)
  if (!question) throw new Error('The conversation is empty')
  const next = { userId: question.userId, position: Number.MAX_SAFE_INTEGER }
  return times(() => recall(db, next))
}

async function times(action: () => Promise<unknown>) {
  const spent: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now()
    await action()
    spent.push(performance.now() - start)
  }
  const sorted = spent.sort(ascending)
  const at = (part: number) => rounded(percentile(sorted, part))
  return { 'p50 (ms)': at(0.5), 'p95 (ms)': at(0.95) }
}
