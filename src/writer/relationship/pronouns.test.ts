import { expect, test } from 'vitest'
import { withFewerNames, withPronouns } from './pronouns.ts'

test.each([
  [
    "Your Sun is in Gemini and {partner}'s is in Virgo.",
    'Your Sun is in Gemini and theirs is in Virgo.',
  ],
  ["You rely on {partner}'s instinct.", 'You rely on their instinct.'],
  [
    "You follow a hunch of {partner}'s where others want reasons.",
    'You follow a hunch of theirs where others want reasons.',
  ],
  ["You feel the pull of {partner}'s good graces.", 'You feel the pull of their good graces.'],
  ["{partner}'s Moon is in Leo.", 'Their Moon is in Leo.'],
  ["Your bad day shows, and {partner}'s may not.", 'Your bad day shows, and theirs may not.'],
  ['You say it to {partner}.', 'You say it to them.'],
  ['{partner} wants a yes.', '{partner} wants a yes.'],
])('%s', (text, short) => {
  expect(withPronouns(text)).toBe(short)
})

test('a scene says the name first, and again where "they" could mean other people', () => {
  const said = (text: string) => ({ text, facts: ['fact'], wording: 'line/1' })
  const texts = (paragraphs: string[][]) =>
    withFewerNames(paragraphs.map((one) => one.map(said))).map((one) => one.map(({ text }) => text))
  expect(
    texts([
      ["You like {partner}'s work.", 'You tell {partner} so.'],
      ["You rely on {partner}'s instinct.", "Friends ask about {partner}'s plans."],
    ]),
  ).toEqual([
    ["You like {partner}'s work.", 'You tell {partner} so.'],
    ['You rely on their instinct.', "Friends ask about {partner}'s plans."],
  ])
})
