import type { OptionalEmail } from './email-preferences.ts'

interface Kind {
  /** The label of its switch. */
  name: string
  what: string
  /** Within a sentence. */
  them: string
}

/** The emails that a person can turn off, in the order of the page. */
export const optionalEmails: Record<OptionalEmail, Kind> = {
  charge_reminders: {
    name: 'A second reminder before a charge',
    what: 'The day before a free trial ends, and a week before a yearly renewal. The first reminder, a week or a month ahead, always comes.',
    them: 'second reminders before a charge',
  },
  contact_copies: {
    name: 'Copies of your messages to us',
    what: 'What you wrote on the contact page, for your records.',
    them: 'copies of your messages to us',
  },
  budget_alerts: {
    name: 'Budget alerts',
    what: 'When 80 or 100 percent of an AI budget is spent. Administrators get them.',
    them: 'budget alerts',
  },
}

/** The texts about emails that can be turned off: in Settings, in those emails, and on the page of their link. */
export const emailPreferenceMessages = {
  title: 'Emails',
  lead: 'We send no newsletter. You can turn these emails off; each change is saved at once.',
  saving: 'Saving…',
  saved: (name: string, isOn: boolean) => `${name}: ${isOn ? 'on' : 'off'}. Saved.`,
  undo: 'Undo',
  failed: 'Your choice could not be saved. Please try again.',
  notLoaded: 'Your choice of emails could not be loaded. Please try again.',
  always: {
    title: 'Emails that always come',
    items: [
      'Sign-in codes and links that you ask for.',
      'Changes of your email, password or second step, so that you notice if somebody else makes them.',
      'An export that is ready.',
      'Receipts, refunds, declined cards and changes of your plan. They are your record of what you pay for.',
      'The first reminder before a trial ends, and before each yearly charge. Nobody should be charged by surprise, and in many places the law requires it.',
    ],
    waitlist: 'The email about Cosmic Matchmaking has its own section below.',
  },
  /** In the emails. */
  footer: (them: string) => ({
    text: 'You can do without this email.',
    label: `Turn off ${them}`,
  }),
  page: {
    heading: (them: string) => `Turn off ${them}?`,
    text: 'All other emails stay as they are, and you can turn these on again in Settings.',
    button: 'Turn Off',
    done: {
      heading: 'Turned off',
      text: (them: string) =>
        `We no longer send you ${them}. You can turn them on again in Settings.`,
    },
    invalid: 'This link is not valid. You can choose your emails in Settings.',
    settings: 'Go to Settings',
  },
}
