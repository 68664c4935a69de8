import { expect, test } from 'vitest'
import { isAllowed, refusedPackages } from './licenses.mjs'

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only OR (ISC AND BSD-3-Clause)', true],
  ['MIT AND GPL-3.0-only', false],
  ['(AGPL-3.0-or-later OR LGPL-3.0-or-later)', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['MIT ISC', false],
  ['', false],
])('a package under %s is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed)
})

test('names each package whose license is refused or missing', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/bad': { version: '2.0.0', license: 'AGPL-3.0' },
    'node_modules/silent': { version: '3.0.0' },
  }
  expect(refusedPackages({ packages })).toEqual([
    'node_modules/bad 2.0.0: AGPL-3.0',
    'node_modules/silent 3.0.0: no license',
  ])
})
