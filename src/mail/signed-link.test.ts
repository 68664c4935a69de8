import { expect, test } from 'vitest'
import { readSignedToken, signedLink } from './signed-link.ts'

const deps = { secret: 'a secret of this server', publicUrl: 'https://cosmic.example' }
const named = { purpose: 'leave', parts: ['ada', 'list-1'] }
const link = new URL(signedLink(deps, '/leave', named))
const token = link.searchParams.get('token') ?? ''

test('a link leads to its page, and names what it was signed for', () => {
  expect(`${link.origin}${link.pathname}`).toBe('https://cosmic.example/leave')
  expect(readSignedToken(deps, 'leave', token)).toEqual(['ada', 'list-1'])
})

test.each([
  ['another person', token.replace('ada', 'grace')],
  ['another list', token.replace('list-1', 'list-2')],
  ['fewer parts', token.replace('ada.', '')],
  ['one more part', token.replace('ada.', 'ada.ada.')],
  ['a cut signature', token.slice(0, -1)],
  ['no signature', 'ada.list-1.'],
  ['nothing', ''],
])('the signature does not hold for %s', (_, forged) => {
  expect(readSignedToken(deps, 'leave', forged)).toBeUndefined()
})

test('the signature does not hold for another purpose or secret', () => {
  expect(readSignedToken(deps, 'join', token)).toBeUndefined()
  expect(readSignedToken({ secret: 'another' }, 'leave', token)).toBeUndefined()
})
