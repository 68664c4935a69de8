import { beforeEach, expect, test, vi } from 'vitest'
import { storageKeys, tabKeys } from '#web/browser-storage.ts'

const fields = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' }

/** The module as a document loads it. */
async function load() {
  vi.resetModules()
  return import('#web/typed-fields.ts')
}
const signIn = (uid: string) => localStorage.setItem(storageKeys.signedIn, uid)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('what was typed comes back after a reload that keeps it, once, and is removed at once', async () => {
  const before = await load()
  before.leaveTyped('natal', fields)
  before.keepTyped()
  expect(sessionStorage.getItem(tabKeys.typed)).toContain('Tampa')

  const after = await load()
  expect(sessionStorage.getItem(tabKeys.typed)).toBeNull()
  expect(after.typedBefore('natal')).toEqual(fields)
  expect(after.typedBefore('synastry')).toBeUndefined()
  after.forgetTyped('natal')
  expect(after.typedBefore('natal')).toBeUndefined()
  expect((await load()).typedBefore('natal')).toBeUndefined()
})

test('a form that was not opened in between survives a second reload', async () => {
  const first = await load()
  first.leaveTyped('natal', fields)
  first.keepTyped()
  const second = await load()
  second.keepTyped()
  expect((await load()).typedBefore('natal')).toEqual(fields)
})

test('a form that was only left is not stored', async () => {
  const { leaveTyped } = await load()
  leaveTyped('natal', fields)
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['a visitor', undefined, 'ada', fields],
  ['the same person', 'ada', 'ada', fields],
  ['somebody else', 'ada', 'grace', undefined],
  ['somebody who has logged out', 'ada', undefined, undefined],
])('what %s typed', async (_who, typist, reader, expected) => {
  if (typist) signIn(typist)
  const before = await load()
  before.leaveTyped('synastry', fields)
  before.keepTyped()
  localStorage.clear()
  if (reader) signIn(reader)
  expect((await load()).typedBefore('synastry')).toEqual(expected)
})

test('what cannot be read counts as nothing', async () => {
  sessionStorage.setItem(tabKeys.typed, '{')
  expect((await load()).typedBefore('natal')).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test('what visitors typed is forgotten, and what a person typed waits for them', async () => {
  const { leaveTyped, typedBefore, forgetTypedByVisitors } = await load()
  leaveTyped('email', 'grace@example.com')
  signIn('ada')
  leaveTyped('natal', fields)
  forgetTypedByVisitors()
  expect(typedBefore('email')).toBeUndefined()
  expect(typedBefore('natal')).toEqual(fields)
  localStorage.clear()
  expect(typedBefore('natal')).toBeUndefined()
})
