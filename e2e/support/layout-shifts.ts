import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Move {
  value: number
  parts: string[]
}

/** Not among TypeScript's types of the DOM. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** What moved on the page since it opened, and how far by the measure of browsers. */
export const movesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Move[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().map(describe))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve([]), 300)

        function describe(entry: PerformanceEntry): Move {
          const { value, sources } = entry as LayoutShift
          const parts = sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.textContent?.slice(0, 80)}: from ${previousRect.y} to ${currentRect.y}`,
          )
          return { value, parts }
        }
      }),
  )

/** Nothing that a reader would notice. */
export function expectNoMove(moves: Move[], path: string) {
  const sum = moves.reduce((so, { value }) => so + value, 0)
  expect(sum < 0.01 ? [] : moves, path).toEqual([])
}
