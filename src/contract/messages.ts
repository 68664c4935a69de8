import { aboutSoLong } from './about-so-long.ts'
import { billingMessages } from './billing-messages.ts'
import { chatMessages } from './chat-messages.ts'
import { firstChartMessages } from './first-chart-messages.ts'
import { homeMessages, waitingMessages } from './home-messages.ts'
import { calendarMessages, horoscopeMessages } from './horoscope-messages.ts'
import { accountMessages, identityMessages } from './identity-messages.ts'
import { aboutYouMessages, verdictMessages } from './reader-messages.ts'

/**
 * Every message that the specification quotes, once. Straight apostrophes and three periods are intended:
 * tests compare rendered text with these strings.
 */
export const PRODUCT_NAME = 'Cosmic Path'

export const messages = {
  general: {
    timeout: 'Request timed out. The operation may still complete in the background.',
    broken: 'Something went wrong on our side. Please try again.',
    reference: (id: string) => `Reference: ${id}`,
    network: 'Network error. Please check your connection and try again.',
    /** The device has a network; our server does not answer. */
    unreachable:
      'Network error. Cosmic Path cannot be reached right now. Please try again in a minute.',
    tryAgain: 'Try Again',
  },
  identity: identityMessages,
  account: accountMessages,
  billing: billingMessages,
  horoscopes: horoscopeMessages,
  calendar: calendarMessages,
  chat: chatMessages,
  feedback: {
    notFound: 'This text does not exist.',
    wordsTooLong: 'That is more than 500 characters. Please shorten it.',
  },
  verdicts: verdictMessages,
  aboutYou: aboutYouMessages,
  birth: {
    missing: {
      title: 'Missing Information',
      text: 'Please fill in all fields: birth date, time, and location.',
    },
    missingParts: {
      date: 'Please enter the birth date.',
      time: 'Please enter the birth time, or check that you do not know it.',
      location: 'Please enter the birth location.',
    },
    impossibleDate: 'That date does not exist. Please check the birth date.',
    dateOutOfBounds: 'Please enter a birth date between January 1, 1900 and December 31, 2100.',
    locationTooLong: 'Please enter the birth location in at most 200 characters.',
    impossibleTime: 'Please enter the birth time as hours and minutes, from 00:00 to 23:59.',
    tooManyChanges: (limit: number, waitMs: number) =>
      `You have changed your birth details ${limit === 1 ? 'once' : `${limit} times`} within 24 hours, which is the limit. You can change them again in ${aboutSoLong(waitMs)}.`,
  },
  readings: {
    failed: 'Failed to generate reading. Please try again.',
    tooMany: (limit: number, waitMs: number) =>
      `You have requested ${limit === 1 ? 'one reading' : `${limit} readings`} within 24 hours, which is the limit. You can request the next one in ${aboutSoLong(waitMs)}.`,
    tooManyWaiting: (limit: number, waitMs: number) =>
      `${limit} of your texts are waiting to be written, which is the limit. You can request the next one in ${aboutSoLong(waitMs)}.`,
    timedOutTitle: 'Request Timed Out',
    stillGenerating: 'Your reading is still being generated. Check My Readings in a few moments.',
    failedTitle: 'Error',
    createAccount: {
      title: 'Create Account',
      text: 'Your reading is saved in your account. Your birth details are kept until then.',
    },
    subscriptionRequired: {
      title: 'Subscription Required',
      text: 'Readings are part of the subscription. Your birth details are kept until then.',
    },
    portrait: 'Your Personality Portrait',
    /** What a phone shows before the text, and above it while one reads. */
    overview: {
      label: 'Parts of this reading',
      parts: '{count} parts,',
      minute: 'about a minute',
      minutes: 'about {count} minutes',
      part: 'Part {number} of {count}',
      opening: 'The opening',
    },
    blueprint: 'Your Astrological Blueprint',
    print: 'Print or Save as PDF',
    printedLines: 'Solid lines: trines and sextiles. Dashed lines: squares and oppositions.',
    /** The title of a printed portrait of another person, whose name we do not know. */
    bornOn: 'Born on {date}',
    ownPortrait: 'Your portrait',
    pastReadings: 'Past Readings',
    natalTitle: 'Personality Portrait',
    synastryTitle: 'Relationship Reading',
    yearTitle: 'The Year Ahead',
    yearLead:
      'What the next twelve months bring, from your birth chart: what the year is about, the slow transits with their dates, and the eclipses that concern you.',
    writeYear: 'Write My Year Ahead',
    yearNeedsDetails: 'Please save your birth details first. The year ahead is written from them.',
    yearSaveDetails: 'Save Birth Details',
    compatibility: 'Relationship Compatibility Reading',
    you: 'You',
    yourPartner: 'Your partner',
    namePartnerInText: 'your partner',
    nameTooLong: 'Please enter the name in at most 80 characters.',
    listFailed: 'Your readings could not be loaded. Please try again.',
    loadMore: 'Load More',
    moreFailed: 'More readings could not be loaded. Please try again.',
    openFailed: 'This reading could not be loaded. Please try again.',
    deletionAndChat:
      'Baba Bliss reads from your newest Personality Portrait: without this one he uses the next newest, and if there is none he asks you for a new one.',
    none: "You haven't generated any readings yet.",
    /** Before the date of a saved reading. */
    written: 'Written',
    deleteFailed: { title: 'Error', text: 'Failed to delete reading. Please try again.' },
    deleted: {
      title: 'Reading Deleted',
      text: 'Your reading has been permanently deleted.',
    },
    notFound: 'This reading does not exist.',
  },
  home: homeMessages,
  waiting: waitingMessages,
  landing: {
    title: 'Walk the Cosmic Path',
    getReading: 'Get Your Reading',
    learnMore: 'Learn More',
    /** Goes on after it for screen readers and search engines. */
    ofProduct: 'about Cosmic Path',
  },
  firstChart: firstChartMessages,
  plans: {
    monthly: { name: 'Monthly', price: '$5.99', period: 'per month' },
    annual: {
      name: 'Annual',
      price: '$4.99',
      period: 'per month',
      billed: 'billed $59.99 per year',
      charge: '$59.99',
      charged: '$59.99 per year',
      share: 'save 17%',
      amount: 'Save $12/year',
    },
    trial: '30-day free trial',
    cancel: 'Cancel anytime.',
    includes: [
      'Unlimited personalized horoscopes',
      'Full natal chart readings',
      'Relationship compatibility analysis',
      'Cosmic calendar with key dates',
      'Chat with Baba Bliss',
    ],
  },
  legal: {
    privacyUpdated: 'Last updated May 8, 2024',
    termsRevised: 'Last revised October 12, 2025',
  },
  unreachedPage: 'This page did not load',
  notFoundPage: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
  },
} as const
