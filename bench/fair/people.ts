import type { OpenDatabase } from '../../src/database.ts'
import { type Reading, readings } from '../../src/readings/readings-table.ts'

/** @throws Error if the call was not answered as asked */
export async function answered(call: Promise<Response>) {
  const answer = await call
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  await answer.arrayBuffer()
}

/** Gives everyone who has a reading copies of other people's, a minute apart, until they have `count`: of as many births as possible. */
export async function multiplyReadings(open: () => Promise<OpenDatabase>, count: number) {
  const { db, close } = await open()
  const written = await db.select().from(readings)
  for (const [nth, { userId, createdAt }] of written.entries()) {
    const at = (index: number) => new Date(createdAt.getTime() - index * 60_000)
    for (let index = 1; index < count; index++) {
      const { id: _id, ...other } = written[(nth + index) % written.length] as Reading
      await db.insert(readings).values({ ...other, userId, createdAt: at(index) })
    }
  }
  await close()
}
