import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

test('loads once for all callers, and again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up')
  const get = loadOnce(load)
  const first = [get(), get()]
  for (const one of first) await expect(one).rejects.toThrow('down')
  expect(load).toHaveBeenCalledTimes(1)
  expect(await Promise.all([get(), get(), get()])).toEqual(['up', 'up', 'up'])
  expect(load).toHaveBeenCalledTimes(2)
})
