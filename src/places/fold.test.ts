import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'

describe('a folded name', () => {
  test.each([
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Tromsø', 'tromso'],
    ['Weißenfels', 'weissenfels'],
    ['Þorlákshöfn', 'thorlakshofn'],
    ['İstanbul', 'istanbul'],
    ['Diyarbakır', 'diyarbakir'],
    ['Nuku‘alofa', 'nukualofa'],
    ["Xi'an", 'xian'],
    ['Saint-Étienne', 'saint etienne'],
    ['Washington, D.C.', 'washington dc'],
    ['U.S.A.', 'usa'],
    ['St. Louis', 'st louis'],
    ['St.Louis', 'st louis'],
    ['Йошкар-Ола', 'иошкар ола'],
    ['Αθήνα', 'αθηνα'],
    ['ガーナ', 'ガーナ'],
    ['パリ', 'パリ'],
    ['दिल्ली', 'दिल्ली'],
    ['서울', '서울'],
    ['تهران', 'تهران'],
    ['کراچی', 'كراچي'],
    ['  New   York ', 'new york'],
    ['!?', ''],
  ])('%s folds to "%s"', (name, folded) => expect(fold(name)).toBe(folded))

  test('stays the same when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)),
    )
  })
})
