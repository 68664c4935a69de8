import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { currentToast } from '#web/ui/toasts.ts'
import { useLatePopup } from './use-late-popup.ts'

test('a menu or dialog whose code cannot be loaded says so, and the next press tries again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({})
  function Late() {
    const { isLoaded, button } = useLatePopup(load)
    return isLoaded ? <p>open</p> : <button type="button" {...button} />
  }
  render(<Late />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(currentToast()?.title).toBe(messages.general.unreachable)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(screen.getByText('open')).toBeDefined()
})
