import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { isLong } from '#testing/long.ts'
import { type LossyDisk, startLossyDisk } from '#testing/lossy-disk.ts'
import { seededRandom } from '#writer/prose/seeded-random.ts'
import { DURABLE, DurableFolder } from './database/durable-folder.ts'

const CUTS = isLong ? 50 : 3

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-power-'))
  const loadDataDir = await openAsBlob(inject('snapshot'))
  const pglite = await PGlite.create({ dataDir: join(folder, 'empty'), loadDataDir })
  await pglite.exec(
    'create table halves (number int, half text, words text, primary key (number, half))',
  )
  await pglite.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function makeFolder(name: string): Promise<string> {
  await cp(join(folder, 'empty'), join(folder, name), { recursive: true })
  return join(folder, name)
}

/** From here to the end of the test; what was written before counts as flushed. */
function loseWrites(): LossyDisk {
  const disk = startLossyDisk()
  onTestFinished(() => disk.stop())
  return disk
}

const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
const openDurable = (path: string) =>
  PGlite.create({
    fs: new DurableFolder(path, () => process.exit(1)),
    startParams: [...startParams, ...DURABLE],
  })
const openUnflushed = (path: string) => PGlite.create({ dataDir: path, startParams })

/** Two rows in one transaction; some of the older ones change and go. @returns when it was acknowledged */
const write = (pglite: PGlite, number: number) =>
  pglite.transaction(async (tx) => {
    for (const half of ['left', 'right'])
      await tx.query('insert into halves values ($1, $2, repeat($3, 50))', [
        number,
        half,
        randomUUID(),
      ])
    await tx.query('update halves set words = upper(words) where number = $1', [number - 3])
  })

async function numbersIn(path: string): Promise<{ numbers: number[]; halves: number }> {
  const pglite = await openUnflushed(path)
  // Reads every page, whose checksum is compared, once without an index and once with it.
  await pglite.exec(
    'set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off',
  )
  const { rows } = await pglite.query<{ number: number }>(
    'select number from halves group by number having count(*) = 2 order by number',
  )
  const all = await pglite.query<{ count: number }>('select count(*)::int as count from halves')
  await pglite.exec('reset all; set enable_seqscan = off; set enable_bitmapscan = off')
  const byIndex = await pglite.query<{ count: number }>(
    'select count(words)::int as count from halves where number >= 0',
  )
  expect(byIndex.rows).toEqual(all.rows)
  await pglite.close()
  return { numbers: rows.map(({ number }) => number), halves: all.rows[0]?.count ?? 0 }
}

// The descriptors of Linux name their files.
const onLinux = test.runIf(process.platform === 'linux')

onLinux(
  'the embedded database has every acknowledged write after a power failure at any moment, and no half of a transaction',
  async () => {
    const seed = randomUUID()
    console.log(`Seed ${seed}`)
    const chance = seededRandom(seed)
    const path = await makeFolder('durable')
    const disk = loseWrites()
    const pglite = await openDurable(path)
    let acknowledged = 0
    let lost = 0
    for (let cut = 0; cut < CUTS; cut++) {
      const more = chance.pick(`writes ${cut}`, [1, 2, 5, 20])
      for (let nth = 0; nth < more; nth++) await write(pglite, ++acknowledged)
      if (chance.pick(`checkpoint ${cut}`, [true, false])) await pglite.exec('checkpoint')
      // A transaction that is not acknowledged yet.
      const open = Promise.withResolvers<void>()
      const cutting = pglite.transaction(async (tx) => {
        await tx.query('insert into halves values ($1, $2, $3)', [acknowledged + 1, 'left', ''])
        const copy = join(folder, `cut ${cut}`)
        lost += await disk.cutPower(path, copy, chance, `cut ${cut}`)
        await tx.rollback()
        open.resolve()
      })
      await Promise.all([open.promise, cutting])
      const found = await numbersIn(join(folder, `cut ${cut}`))
      expect(found.numbers).toEqual(Array.from({ length: acknowledged }, (_, nth) => nth + 1))
      expect(found.halves).toBe(2 * acknowledged)
      await rm(join(folder, `cut ${cut}`), { recursive: true })
    }
    await pglite.close()
    // Otherwise nothing was tried.
    expect(lost).toBeGreaterThan(CUTS)
  },
)

onLinux(
  'without flushing, such a power failure loses acknowledged writes or the whole database',
  async () => {
    const chance = seededRandom('without flushing')
    const path = await makeFolder('unflushed')
    const disk = loseWrites()
    const pglite = await openUnflushed(path)
    for (let number = 1; number <= 20; number++) await write(pglite, number)
    const copy = join(folder, 'unflushed copy')
    expect(await disk.cutPower(path, copy, chance, 'cut')).toBeGreaterThan(0)
    await pglite.close()
    const found = await numbersIn(copy).catch(() => undefined)
    expect(found?.numbers.length ?? 0).toBeLessThan(20)
  },
)
