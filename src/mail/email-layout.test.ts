import { expect, test } from 'vitest'
import { renderEmail } from './email-layout.ts'

const content = {
  subject: 'A subject',
  preview: 'What is in it',
  heading: 'Is <this> "yours"?',
  paragraphs: ['One & two.'],
  action: { label: 'Press', url: "https://cosmic.example/x?a=1&b='2'" },
  code: '123456',
  notes: ['It holds for 10 minutes.'],
}

test('HTML and text both contain the whole content', () => {
  const { html, text } = renderEmail('ada@example.com', content)
  for (const form of [html, text])
    for (const said of ['Press', '123456', 'It holds for 10 minutes.', 'Cosmic Path'])
      expect(form).toContain(said)
  expect(text).toContain(content.action.url)
  expect(text).toContain(content.heading)
})

test('addresses of links stand in the plain text, and behind their labels in HTML', () => {
  const url = `https://cosmic.example/cancel?token=${'x'.repeat(160)}`
  const note = { text: 'To cancel:', label: 'Cancel my subscription', url }
  const { html, text } = renderEmail('ada@example.com', { ...content, notes: [note] })
  expect(text).toContain(`To cancel:\nCancel my subscription: ${url}`)
  expect(html).toContain(`href="${url}"`)
  expect(html.replace(/<[^>]*>/g, '')).not.toContain('http')
})

test('content is escaped', () => {
  const { html } = renderEmail('ada@example.com', content)
  expect(html).toContain('Is &lt;this&gt; &quot;yours&quot;?')
  expect(html).toContain('One &amp; two.')
  expect(html).toContain('href="https://cosmic.example/x?a=1&amp;b=&#39;2&#39;"')
})

test('an email loads no remote content', () => {
  const { html } = renderEmail('ada@example.com', content)
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/)
})

test('an email supports dark mode', () => {
  const { html } = renderEmail('ada@example.com', content)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})
