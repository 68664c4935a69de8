/** The lines of the receipt for a deleted account. */
export const receiptMessages = {
  deleted: {
    subscriptions: 'Active subscriptions, ended',
    customer: 'Customer record at the payment provider, with the card',
    payments: 'Your list of payments',
    emails: 'Emails to you',
    profile: 'Profile',
    readings: 'Readings, with their birth details',
    horoscopes: 'Horoscopes',
    chatMessages: 'Messages of the chat with Baba Bliss',
    keyDates: 'Key dates of the cosmic calendar',
    feed: 'Private address of the calendar',
    notifiedDevices: 'Devices with the daily notification',
    thumbs: 'Thumbs up and down',
    verdicts: 'Answers to paragraphs, true of you or not',
    emailOptOuts: 'Emails you switched off',
    aboutYou: 'What you said about your life',
    rejectedSentences: 'Rejected sentences of language models',
    birthDetails: 'Birth details',
    contactMessages: 'Messages you sent us',
    waitlist: 'Your place on the list for Cosmic Matchmaking',
    dataExports: 'Export of your data, with its file',
    generations: 'Requests for readings, horoscopes and answers',
    connectedAssistants: 'Connected assistants',
    login: 'Login, with every password and session',
  },
  kept: {
    invoices: {
      what: 'Invoices for your payments, at the payment provider',
      why: 'Tax law requires records of payments to be kept for several years, up to ten in some countries.',
    },
    usedCard: {
      what: 'A one-way code for the card of your free trial',
      why: 'Each card gets one free trial. The code is stored with the date on which it was made. Your card cannot be read from it, and it is compared only when a card is confirmed for a free trial.',
    },
    usedTrial: {
      what: 'A one-way code for the email address of your free trial',
      why: 'Each person gets one free trial. The code is stored with the date on which it was made. Your address cannot be read from it, and it is compared only when somebody signs up.',
    },
    modelCalls: {
      what: 'Duration and cost of each text',
      why: 'For statistics, without a link to you.',
    },
    contactEmails: {
      what: 'Your messages to us, in our mailbox',
      why: 'They also reached us as emails, which people read. Ask us, and we delete them there too.',
    },
    backup: {
      what: 'The backup copy of the database',
      why: 'It is replaced within six hours by a copy without your data.',
    },
  },
} as const
