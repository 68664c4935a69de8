import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** More than any page has. */
const MOST_STOPS = 250

interface Stop {
  name: string
  isRinged: boolean
  /** Whether some of it is on the screen and on top. */
  isSeen: boolean
}

/** Where Tab stops, from the top of the page to its end. */
async function stopsOf(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocus)
    if (!stop) return stops
    stops.push(stop)
    if (stops.length > MOST_STOPS) throw new Error(`The keyboard cannot leave ${stop.name}.`)
  }
}

function readFocus(): Stop | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return
  const { left, top, width, height } = element.getBoundingClientRect()
  const isOnTop = (x: number, y: number) => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (element.contains(found) || found.contains(element))
  }
  const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  function isRinged(style: CSSStyleDeclaration) {
    // A planet of the wheel is ringed by its own circle, and the button inside of a date by the browser.
    if (element instanceof SVGElement) {
      const circle = element.querySelector('circle')
      return circle !== null && getComputedStyle(circle).stroke !== 'rgba(0, 0, 0, 0)'
    }
    if (!element?.matches(':focus-visible'))
      return /^(date|time)$/.test(element?.getAttribute('type') ?? '')
    if (hasOutline(style)) return true
    // The frame around a field that has other controls beside it.
    const frame = element?.parentElement
    return (
      Boolean(frame?.matches(':focus-within')) && hasOutline(getComputedStyle(frame as Element))
    )
  }
  return {
    name: `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`,
    isRinged: isRinged(getComputedStyle(element)),
    isSeen: [0.1, 0.5, 0.9].some((part) => isOnTop(left + width / 2, top + height * part)),
  }
}

/** Focus is always visible (WCAG 2.4.7), nothing that is fixed covers it (2.4.11), and nothing holds it (2.1.2). */
export async function expectVisibleFocus(page: Page, atLeast: number) {
  const stops = await stopsOf(page)
  expect(stops.filter(({ isRinged, isSeen }) => !isRinged || !isSeen)).toEqual([])
  expect(stops.length).toBeGreaterThan(atLeast)
}
