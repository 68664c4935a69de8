import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '#web/testing/render-page.tsx'
import { Tip } from './Tip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <Tip text="What it does">
        <button type="button">Press</button>
      </Tip>
      <Tip text="What that does">
        <button type="button">Hold</button>
      </Tip>
    </>,
  )
})

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const tip = () => screen.queryByRole('tooltip')
const button = (name: string) => screen.getByRole('button', { name })
const enter = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' })
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' })

test('[9.12] a tooltip opens after 700 ms under the pointer', async () => {
  enter('Press')
  await wait(699)
  expect(tip()).toBeNull()
  await wait(1)
  expect(tip()?.textContent).toBe('What it does')
})

test.each([
  [299, 'at once'],
  [301, 'after 700 ms again'],
])('[9.12] %i ms after one, the next opens %s', async (between, when) => {
  enter('Press')
  await wait(700)
  leave('Press')
  fireEvent.keyDown(document, { key: 'Escape' })
  await wait(between)
  enter('Hold')
  await wait(0)
  expect(tip()?.textContent).toBe(when === 'at once' ? 'What that does' : undefined)
  await wait(700)
  expect(tip()?.textContent).toBe('What that does')
})

test('[9.12] opens at once for the keyboard, and Escape closes it', async () => {
  fireEvent.focus(button('Press'))
  await wait(1)
  expect(tip()).not.toBeNull()
  fireEvent.keyDown(document, { key: 'Escape' })
  await wait(1)
  expect(tip()).toBeNull()
})
