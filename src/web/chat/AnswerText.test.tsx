import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import MarkdownText from '#web/written-text/MarkdownText.tsx'
import { isPlain } from '#web/written-text/plain-blocks.ts'
import { AnswerText } from './AnswerText.tsx'

const plain = [
  'Two days stand out, \\*both\\* near March 5.',
  '- March 5: the Moon in your third house.\n- March 9: Venus \\[exact\\].',
  '1\\. is not the first of a list.',
].join('\n\n')

/** What takes room: the blocks with their words. */
const blocksOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.reading-text, p, ul, li')].map(
    ({ tagName, textContent }) => `${tagName} ${textContent?.replaceAll(/\s*\n\s*/g, '')}`,
  )

test('an answer of paragraphs and lists looks as it does when Markdown is rendered, and is not rendered', () => {
  expect(isPlain(plain)).toBe(true)
  const { container } = render(<AnswerText>{plain}</AnswerText>)
  const rendered = render(<MarkdownText markdown={plain} />)
  expect(container.querySelectorAll('li')).toHaveLength(2)
  expect(blocksOf(container)).toEqual(blocksOf(rendered.container))
})

test('the words of an answer with marks stand where they will stand once Markdown is rendered', async () => {
  const { container } = render(<AnswerText>{`${plain}\n\nBoth are **good** days.`}</AnswerText>)
  expect(container.querySelector('strong')).toBeNull()
  const before = blocksOf(container)
  await waitFor(() => expect(container.querySelector('strong')?.textContent).toBe('good'), {
    timeout: 10_000,
  })
  expect(blocksOf(container)).toEqual(before)
})
