import { expect, test } from 'vitest'
import { canFollow } from './can-follow.ts'

test.each([
  ['One rude remark is easier to get over than the state of civilization.', true],
  [
    'If you notice that you have offered food twice, it might be a good moment to let them ask.',
    true,
  ],
  ["They're likely to want what you'd do, in a sentence.", false],
  ['It probably started with something small.', false],
  ["The other person is busy, and you won't find that one by looking.", false],
  ['So you go in with forty pages.', false],
  ['Nobody could do anything about that, and you know.', false],
])('%s after a task: %s', (says, can) => {
  expect(canFollow(says)).toBe(can)
})
