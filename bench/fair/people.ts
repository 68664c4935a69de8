import type { OpenDatabase } from '../../src/database.ts'
import { readings } from '../../src/readings/readings-table.ts'

/** @throws Error if the call was not answered as asked */
export async function answered(call: Promise<Response>) {
  const answer = await call
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  await answer.arrayBuffer()
}

/** Copies each reading, a minute apart, until there are `count` of each. */
export async function multiplyReadings(open: () => Promise<OpenDatabase>, count: number) {
  const { db, close } = await open()
  for (const { id: _id, createdAt, ...reading } of await db.select().from(readings)) {
    const at = (index: number) => new Date(createdAt.getTime() - index * 60_000)
    for (let index = 1; index < count; index++)
      await db.insert(readings).values({ ...reading, createdAt: at(index) })
  }
  await close()
}
