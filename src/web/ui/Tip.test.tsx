import { act, fireEvent, render, screen } from '@testing-library/react'
import { Tooltip } from 'radix-ui'
import { beforeEach, expect, test, vi } from 'vitest'
import { timings } from '#contract/timings.ts'
import '#web/testing/render-page.tsx'
import { Tip } from './Tip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  render(
    <Tooltip.Provider delayDuration={timings.tooltipOpen} skipDelayDuration={timings.tooltipSkip}>
      <Tip text="What it does">
        <button type="button">Press</button>
      </Tip>
    </Tooltip.Provider>,
  )
})

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const tip = () => screen.queryByRole('tooltip')

test('[9.12] a tooltip opens after 700 ms under the pointer', async () => {
  fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' })
  await wait(699)
  expect(tip()).toBeNull()
  await wait(1)
  expect(tip()?.textContent).toBe('What it does')
})

test('[9.12] opens at once for the keyboard, and Escape closes it', async () => {
  fireEvent.focus(screen.getByRole('button'))
  await wait(1)
  expect(tip()).not.toBeNull()
  fireEvent.keyDown(document, { key: 'Escape' })
  await wait(1)
  expect(tip()).toBeNull()
})
