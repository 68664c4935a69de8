import { expect, test } from 'vitest'
import { unwantedWord } from './unwanted-words.ts'

test.each([
  ['An accident is possible.', 'accident'],
  ['Someone dies.', 'dies'],
  ['This may end in divorce.', 'divorce'],
  ['Beware of the weekend.', 'Beware'],
  ['The stars align for you.', 'stars align'],
  ['You navigate the week.', 'navigate'],
  ['What a day!', '!'],
  ['You fear cancer.', 'cancer'],
])('%s is rejected for "%s"', (sentence, word) => {
  expect(unwantedWord(sentence)).toBe(word)
})

test('plain sentences and the sign Cancer pass', () => {
  expect(unwantedWord('Your Moon in Cancer keeps the house keys.')).toBeUndefined()
})
