import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { expect, test } from 'vitest'
import { toMarkdown } from './markdown.ts'

const paragraph = (text: string) => ({ sentences: [{ text, facts: ['any'] }] })

// Somebody may be called so, and stand at the start of a paragraph.
test.each([
  ['- one', '- one'],
  ['+ one', '+ one'],
  ['1. one', '1. one'],
  ['12) one', '12) one'],
  ['# one', '# one'],
  ['---', '---'],
  ['*one* _two_ `three` ~four~', '*one* _two_ `three` ~four~'],
  ['[one](two) ![three](four)', '[one](two) ![three](four)'],
  ['one\\two', 'one\\two'],
  ['<b>one</b>', '&lt;b&gt;one&lt;/b&gt;'],
  ['> one | two', '&gt; one | two'],
  ['&lt; & &#35;', '&amp;lt; &amp; &amp;#35;'],
])('%s is text and no mark', (text, shown) => {
  const written = {
    opening: [paragraph(text)],
    sections: [{ title: text, paragraphs: [paragraph(`Here is ${text}`)] }],
  }
  const html = renderToStaticMarkup(createElement(Markdown, null, toMarkdown(written)))
  expect(html.replaceAll('\n', '')).toBe(`<p>${shown}</p><h2>${shown}</h2><p>Here is ${shown}</p>`)
})
