import { describe, expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const cell = (value: string | number | null) => toCsv([[value]]).slice(1, -2)

describe('a CSV cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+44', "'+44"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
  ])('is no formula: %j', (text, written) => {
    expect(cell(text)).toBe(written)
  })

  test('keeps a negative number', () => {
    expect(cell(-1.5)).toBe('-1.5')
  })

  test('quotes commas, quotes and line breaks', () => {
    expect(cell('a, "b"\nc')).toBe('"a, ""b""\nc"')
  })

  test('is empty without a value', () => {
    expect(cell(null)).toBe('')
  })
})

test('a CSV begins with a byte order mark and ends each row', () => {
  expect(
    toCsv([
      ['Date', 'Calls'],
      ['2026-11-22', 3],
    ]),
  ).toBe('\uFEFFDate,Calls\r\n2026-11-22,3\r\n')
})
