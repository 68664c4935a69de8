import { beforeEach, expect, test, vi } from 'vitest'
import { lateResolver } from './late-resolver.ts'
import { currentToast, dismissToast } from './ui/toasts.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const checked = { values: { email: 'ada@example.com' }, errors: {} as Record<string, never> }
const checks = { resolver: () => checked }

beforeEach(() => dismissToast(currentToast()?.id ?? 0))

test('the checks of a form are loaded when it is touched, or by a submission', async () => {
  const load = vi.fn(async () => checks)
  const { resolver, prepare } = lateResolver(load)
  expect(load).not.toHaveBeenCalled()
  prepare()
  expect(load).toHaveBeenCalledOnce()
  expect(await resolver({ email: ' ' }, undefined, options)).toBe(checked)
})

test('without a network a submission says so, calls no field wrong, and the next one tries again', async () => {
  const load = vi.fn(async () => checks).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { resolver } = lateResolver(load)
  const refused = await resolver({ email: 'ada@example.com' }, undefined, options)
  expect(Object.keys(refused.errors)).toEqual(['root'])
  expect(currentToast()).toMatchObject({ kind: 'destructive' })
  expect(await resolver({ email: 'ada@example.com' }, undefined, options)).toBe(checked)
})

test('a form that is touched without a network says nothing yet', async () => {
  lateResolver<{ email: string }, unknown, { email: string }>(async () => {
    throw new TypeError('Failed to fetch')
  }).prepare()
  await Promise.resolve()
  expect(currentToast()).toBeUndefined()
})
