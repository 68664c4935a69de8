import { type RenderResult, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

const clock = vi.spyOn(performance, 'now')
let Skeleton: typeof import('./Skeleton.tsx')['Skeleton']

beforeEach(async () => {
  vi.resetModules()
  ;({ Skeleton } = await import('./Skeleton.tsx'))
  clock.mockReturnValue(1000)
})

const lineOf = ({ container }: RenderResult) => container.firstElementChild as HTMLElement

/** One whose wait of a moment is over, or not yet. */
function show(isSeen: boolean) {
  HTMLElement.prototype.checkVisibility = () => isSeen
  const view = render(<Skeleton key="first" />)
  return { ...view, isLate: () => lineOf(view).style.animationDelay === '' }
}

test('the first one waits a moment', () => {
  expect(show(true).isLate()).toBe(true)
})

test('one that takes the place of one that was seen does not wait', () => {
  const { rerender, isLate } = show(true)
  rerender(<Skeleton key="second" />)
  expect(isLate()).toBe(false)
})

test('one that takes the place of one that was not seen yet waits', () => {
  const { rerender, isLate } = show(false)
  rerender(<Skeleton key="second" />)
  expect(isLate()).toBe(true)
})

test('one that comes later waits', () => {
  const { rerender, isLate } = show(true)
  rerender(<p>Loaded</p>)
  clock.mockReturnValue(1200)
  rerender(<Skeleton key="second" />)
  expect(isLate()).toBe(true)
})
