import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import '#web/testing/render-page.tsx'
import Toaster from './Toaster.tsx'
import { showToast } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('[9.12] toasts', () => {
  test('come one at a time: the new one replaces the old', () => {
    render(<Toaster />)
    act(() => showToast({ title: 'One' }))
    act(() => showToast({ title: 'Two', text: 'of two' }))
    expect(screen.queryByText('One')).toBeNull()
    expect(screen.getByText('Two')).toBeDefined()
  })

  test('stay five seconds', async () => {
    render(<Toaster />)
    act(() => showToast({ title: 'Gone soon' }))
    await wait(4_999)
    expect(screen.queryByText('Gone soon')).not.toBeNull()
    await wait(1)
    expect(screen.queryByText('Gone soon')).toBeNull()
  })

  test.each([
    [51, 'right', true],
    [49, 'right', false],
    [80, 'left', false],
  ])('swiped %ipx to the %s are dismissed: %s', async (pixels, way, isDismissed) => {
    const clientX = way === 'right' ? pixels : -pixels
    // jsdom knows no captured pointers.
    Object.assign(Element.prototype, { setPointerCapture() {}, hasPointerCapture: () => false })
    render(<Toaster />)
    act(() => showToast({ title: 'Swipe me' }))
    const toast = screen.getByText('Swipe me')
    const pointer = { pointerType: 'touch', button: 0, clientY: 0 }
    fireEvent.pointerDown(toast, { ...pointer, clientX: 0 })
    for (const part of [0.5, 1])
      fireEvent.pointerMove(toast, { ...pointer, clientX: part * clientX })
    fireEvent.pointerUp(toast, { ...pointer, clientX })
    await wait(10)
    expect(screen.queryByText('Swipe me') === null).toBe(isDismissed)
  })

  test('are 420px wide at most from medium screens on', () => {
    render(<Toaster />)
    act(() => showToast({ title: 'Narrow' }))
    expect(screen.getByRole('region').querySelector('ol')?.className).toContain('md:max-w-[420px]')
  })

  test('wait while the pointer is over them', async () => {
    render(<Toaster />)
    act(() => showToast({ title: 'Read me' }))
    fireEvent.pointerMove(screen.getByRole('region'))
    await wait(10_000)
    expect(screen.queryByText('Read me')).not.toBeNull()
  })

  test('leave to a field what is read out with it', async () => {
    render(<Toaster />)
    act(() =>
      showToast({ title: 'Too short', text: 'Six characters.', ofFields: ['Six characters.'] }),
    )
    await wait(100)
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced.join()).toContain('Too short')
    expect(announced.join()).not.toContain('Six characters.')
  })

  test('can be closed', async () => {
    render(<Toaster />)
    act(() => showToast({ title: 'Enough' }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await wait(10)
    expect(screen.queryByText('Enough')).toBeNull()
  })

  test('are reached with F8', () => {
    render(<Toaster />)
    act(() => showToast({ title: 'Here' }))
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true)
  })
})
