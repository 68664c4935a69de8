import { inWords, keptFor } from './kept-for.ts'

/** A line of the privacy policy about each. */
const lines: Record<keyof typeof keptFor, (time: string) => string> = {
  session: (time) =>
    `The record of a login, with the name of your browser and the network that it came from: until you log out, or ${time} after your last visit.`,
  trustedBrowser: (time) => `That a browser need not take the second step: ${time}.`,
  unconfirmedAuthenticator: (time) =>
    `The key of an authenticator app, if you never entered its first code: ${time}.`,
  emailedLink: (time) =>
    `What a link or a code in an email is checked against: until it is used or no longer valid, at most ${time}.`,
  attemptCount: (time) =>
    `How often somebody tried to log in, or asked for an email, from one network or for one address: ${time}.`,
  dailyCount: (time) => `When you did something that has a daily limit: ${time}.`,
  assistantConnection: (time) =>
    `What an assistant that you connected may read: until you disconnect it, or ${time} after it last read.`,
  unusedAssistant: (time) =>
    `That an assistant asked to be connected, if you did not allow it: ${time}.`,
  contactMessage: (time) => `A message that you sent through the contact form: ${time}.`,
  unconfirmedWaitlistEntry: (time) =>
    `Your email for Cosmic Matchmaking, if you do not press the button in our email: ${time}.`,
  exportFile: (time) => `An export of your data: until you have downloaded it, or ${time}.`,
  undeliveredEmail: (time) => `An email that could not be delivered: ${time}.`,
  failedRequest: (time) => `A request for a text that could not be written: ${time}.`,
  rejectedSentence: (time) =>
    `A sentence of a language model that we did not show to you: ${time}.`,
  modelCall: (time) =>
    `When a text was written, by what, how long it took and what it cost: ${time}. When you delete your account, it loses its link to you.`,
  auditLog: (time) =>
    `What an administrator changed, and for which account: ${time}. When you delete your account, it loses its link to you.`,
  paymentEvent: (time) =>
    `That the payment provider reported a change to your subscription or payments: ${time}.`,
  interruptedDeletion: (time) =>
    `What was deleted so far, if the deletion of an account was interrupted: ${time}.`,
  backup: (time) => `Backup copies, which we need after a failure: ${time}.`,
}

export const keptForLines = Object.entries(lines).map(([what, line]) =>
  line(inWords(keptFor[what as keyof typeof keptFor])),
)
