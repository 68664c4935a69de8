/** `2:30 p.m.` instead of `2:30 PM`, as in our texts: what a format that shows hours says. */
export function formatWithTime(format: Intl.DateTimeFormat, instant: Date): string {
  return format
    .formatToParts(instant)
    .map(({ type, value }) => (type === 'dayPeriod' ? halfOfDay(value) : plainSpaces(value)))
    .join('')
}

/** `2:30 p.m.` of `14:30` */
export function clockTime(time: string): string {
  return formatWithTime(wallClock, new Date(`1970-01-01T${time.slice(0, 5)}Z`))
}

/** Browsers of different ages use different narrow spaces. */
export const plainSpaces = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ')

const wallClock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
const halfOfDay = (name: string) => (name === 'AM' ? 'a.m.' : 'p.m.')
