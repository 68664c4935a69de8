import { aboutSoLong } from './about-so-long.ts'

/** What the server answers to any call that it refuses. Pages show these texts, and need not have them. */
export const refusalMessages = {
  databaseUnavailable: 'We cannot reach our records right now. Please try again in a few seconds.',
  shuttingDown: 'Cosmic Path is being restarted. Please try again in a few seconds.',
  notFound: 'There is nothing at this address.',
  foreignPage: 'This request came from another site. Please reload the page and try again.',
  bodyTooLarge: 'That is more text than this form accepts.',
  unstorableCharacter:
    'Your text contains a character that we cannot store. Please remove it and try again.',
  bodyNotJson: 'The request could not be read. Please reload the page and try again.',
  bodyNotAsPromised:
    'The request was not in the expected form. Please reload the page and try again.',
  tooManyRequests: (waitMs: number) =>
    `Too many requests at once. Please try again in ${aboutSoLong(waitMs)}.`,
}
