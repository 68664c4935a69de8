const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** `November 29, 2026`, in the reader's own time. */
export const longDate = (instant: string) => long.format(new Date(instant))

/** `Nov 29, 2026`, in the reader's own time. */
export const mediumDate = (instant: string) => medium.format(new Date(instant))
