import { expect, test } from 'vitest'
import { labelWithPartnerName, withoutPartnerName, withPartnerName } from './partner-name.ts'

test.each([
  [undefined, 'Your partner waits, and your partner’s key is with you.'],
  ['x {partner}', 'x {partner} waits, and x {partner}’s key is with you.'],
  ['Ada', 'Ada waits, and Ada’s key is with you.'],
  ['{partner} $& 🌙', '{partner} $& 🌙 waits, and {partner} $& 🌙’s key is with you.'],
])('a partner called %s stands in the sentence', (name, sentence) => {
  expect(withPartnerName('{partner} waits, and {partner}’s key is with you.', name)).toBe(sentence)
})

test('inserts the name into titles and paragraphs, and keeps the facts and what is advice', () => {
  const sentence = { text: 'Ask {partner}.', facts: ['overlay:partner.venus:7'] }
  const text = {
    opening: [{ sentences: [sentence] }],
    sections: [
      { title: '{partner} at the door', paragraphs: [{ sentences: [sentence], isAdvice: true }] },
    ],
  }
  expect(withPartnerName(text, undefined)).toEqual({
    opening: [{ sentences: [{ ...sentence, text: 'Ask your partner.' }] }],
    sections: [
      {
        title: 'Your partner at the door',
        paragraphs: [{ sentences: [{ ...sentence, text: 'Ask your partner.' }], isAdvice: true }],
      },
    ],
  })
})

test('begins a second sentence with a capital', () => {
  const text = 'You wait. {partner} comes (your Moon trine {partner}’s Sun).'
  expect(withPartnerName(text, undefined)).toBe(
    'You wait. Your partner comes (your Moon trine your partner’s Sun).',
  )
})

test.each([undefined, 'Ada', 'Al', 'Ana-Lucía (A.)', '$& 🌙', '{partner}'])(
  'turns the name %s back, and no part of another word',
  (name) => {
    const asWritten =
      'Always, Adam: {partner} waits. {partner}’s key (your Moon on {partner}’s Sun).'
    const printed = withPartnerName(asWritten, name)
    expect(withoutPartnerName(printed, name)).toBe(asWritten)
  },
)

test.each([
  ['Ada', "Your Sun trine Ada's Moon", "Ada's Moon in Leo"],
  [undefined, "Your Sun trine your partner's Moon", "Your partner's Moon in Leo"],
])('names %s in the labels of facts', (name, contact, placement) => {
  expect(labelWithPartnerName("Your Sun trine your partner's Moon", name)).toBe(contact)
  expect(labelWithPartnerName("Your partner's Moon in Leo", name)).toBe(placement)
})
