import fc from 'fast-check'

/** A link that HTML must never repeat unescaped. */
export const SCRIPT = '"><script>alert(1)</script>'

/** Strings that have broken programs. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00x',
  '\ufeff',
  '\u202egnp.exe',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'ﷺ',
  'İıſßǆ',
  '\r\nset-cookie: a=b',
  "'; drop table users; --",
  '{{7*7}}<%= 7*7 %>#{7*7}',
  SCRIPT,
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '٣',
  '9999-12-31',
  '0000-00-00',
  '2024-02-30',
  '-271821-04-20',
  '+275760-09-13T00:00:00.001Z',
  '24:00',
  '25:61:99',
  'f3b1ff9c-7d16-4e5a-9f2a-0b6c3e1d2a77',
  'a@b.c',
  'x'.repeat(5000),
  '🪐'.repeat(3000),
  'e\u0301'.repeat(2000),
]

const oddNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e21,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  Number.MAX_VALUE,
]

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
)

const oddKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toJSON',
  '',
  '\0',
  '0',
  'id',
  'length',
)

/** Any JSON value. Keys of prototypes become own keys, as `JSON.parse` makes them. */
export const oddValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    oddText,
    fc.constantFrom<unknown>(null, true, false, [], {}, ...oddNumbers),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(oddKey, tie('value')), { maxLength: 3 }).map(fromEntries),
  ),
})).value

/** An object whose `__proto__` is a key like any other. */
function fromEntries(entries: [string, unknown][]): object {
  const object = Object.create(null)
  for (const [key, value] of entries)
    Object.defineProperty(object, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return object
}
