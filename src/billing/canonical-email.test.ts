import { expect, test } from 'vitest'
import { toCanonicalEmail } from './canonical-email.ts'

test.each([
  ['a tag', 'ada+2@example.com', 'ada@example.com'],
  ['two tags', 'ada+2+3@example.com', 'ada@example.com'],
  ['an empty tag', 'ada+@example.com', 'ada@example.com'],
  ['upper case and spaces', ' Ada@Example.COM ', 'ada@example.com'],
  ['dots at Gmail', 'a.d.a@gmail.com', 'ada@gmail.com'],
  ['another name of Gmail', 'A.da+x@GoogleMail.com', 'ada@gmail.com'],
  ['another form of a letter', 'adé@example.com', 'adé@example.com'],
  ['wide letters', 'ａｄａ＋２@ｅxample．com', 'ada@example.com'],
  ['a domain in its own letters', 'ada@Bücher.example', 'ada@xn--bcher-kva.example'],
  ['a domain with a dot at its end', 'ada@example.com.', 'ada@example.com'],
])('%s leads to the same mailbox', (_what, address, mailbox) => {
  expect(toCanonicalEmail(address)).toBe(mailbox)
})

test.each([
  ['dots elsewhere', 'a.da@example.com', 'ada@example.com'],
  ['a hyphen', 'ada-2@example.com', 'ada@example.com'],
  ['another provider', 'ada@gmail.com', 'ada@gmx.com'],
  ['a name that begins with a plus', '+1@example.com', '+2@example.com'],
  ['a name of dots and tags at Gmail', '.+1@gmail.com', '.+2@gmail.com'],
  ['a domain that only ends alike', 'a.da@not-gmail.com', 'ada@not-gmail.com'],
])('%s: another mailbox', (_what, one, other) => {
  expect(toCanonicalEmail(one)).not.toBe(toCanonicalEmail(other))
})
