import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DAY } from '#durations.ts'
import { MoonSky } from './MoonSky.tsx'

test('no star and no line of a constellation is cut at an edge, wherever the Moon is', () => {
  const start = Date.parse('2026-12-01T00:00:00Z')
  const drawn = Array.from({ length: 28 }, (_, day) => {
    const { container, unmount } = render(<MoonSky at={start + day * DAY} />)
    const lines = [...container.querySelectorAll('line')]
    const numbers = (name: string) => lines.map((line) => Number(line.getAttribute(name)))
    unmount()
    return { x: [...numbers('x1'), ...numbers('x2')], y: [...numbers('y1'), ...numbers('y2')] }
  })
  const [x, y] = [drawn.flatMap((one) => one.x), drawn.flatMap((one) => one.y)]
  expect(x.length).toBeGreaterThan(40)
  expect([Math.min(...x) > 0, Math.max(...x) < 720]).toEqual([true, true])
  expect([Math.min(...y) > 0, Math.max(...y) < 150]).toEqual([true, true])
})
