import { setImmediate as turnOfEventLoop } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createLog } from '#log.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import { ephemeris } from '#testing/chat-sky.ts'
import { createWarmUp, warmUpChat } from './warm-up.ts'

const today = () => new Date('2026-11-23T10:00:00Z')

function countedCache() {
  const cache = createSkyCache(ephemeris)
  let almanacs = 0
  return {
    almanacs: () => almanacs,
    skyCache: {
      ...cache,
      almanacOf(...window: Parameters<typeof cache.almanacOf>) {
        almanacs++
        return cache.almanacOf(...window)
      },
    },
  }
}

test('computes the months ahead, and lets other work run between its slices', async () => {
  const { skyCache, almanacs } = countedCache()
  let turns = 0
  let isOver = false
  const warming = warmUpChat({ ephemeris, skyCache, today }, 0).finally(() => {
    isOver = true
  })
  while (!isOver) {
    await turnOfEventLoop()
    turns++
  }
  await warming
  expect(almanacs()).toBeGreaterThan(13)
  // One after each rule of care, each question and each month.
  expect(turns).toBeGreaterThan(50)
})

test('begins once, however many conversations are opened', async () => {
  const { skyCache, almanacs } = countedCache()
  const begun = vi.fn(today)
  const warmUp = createWarmUp({ ephemeris, skyCache, log: createLog('silent'), today: begun })
  warmUp()
  warmUp()
  await expect.poll(almanacs).toBeGreaterThan(0)
  expect(begun).toHaveBeenCalledOnce()
})
