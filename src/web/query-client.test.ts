import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('[7.2] cached data is never stale, never fetched again by itself, and failures are not retried', async () => {
  const queryFn = vi.fn(async () => {
    throw new Error('down')
  })
  const client = createQueryClient()
  await expect(client.fetchQuery({ queryKey: ['readings'], queryFn })).rejects.toThrow('down')
  expect(queryFn).toHaveBeenCalledOnce()
  expect(client.getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
})

test('[7.2] without a network a call fails at once, and is not sent later', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  const fetchReadings = vi.fn(async () => {
    throw new Error('no network')
  })
  const client = createQueryClient()
  const reading = client.fetchQuery({ queryKey: ['readings'], queryFn: fetchReadings })
  await expect(reading).rejects.toThrow('no network')
  const mutation = new MutationObserver(client, { mutationFn: fetchReadings })
  await expect(mutation.mutate()).rejects.toThrow('no network')
  onlineManager.setOnline(true)
  await client.resumePausedMutations()
  expect(fetchReadings).toHaveBeenCalledTimes(2)
})
