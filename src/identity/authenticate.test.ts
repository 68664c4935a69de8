import { expect, test, vi } from 'vitest'
import { findIdentity } from './authenticate.ts'

test('verifies the token of a request once, for its turn and for its route', async () => {
  const verify = vi.fn(async () => undefined)
  const first = new Headers({ authorization: 'Bearer one' })
  const second = new Headers({ authorization: 'Bearer one' })
  for (const headers of [first, first, second]) await findIdentity({ verify }, headers)
  expect(verify).toHaveBeenCalledTimes(2)
})
