import { addDays, addMonths, monthOf, sameDayIn, weekdayOf } from './month.ts'

/**
 * Keyboard navigation in a grid of dates, as in the W3C ARIA Authoring Practices.
 * @returns undefined for any other key
 */
export function dateAfterKey(date: string, key: string, withShift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, 6 - weekdayOf(date))
    case 'PageUp':
      return sameDayIn(date, addMonths(monthOf(date), withShift ? -12 : -1))
    case 'PageDown':
      return sameDayIn(date, addMonths(monthOf(date), withShift ? 12 : 1))
    // The day is selected as soon as it is reached; Space would scroll the page.
    case ' ':
    case 'Enter':
      return date
    default:
      return undefined
  }
}
