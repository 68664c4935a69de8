import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatFact, TimePicture } from '#contract/chat.ts'
import { TimeLine } from './TimeLine.tsx'

const picture: TimePicture = {
  from: '2026-12-01',
  to: '2026-12-31',
  today: '2026-12-01',
  spans: [
    { from: '2026-12-23', to: '2026-12-24', quality: 'good', label: 'Venus trine your Sun' },
    { from: '2026-12-28', to: '2026-12-28', quality: 'avoid', label: '' },
  ],
  pins: [
    { date: '2026-12-09', factId: 'venus', quality: 'easy', isChosen: true },
    { date: '2026-12-09', factId: 'jupiter', quality: 'easy', isChosen: false },
    { date: '2026-12-23', factId: 'not in the answer', quality: 'easy', isChosen: false },
    { date: '2026-12-28', factId: 'nor this one', quality: 'hard', isChosen: false },
  ],
}
const facts: ChatFact[] = [
  { id: 'venus', label: 'Venus trine your Moon', points: [] },
  { id: 'jupiter', label: 'Jupiter sextile your Mars', points: [] },
]

/** The lines of the pins, in the order in which they are painted. */
const pinsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('span.h-10')].map(({ className }) =>
    className.includes('bg-gold') ? 'gold' : 'other',
  )

test.each([undefined, 'venus', 'jupiter'])(
  'paints the chosen pin last, so that no other of its date covers it (%s)',
  (chosen) => {
    const { container } = render(<TimeLine picture={picture} facts={facts} chosen={chosen} />)
    expect(pinsOf(container)).toEqual(['other', 'other', 'other', 'gold'])
  },
)

test('in words, a pin is named by its fact or by its span, and left out without either', () => {
  const { container } = render(<TimeLine picture={picture} facts={facts} chosen={undefined} />)
  const words = container.querySelector('figcaption')?.textContent
  expect(words).toContain('Wednesday, December 9: Venus trine your Moon.')
  expect(words).toContain('Wednesday, December 23: Venus trine your Sun.')
  expect(words).toContain('To avoid: Monday, December 28.')
  expect(words).not.toContain('Monday, December 28:')
})
