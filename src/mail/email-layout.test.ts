import { expect, test } from 'vitest'
import { renderLetter } from './email-layout.ts'

const letter = {
  subject: 'A subject',
  preview: 'What is in it',
  heading: 'Is <this> "yours"?',
  paragraphs: ['One & two.'],
  action: { label: 'Press', url: "https://cosmic.example/x?a=1&b='2'" },
  code: '123456',
  notes: ['It holds for 10 minutes.'],
}

test('everything that a letter says is in both of its forms', () => {
  const { html, text } = renderLetter('ada@example.com', letter)
  for (const form of [html, text])
    for (const said of ['Press', '123456', 'It holds for 10 minutes.', 'Cosmic Path'])
      expect(form).toContain(said)
  expect(text).toContain(letter.action.url)
  expect(text).toContain(letter.heading)
})

test('nothing that a letter says becomes markup', () => {
  const { html } = renderLetter('ada@example.com', letter)
  expect(html).toContain('Is &lt;this&gt; &quot;yours&quot;?')
  expect(html).toContain('One &amp; two.')
  expect(html).toContain('href="https://cosmic.example/x?a=1&amp;b=&#39;2&#39;"')
})

test('a letter asks the mail program for nothing from elsewhere', () => {
  const { html } = renderLetter('ada@example.com', letter)
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/)
})

test('a letter can be read by day and by night', () => {
  const { html } = renderLetter('ada@example.com', letter)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})
