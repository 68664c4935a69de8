import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { messages } from '../../src/contract/messages.ts'
import { inlineIn } from './inline-messages.ts'

const IMPORT = "import { messages } from '#contract/messages.ts'\n"

/** What a module exports as `shown`, without its import. */
function shownBy(code: string): unknown {
  const text = inlineIn(IMPORT + code, parseSync('module.js', IMPORT + code).program)
  const body = text.replaceAll(/^import .*$/gm, '').replace('export const shown', 'const shown')
  return new Function(`${body}\nreturn shown`)()
}

test.each([
  ['a message', 'export const shown = messages.general.tryAgain', messages.general.tryAgain],
  [
    'a method of a message',
    "export const shown = messages.general.tryAgain.replace('Try', 'Say')",
    'Say Again',
  ],
  [
    'a destructured message',
    'const { general: { tryAgain } } = messages; export const shown = tryAgain',
    messages.general.tryAgain,
  ],
  [
    'one of a chosen group',
    "const which = 'monthly'; export const shown = messages.plans[which].name",
    'Monthly',
  ],
  [
    'a message with a value',
    "const texts = messages.general; export const shown = texts.reference('7')",
    messages.general.reference('7'),
  ],
])('%s keeps its text', (_, code, text) => {
  expect(shownBy(code)).toBe(text)
})

test('a module gets what it reads and nothing else', () => {
  const code = `
    const { billing } = messages
    const { checkout } = billing
    const shown = { checkout: checkout.heading }
    export { shown }`
  const text = inlineIn(IMPORT + code, parseSync('module.js', IMPORT + code).program)
  const { heading } = messages.billing.checkout
  expect(text).toContain(
    `billing } = (${'{ "billing": { "checkout": { "heading": '}"${heading}" } } })`,
  )
})

test('another thing of the same name stays', () => {
  const code = 'export const last = (messages) => messages.at(-1)'
  expect(inlineIn(code, parseSync('module.js', code).program)).toBe(code)
})
