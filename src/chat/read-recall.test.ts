import { expect, test } from 'vitest'
import { readRecall } from './read-recall.ts'

const context = { turns: [], today: '2026-11-22', timeZone: 'UTC', hasPartner: false }

test.each([
  ['What did I ask you last month?', { span: { from: '2026-10-01', to: '2026-10-31' } }],
  ['what did I want to know in october', { span: { from: '2026-10-01', to: '2026-10-31' } }],
  ['do you remember what i asked yesterday?', { span: { from: '2026-11-21' } }],
  ['what did you say about my job?', { about: { kind: 'theme', theme: 'work' } }],
  ['remind me what you told me about moving', { about: { kind: 'window', purpose: 'move' } }],
  ['so what did you say about venus', { about: { kind: 'where', point: 'venus' } }],
  ['What did I ask you in February 2028?', { span: { from: '2027-02-01', to: '2027-02-28' } }],
  ['What have we talked about?', {}],
])('"%s" is about the conversation', (message, expected) => {
  expect(readRecall(message, context)).toMatchObject({ kind: 'recall', ...expected })
})

test.each([
  "that's not what i asked",
  'What happens next month?',
  'What should I say to my boss?',
  'you said Thursday',
  'what did my boss say about me',
  'When should I ask for a raise?',
])('"%s" is not', (message) => {
  expect(readRecall(message, context)).toBeUndefined()
})
