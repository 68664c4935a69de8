import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollBack } from './scroll-back.ts'

const scrollTo = vi.fn()
let grow = (_height: number) => {}

beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('innerHeight', 800)
  class Observer {
    constructor(onChange: () => void) {
      grow = (height) => {
        const page = document.documentElement
        Object.defineProperty(page, 'scrollHeight', { value: height, configurable: true })
        onChange()
      }
    }
    observe() {}
    disconnect() {
      grow = () => {}
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  history.replaceState({ key: 'entry' }, '')
  sessionStorage.setItem('react-router-scroll-positions', '{"entry":1500}')
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a reloaded page is scrolled to where it was once it is long enough, and no more after that', () => {
  scrollBack()
  grow(2200)
  expect(scrollTo).not.toHaveBeenCalled()
  grow(2300)
  grow(5000)
  expect(scrollTo.mock.calls).toEqual([[0, 1500]])
})

test('a page that somebody has begun to use stays where they are', () => {
  scrollBack()
  fireEvent.wheel(window)
  grow(5000)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('another page stays at its top', () => {
  scrollBack()
  history.replaceState({ key: 'next' }, '')
  grow(5000)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('an entry that is new to the tab is not scrolled', () => {
  history.replaceState({ key: 'new' }, '')
  scrollBack()
  grow(5000)
  expect(scrollTo).not.toHaveBeenCalled()
})
