import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '#web/testing/render-page.tsx'
import { LateToaster } from './LateToaster.tsx'
import * as toaster from './Toaster.tsx'
import { showToast } from './toasts.ts'

test('the place of toasts is loaded with the first press', () => {
  const load = vi.fn(async () => toaster)
  render(<LateToaster load={load} />)
  expect(load).not.toHaveBeenCalled()
  fireEvent.pointerDown(document.body)
  fireEvent.pointerDown(document.body)
  expect(load).toHaveBeenCalledOnce()
})

test('[9.12] a toast whose code cannot be loaded is shown plainly, the next one with its button', async () => {
  const load = vi.fn(async () => toaster)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  render(<LateToaster load={load} />)
  await act(async () => showToast({ title: 'No network', text: 'Please try again.' }))
  expect(screen.getByRole('alert').textContent).toBe('No networkPlease try again.')
  await act(async () => showToast({ title: 'Saved' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Saved')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
})

test('a plain toast leaves after the same time', async () => {
  vi.useFakeTimers()
  render(<LateToaster load={() => Promise.reject(new TypeError('Failed to fetch'))} />)
  await act(async () => showToast({ title: 'No network' }))
  await act(() => vi.advanceTimersByTimeAsync(4_999))
  expect(screen.queryByRole('alert')).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByRole('alert')).toBeNull()
})
