import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnswerText } from './AnswerText.tsx'

const answer = [
  'Two days stand out, \\*both\\* near March 5.',
  '- March 5: the Moon in your third house.\n- March 9: Venus \\[exact\\].',
  '1\\. is not the first of a list.',
].join('\n\n')

/** What takes room: the blocks with their words. */
const blocksOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.reading-text, p, ul, li')].map(
    ({ tagName, textContent }) => `${tagName} ${textContent?.replaceAll(/\s*\n\s*/g, '')}`,
  )

test('the words of an answer stand where they will stand once Markdown is rendered', async () => {
  const { container } = render(<AnswerText>{answer}</AnswerText>)
  const plain = container.innerHTML
  const before = blocksOf(container)
  await waitFor(() => expect(container.innerHTML).not.toBe(plain), { timeout: 10_000 })
  expect(container.querySelectorAll('li')).toHaveLength(2)
  expect(blocksOf(container)).toEqual(before)
})
