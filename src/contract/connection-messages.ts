import { PRODUCT_NAME } from './messages.ts'

/** The consent page, and the connected assistants in the settings. */
export const connectionMessages = {
  anyHeading: 'Connect an assistant',
  heading: 'Let this assistant in?',
  asks: (name: string, host: string) =>
    `"${name}" asks to use ${PRODUCT_NAME} for you. If you allow it, you go back to ${host}.`,
  unverified: `We do not know who made it, and the name is what it calls itself. Allow it only if you have just started this there yourself.`,
  mayRead: 'What it may read',
  scopes: {
    'sky:read': {
      title: 'Charts and dates of the sky',
      text: 'For births that it names itself. Nothing of yours.',
    },
    'chart:read': {
      title: 'Your birth details and your chart',
      text: 'Date, time and place of birth, and what is computed from them.',
    },
    'readings:read': {
      title: 'Your saved readings',
      text: 'Portraits, years ahead, and relationship readings with the name and birth details of the other person.',
    },
    'horoscopes:read': {
      title: 'Your horoscopes',
      text: 'Of today, this week and this month. They are part of the subscription.',
    },
    offline_access: {
      title: 'Stay connected',
      text: 'Until you disconnect it in your settings. Otherwise it has to ask again after an hour.',
    },
  },
  never: 'It never sees your email address, your password, your payments or your chat.',
  account: (email: string) => `You are logged in as ${email}.`,
  allow: 'Allow',
  refuse: "Don't Allow",
  logIn: 'Log in to connect an assistant to your account.',
  invalid: {
    title: 'This request cannot be used',
    text: 'It is incomplete, or more than ten minutes old. Please start again in your assistant.',
  },
  failed: 'That did not work. Please start again in your assistant.',
  otherAccount: 'You are logged in with another account by now. Please reload this page.',
  done: {
    title: 'Done',
    text: (host: string) => `You are on your way back to ${host}. You can close this page.`,
  },
  settings: {
    title: 'Connected assistants',
    lead: 'Assistants that may read something of yours. Disconnecting takes effect at once.',
    none: 'No assistant is connected.',
    address: 'To connect one, give it this address:',
    nameAndHost: (name: string, host: string) => `${name}, at ${host}`,
    since: (date: string) => `Since ${date}`,
    lastUsed: (date: string) => `last used ${date}`,
    neverUsed: 'not used yet',
    disconnect: 'Disconnect',
    disconnected: {
      title: 'Assistant disconnected',
      text: 'It can read nothing of yours any more.',
    },
    failedTitle: 'Not Disconnected',
    failed: 'The assistant could not be disconnected. Please try again.',
    listFailed: 'The connected assistants could not be loaded. Please try again later.',
  },
}
