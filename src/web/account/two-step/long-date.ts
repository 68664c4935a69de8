const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

export const longDate = (instant: string) => date.format(new Date(instant))
