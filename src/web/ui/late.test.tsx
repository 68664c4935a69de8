import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import '#web/testing/render-page.tsx'
import { late } from './late.tsx'

const Portrait = ({ name }: { name: string }) => <p>Portrait of {name}</p>
const waiting = <p>Loading…</p>

afterEach(() => vi.useRealTimers())

test('a late component stands there as soon as its code does, without the 300 ms of Suspense', async () => {
  vi.useFakeTimers()
  const code = Promise.withResolvers<typeof Portrait>()
  const Late = late(() => code.promise)
  render(<Late name="Ada" fallback={waiting} />)
  expect(screen.getByText('Loading…')).toBeDefined()
  // No timer runs meanwhile.
  await act(async () => code.resolve(Portrait))
  expect(screen.getByText('Portrait of Ada')).toBeDefined()
  expect(screen.queryByText('Loading…')).toBeNull()
})

test('a late component whose code came before is shown at once', async () => {
  const load = vi.fn(async () => Portrait)
  const Late = late(load)
  await Late.load()
  expect(Late.isLoaded()).toBe(true)
  render(<Late name="Ada" fallback={waiting} />)
  expect(screen.getByText('Portrait of Ada')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

test('the error boundary hears that the code of a late component could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const Late = late<{ name: string }>(() => Promise.reject(failure))
  await act(async () =>
    render(
      <Boundary>
        <Late name="Ada" />
      </Boundary>,
    ),
  )
  expect(screen.getByRole('alert').textContent).toBe(failure.message)
})

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    const { error } = this.state
    return error ? <p role="alert">{error.message}</p> : this.props.children
  }
}
