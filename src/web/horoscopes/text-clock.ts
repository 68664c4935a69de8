/** The clock of a text: an IANA zone, or null if it names no hours. */
interface Clocked {
  startDate: string
  timeZone?: string | null
}

/** Whether a text was written for a clock that is not the reader's now, as after a journey. */
export function isOfOtherClock<Text extends Clocked>(
  text: Text,
): text is Text & { timeZone: string } {
  const { timeZone, startDate } = text
  if (!timeZone) return false
  const noon = new Date(`${startDate}T12:00:00Z`)
  try {
    return hourAt(noon, timeZone) !== hourAt(noon)
  } catch (error) {
    // A zone of a newer browser, which this one does not know.
    if (error instanceof RangeError) return true
    throw error
  }
}

function hourAt(instant: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  return instant.toLocaleString('en-US', zone)
}

/** "Los Angeles" of America/Los_Angeles */
export const cityOf = (timeZone: string) =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
