import { PRODUCT_NAME } from './messages.ts'

/** What the tools for assistants say, besides the messages of the product. */
export const assistantMessages = {
  instructions: `Charts, dates and meanings of Western astrology, computed from an ephemeris. Every fact has an id, and what it means comes with it: say nothing of a chart or of the sky that no fact states. Times of day are on the clock of the time zone that you name. Astrology is for reflection and entertainment; it decides nothing about health, money or law.`,
  birthRequired:
    'Give "birth": the date as YYYY-MM-DD, the time as HH:MM on a 24-hour clock or "unknown", and the place.',
  chartNotShared: `This person has not let you read their chart. Give "birth", or ask them to connect ${PRODUCT_NAME} again and allow their chart.`,
  noSavedBirth: `This person has not saved their birth details at ${PRODUCT_NAME} yet. Give "birth" instead.`,
  notAllowed: (what: string) =>
    `This person has not let you read their ${what}. They can allow it by connecting ${PRODUCT_NAME} again.`,
  badDate: (name: string) => `"${name}" has to be a date like 2026-12-31.`,
  badTimeZone: (name: string) =>
    `There is no time zone called "${name}". Name one like Europe/Berlin.`,
  datesReversed: 'The last date is before the first. Give "from" and "to" in order.',
  spanTooLong: (years: number) => `Choose at most ${years} years between "from" and "to".`,
  outsideEphemeris:
    'These dates are outside of what can be computed. Choose dates from 1900 to 2100.',
  unknownFact: (id: string) =>
    `There is no fact "${id}" in this chart. Use the ids that the other tools return.`,
  birthTimeRequired: 'This needs a birth time: houses and angles are not known without one.',
  meaninglessPoint: 'Give one of: a sign, a house, or an aspect with the other point.',
  badArgument: (name: string, message: string) => (name ? `"${name}": ${message}` : message),
  unexpected: `Something went wrong at ${PRODUCT_NAME}. Please try again later.`,
}
