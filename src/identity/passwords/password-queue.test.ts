import { expect, test } from 'vitest'
import { createPasswordQueue } from './password-queue.ts'

/** Hashes that the test completes. */
function createHashes() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const hash = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, hash, end }
}

const signIn = (account: string) => ({ purpose: 'sign-in' as const, account })
const signUp = (account: string) => ({ purpose: 'sign-up' as const, account })
const change = (account: string) => ({ purpose: 'change' as const, account })

test('runs a few hashes at once while the others wait', async () => {
  const queue = createPasswordQueue({ concurrency: 2 })
  const { begun, hash, end } = createHashes()
  const all = ['a', 'b', 'c'].map((name) => queue(hash(name), signIn(name)))
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('b')
  await end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})

test('runs sign-ins first, then sign-ups, then password changes', async () => {
  const queue = createPasswordQueue({ concurrency: 1 })
  const { begun, hash, end } = createHashes()
  const all = [
    queue(hash('first'), change('ada')),
    queue(hash('changes'), change('grace')),
    queue(hash('signs up'), signUp('mary')),
    queue(hash('signs in'), signIn('emmy')),
  ]
  // Ends the hash that runs, so that a wrong order fails below instead of waiting forever.
  for (const _ of all) await end(begun.at(-1) as string)
  await Promise.all(all)
  expect(begun).toEqual(['first', 'signs in', 'signs up', 'changes'])
})

test('lets one hash of an account wait, so that others wait for one of its hashes at most', async () => {
  const queue = createPasswordQueue({ concurrency: 1 })
  const { begun, hash, end } = createHashes()
  const running = queue(hash('1st of ada'), change('ada'))
  const waiting = queue(hash('2nd of ada'), change('ada'))
  for (let i = 0; i < 20; i++)
    await expect(queue(hash('more of ada'), change('ada'))).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 10,
    })
  const other = queue(hash('of grace'), change('grace'))
  for (const name of ['1st of ada', '2nd of ada', 'of grace']) await end(name)
  await Promise.all([running, waiting, other])
  expect(begun).toEqual(['1st of ada', '2nd of ada', 'of grace'])
  const again = queue(hash('ada again'), change('ada'))
  await end('ada again')
  expect(await again).toBe('ada again')
})

test('refuses when full, separately for each purpose', async () => {
  const queue = createPasswordQueue({ concurrency: 1, maxWaiting: 2 })
  const { hash, end } = createHashes()
  const all = ['a', 'b', 'c'].map((name) => queue(hash(name), change(name)))
  const refusal = expect(queue(hash('d'), change('d'))).rejects.toMatchObject({
    code: 'too_many_requests',
  })
  const signedIn = queue(hash('e'), signIn('e'))
  for (const name of ['a', 'e', 'b', 'c', 'd']) await end(name)
  await refusal
  await Promise.all(all)
  expect(await signedIn).toBe('e')
})

test('continues after a hash that fails', async () => {
  const queue = createPasswordQueue({ concurrency: 1 })
  await expect(queue(() => Promise.reject(new Error('no')), signIn('ada'))).rejects.toThrow('no')
  await expect(queue(async () => 'in', signIn('ada'))).resolves.toBe('in')
})
