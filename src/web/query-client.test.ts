import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient, pathOf } from './query-client.ts'

test('[7.2] a query key is joined to its path with slashes', () => {
  expect(pathOf(['/api/readings'])).toBe('/api/readings')
  expect(pathOf(['/api/horoscopes', 'daily'])).toBe('/api/horoscopes/daily')
})

test('[7.2] what was read is never stale, never asked for again by itself, and failures are not retried', async () => {
  const request = vi.fn(async () => {
    throw new Error('down')
  })
  const client = createQueryClient({ request, requestIfSignedIn: request })
  await expect(client.fetchQuery({ queryKey: ['/api/readings'] })).rejects.toThrow('down')
  expect(request).toHaveBeenCalledOnce()
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/readings' }))
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
  const request = vi.fn(async () => {
    throw new Error('no network')
  })
  const client = createQueryClient({ request, requestIfSignedIn: request })
  await expect(client.fetchQuery({ queryKey: ['/api/readings'] })).rejects.toThrow('no network')
  const mutation = new MutationObserver(client, { mutationFn: request })
  await expect(mutation.mutate()).rejects.toThrow('no network')
  onlineManager.setOnline(true)
  await client.resumePausedMutations()
  expect(request).toHaveBeenCalledTimes(2)
})
