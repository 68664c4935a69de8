import { aboutSoLong } from './about-so-long.ts'
import { inWords, keptFor } from './kept-for.ts'

const UNCONFIRMED = inWords(keptFor.unconfirmedWaitlistEntry)

/** The texts about the list of people who want to know when the dating app opens. */
export const datingMessages = {
  title: 'Tell me when it opens',
  lead: 'One email on that day, and no other.',
  email: 'Email',
  accountHint: 'The address of your account.',
  visitorHint: "We'll email you a link to confirm that it's yours.",
  button: 'Tell Me When It Opens',
  sending: 'Sending…',
  failed: 'Your address could not be saved. Please try again.',
  mailedTitle: 'Check your email',
  mailed: (email: string) =>
    `We sent an email to ${email}. Press the button in it, and you are on the list.`,
  sendAgain: 'Send Again',
  listedTitle: 'You are on the list',
  listed: (email: string) => `We will email ${email} when the app opens.`,
  waiting: (email: string) =>
    `We wait for you to press the button in our email to ${email}. Without it, we forget the address after ${UNCONFIRMED}.`,
  leave: 'Take Me off the List',
  leaving: 'Removing…',
  left: { title: 'You are off the list', text: 'We have deleted your address from it.' },
  leaveFailed: { title: 'Error', text: 'You could not be taken off the list. Please try again.' },
  tooMany: (waitMs: number) =>
    `You have asked several times in a short time. Please try again in ${aboutSoLong(waitMs)}.`,
  settings: {
    title: 'Cosmic Matchmaking',
    notListed: 'You are not on the list of people we email when the app opens.',
    join: 'About the App',
    notLoaded: 'The list could not be loaded. Please try again.',
  },
  /** The pages of emailed links. */
  pages: {
    confirm: {
      heading: 'Tell you when it opens?',
      text: (email: string) => `We email ${email} once, on the day Cosmic Matchmaking opens.`,
      button: 'Tell Me When It Opens',
      done: (email: string) =>
        `We will email ${email} when the app opens. You can leave the list by the link in any of our emails about it.`,
    },
    leave: {
      heading: 'Leave the list?',
      text: (email: string) => `We then delete ${email} from the list for Cosmic Matchmaking.`,
      button: 'Take Me Off the List',
      done: 'We have deleted your address from the list for Cosmic Matchmaking.',
    },
    invalid: 'This link is no longer valid. You can ask for a new one on the page of the app.',
    app: 'Go to Cosmic Matchmaking',
  },
} as const

const LEAVE = {
  text: 'You can leave the list without logging in.',
  label: 'Take me off the list',
}
const NOT_YOU = `Not you? Somebody may have typed your address by mistake. Ignore this email, and we forget the address after ${UNCONFIRMED}.`

/** The emails about the list. */
export const datingEmails = {
  confirm: {
    subject: 'Confirm: tell me when Cosmic Matchmaking opens',
    preview: 'One press, and you are on the list.',
    heading: 'Shall we tell you when it opens?',
    paragraphs: [
      'This address was entered on the page of Cosmic Matchmaking, our app for meeting people by their charts. Press the button, and we email you once, on the day it opens.',
    ],
    action: 'Tell Me When It Opens',
    notes: [`The link is valid for ${UNCONFIRMED}.`, NOT_YOU],
  },
  listed: {
    subject: 'You are on the list for Cosmic Matchmaking',
    preview: 'We email you once, when it opens.',
    heading: 'You are on the list',
    paragraphs: ['We will email you once, on the day Cosmic Matchmaking opens.'],
  },
  opened: {
    subject: 'Cosmic Matchmaking is open',
    preview: 'You asked us to tell you.',
    heading: 'Cosmic Matchmaking is open',
    paragraphs: (stores: string) => [
      `You asked us to tell you: the app is open, and you find it on ${stores}.`,
    ],
    action: 'About the App',
    notes: ['This was the one email you asked for. We have deleted your address from the list.'],
  },
  leave: LEAVE,
} as const
