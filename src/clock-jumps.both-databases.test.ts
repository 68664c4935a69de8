import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'
import { textUsage } from '#writer/text-usage-table.ts'
import { DAY, HOUR } from './durations.ts'

let app: TestApp
let visitor: Visitor
beforeAll(async () => {
  app = await openTestApp()
  visitor = createVisitor(app)
  // A token from before its sign-in is refused, so people who signed in within an hour wait when the clock jumps back by one.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * HOUR })
  await visitor.signUp('ada@example.com', 'a good password')
  vi.useRealTimers()
  await app.subscribe(await visitor.bearer())
})
afterEach(() => vi.useRealTimers())
afterAll(() => app.close())

let requested = 0
async function requestReading() {
  requested++
  const birthDate = new Date(Date.UTC(1970, 0, requested)).toISOString().slice(0, 10)
  const body = { birthDate, birthTime: '14:30', birthLocation: 'Lisbon, Portugal' }
  // The token has the time of the clock as it is now.
  const answer = await visitor.post('/api/readings/natal', body, await visitor.bearer())
  return answer.status
}

// The embedded database has the clock of this process, PostgreSQL one that does not jump.
const jump = (byMs: number) => vi.setSystemTime(Date.now() + byMs)

test.each([
  ['an hour ahead', HOUR],
  ['a day ahead', DAY],
  ['an hour back', -HOUR],
])(
  'a clock that jumps %s and returns loses and doubles no text, and signs nobody out',
  async (_, byMs) => {
    const before = requested
    const usedBefore = await app.database.db.$count(textUsage)
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(await requestReading()).toBe(200)
    jump(byMs)
    expect(await requestReading()).toBe(200)
    jump(-byMs)
    expect(await requestReading()).toBe(200)
    expect(await visitor.isSignedIn()).toBe(true)
    expect((await app.database.db.$count(textUsage)) - usedBefore).toBe(requested - before)
  },
)
