import { aboutSoLong } from './about-so-long.ts'

/** The texts of /settings about the export of one's data. */
export const exportMessages = {
  heading: 'Export your data',
  lead: 'One ZIP file with your data: your readings, horoscopes, charts, key dates, your conversation with Baba Bliss and your account records, as pages to read and as JSON.',
  request: 'Prepare My Export',
  requestAgain: 'Prepare a New One',
  download: 'Download',
  downloading: 'Downloading…',
  preparing:
    'Your export is being prepared. You can leave this page; we will email you when it is ready.',
  ready: (size: string, until: string) =>
    `Your export is ready (${size}). You can download it once, until ${until}.`,
  sending: 'Your export is being downloaded.',
  downloaded: 'You have downloaded your export. We no longer keep that file.',
  failed: 'Your export could not be prepared. Please try again.',
  progress: 'Progress of your export',
  notLoaded: 'Your export could not be loaded. Please try again.',
  requestFailed: 'Your export could not be requested. Please try again.',
  downloadFailed: 'Your export could not be downloaded. Please try again.',
  saved: { title: 'Export downloaded', text: 'Your browser has saved the ZIP file.' },
  downloadFailedTitle: 'Not downloaded',
  privacy:
    'The file contains your birth details and everything you wrote. Keep it where only you can open it.',
  linkUsed:
    'This link has been used, has expired or is for another account. You can prepare a new export in Settings.',
  tooMany: (limit: number, waitMs: number) =>
    `You have requested ${limit} exports within 24 hours, which is the limit. You can request the next one in ${aboutSoLong(waitMs)}.`,
} as const

/** The email that says that the export is ready. */
export const exportEmail = {
  subject: 'Your data is ready to download',
  preview: 'The link works once, within the next 24 hours.',
  heading: 'Your data is ready',
  paragraphs: [
    'The ZIP file with your data is ready.',
    'Log in with this account to download it. The link works once, within the next 24 hours; after that, we delete the file.',
  ],
  action: 'Download My Data',
  notes: [
    'If you did not ask for this, somebody else may be logged in to your account. Change your password in Settings, which logs them out.',
  ],
}

/** Headings and sentences of the pages in the ZIP. */
export const exportPages = {
  title: 'Your data',
  exported: (when: string) => `Exported on ${when}. All times are in UTC.`,
  lead: 'These pages contain your data, to read and to print. The file data.json holds it for programs, in full, and data.schema.json describes it.',
  account: 'Your account',
  birthDetails: 'Your birth details',
  noBirthDetails: 'You have not saved any birth details.',
  readings: 'Readings',
  horoscopes: 'Horoscopes',
  keyDates: 'Key dates',
  conversation: 'Your conversation with Baba Bliss',
  records: 'Account records',
  recordsLead:
    'Logins, payments, feedback and everything else with your account on it. Passwords, session keys and the address of your calendar feed are left out: anyone who found this file could use them.',
  none: 'Nothing is stored here.',
  everythingElse: 'Everything else',
  fields: {
    email: 'Email',
    firstName: 'First name',
    mobileNumber: 'Mobile number',
    createdAt: 'Account created',
  },
  ids: {
    born: 'Date of birth',
    time: 'Time of birth',
    place: 'Place of birth',
    written: 'Written on',
  },
  horoscopeTitles: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
  columns: {
    point: 'Point',
    position: 'Position',
    house: 'House',
    aspect: 'Aspect',
    orb: 'Orb',
    date: 'Date',
    event: 'Event',
  },
  /** In the order of the page. */
  recordTitles: {
    logins: 'Login',
    loginMethods: 'Ways to log in',
    sessions: 'Where you are logged in',
    authenticatorApps: 'Authenticator app',
    passkeys: 'Passkeys',
    connectedAssistants: 'Connected assistants',
    subscriptions: 'Subscription',
    invoices: 'Payments',
    chargeReminders: 'Reminders of charges',
    trials: 'Free trial',
    duplicateSubscriptions: 'Second subscriptions, ended and refunded',
    paymentEvents: 'Messages of the payment provider',
    feedback: 'Thumbs up and down',
    paragraphVerdicts: 'Paragraphs you answered: true of you, or not',
    aboutYou: 'What you said about your life',
    contactMessages: 'Messages you sent us',
    emailOptOuts: 'Emails you switched off',
    datingWaitlist: 'The list for Cosmic Matchmaking',
    textRequests: 'Texts you requested',
    textsWritten: 'How your texts were written',
    rejectedSentences: 'Sentences of a language model that we rejected',
    dailyCounts: 'What counts toward daily limits',
    horoscopeRefreshes: 'Refreshed horoscopes',
    calendarFeeds: 'Private calendar feed',
    notifiedDevices: 'Devices with the daily notification',
    adminChanges: 'Your changes in the control panel',
    dataExports: 'Exports of your data',
  },
  yes: 'Yes',
  no: 'No',
  partner: 'Partner',
  yourChart: 'Your chart',
  theirChart: (name: string) => `Chart: ${name}`,
  you: 'You',
  babaBliss: 'Baba Bliss',
  unfinished: 'This answer was not finished.',
  chart: 'Chart picture',
  calendarFile: 'Calendar file',
  back: 'Back to the Contents',
  ai: 'Baba Bliss is an AI. Astrology is offered for reflection and entertainment.',
} as const
