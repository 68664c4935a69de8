import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ...[
    'password',
    'Password1',
    'P@ssw0rd!',
    'passw0rd2026',
    '123456',
    '1234567890',
    'qwerty',
    'qwertyuiop',
  ],
  ...[
    'abc123',
    'iloveyou',
    'ILoveYou2',
    'letmein!',
    '111111',
    'abcabcabc',
    'aaaaaa',
    '654321',
    '2468password',
  ],
  ...['Dragon99', 'Scorpio1', 'admin123', 'welcome2026!'],
])('%s is one of the first guesses', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  ...[
    'blue kettle on a hill',
    'tR4ins-at-noon',
    'mypasswordisverylong and odd',
    'jvxqpm',
    'dragonfruit smoothie',
  ],
  ...['93174620', 'correct horse', 'Aries and me in May'],
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
