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
    await wait(4_900)
    expect(screen.queryByText('Gone soon')).not.toBeNull()
    await wait(200)
    expect(screen.queryByText('Gone soon')).toBeNull()
  })

  test('wait while the pointer is over them', async () => {
    render(<Toaster />)
    act(() => showToast({ title: 'Read me' }))
    fireEvent.pointerMove(screen.getByRole('region'))
    await wait(10_000)
    expect(screen.queryByText('Read me')).not.toBeNull()
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
