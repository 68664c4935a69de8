import { expect, test } from 'vitest'
import { cancelLink, readCancelToken } from './cancel-link.ts'

const deps = { secret: 'a secret of this server', publicUrl: 'https://cosmic.example' }
const claim = { userId: 'ada', subscriptionId: 'sub_1' }
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

test('the signature of a cancel link is valid only for its user and its subscription', () => {
  const token = tokenOf(cancelLink(deps, claim))
  expect(readCancelToken(deps, token)).toEqual(claim)
  expect(readCancelToken(deps, token.replace('sub_1', 'sub_2'))).toBeUndefined()
  expect(readCancelToken(deps, token.replace('ada', 'grace'))).toBeUndefined()
  expect(readCancelToken({ ...deps, secret: 'another' }, token)).toBeUndefined()
})
