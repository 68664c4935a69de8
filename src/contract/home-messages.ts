/** The sentences of the page that a signed-in person opens first. */
export const homeMessages = {
  readOn: 'Read on',
  readOnLabel: "Read on in today's horoscope",
  writing: "Today's text is being written. This may take up to 30 seconds.",
  needsSubscription: "Today's text is written from your own chart. It is part of the subscription.",
  needsBirth: "Today's text is written from the sky at the minute and the place of your birth.",
  giveBirth: 'Enter Birth Details',
  noPortrait: 'Your portrait is not written yet.',
  portrait: 'Your portrait',
  askBabaBliss: 'Ask Baba Bliss',
  notLoaded: 'Your home page could not be loaded. Please try again.',
} as const

/** The preview of a paid feature. */
export const waitingMessages = {
  title: 'Waiting for you',
  today: '{day}: your horoscope begins',
  dates: 'Your dates in {month}',
  nextDates: 'Your dates in the next 30 days',
} as const
