import { aboutSoLong } from './about-so-long.ts'

/** The messages of horoscopes and the calendar. Three periods are intended. */
export const horoscopeMessages = {
  title: 'Your Personalized Horoscopes',
  logIn: 'Log in to read your horoscopes.',
  loading: 'The stars are aligning... This may take up to 30 seconds.',
  none: 'No horoscope available at this time.',
  edit: 'Edit Birth Details',
  save: 'Save Birth Details',
  saveFailed: 'Failed to save birth details. Please try again.',
  detailsRequired: 'Please enter your birth date, time and location first.',
  failed: 'The horoscope could not be written. Please try again.',
  refreshTimedOut: {
    title: 'Request Timed Out',
    text: 'Your horoscope is still being generated. Please refresh the page in a few moments.',
  },
  refreshFailed: 'Failed to refresh horoscope. Please try again.',
  refreshLimit:
    'This horoscope cannot be refreshed again today. You can refresh it again tomorrow.',
  tooMany: (limit: number, waitMs: number) =>
    `You have requested ${limit === 1 ? 'one horoscope' : `${limit} horoscopes`} within 24 hours, which is the limit. You can request the next one in ${aboutSoLong(waitMs)}.`,
  confirmWeekly: 'Rewrite this week?',
  confirmMonthly: 'Rewrite this month?',
  /** Shown when the reader's clock has changed since. */
  otherClock: 'Written for your clock in {place}. A refresh writes it for the one you have now.',
} as const

export const calendarMessages = {
  none: 'No cosmic events this month. Generate your weekly or monthly horoscope to see key dates here.',
  /** Shown beside it in every month except the current one. */
  otherMonth: 'Key dates come with the horoscopes of their own month.',
  /** The events computed for any month; `{month}`: "December 2026". */
  sky: {
    andChart: 'The sky and your chart in {month}',
    alone: 'The sky in {month}',
    ofDay: 'In the sky on this day',
  },
  failed: 'Failed to fetch cosmic events',
  logIn: 'Log in to see your cosmic calendar.',
} as const
