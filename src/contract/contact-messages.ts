import { aboutSoLong } from './about-so-long.ts'
import { inWords, keptFor } from './kept-for.ts'

/** The texts of /contact. */
export const contactMessages = {
  heading: 'Write to us',
  lead: 'People answer here, not Baba Bliss. If it is about a reading, say the date it was generated on; please do not send your birth details or a password.',
  name: 'Name (optional)',
  email: 'Email',
  emailHint: 'We answer to this address.',
  accountHint: 'The address of your account. We answer there.',
  message: 'Message',
  left: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
  send: 'Send Message',
  sending: 'Sending…',
  sent: 'Your message is with us',
  copy: (email: string) => `A copy is on its way to ${email}, and we will answer there.`,
  answer: (email: string) => `We will answer to ${email}.`,
  another: 'Write Another Message',
  failed: 'Your message could not be sent. It is still in the form; please try again.',
  kept: `We keep your message for ${inWords(keptFor.contactMessage)}.`,
  emailCard: 'Email',
  phoneCard: 'Phone',
  noPhone: 'We have no phone line. We answer every message in writing.',
  /** Pages that answer at once. */
  atOnce: {
    heading: 'Without waiting for us',
    links: [
      { label: 'Questions and answers', to: '/faq' },
      { label: 'Change or cancel your subscription', to: '/subscription' },
      { label: 'Download your data or delete your account', to: '/settings' },
    ],
  },
  nameTooLong: 'Please shorten the name to 80 characters.',
  blank: 'Please write your message.',
  tooLong: 'That is more than 5,000 characters. Please shorten your message.',
  tooMany: (waitMs: number) =>
    `You have sent several messages in a short time. Please send the next one in ${aboutSoLong(waitMs)}.`,
} as const

/** The emails of the contact form. */
export const contactEmails = {
  copy: {
    subject: 'We have your message',
    preview: 'A copy of what you wrote to us.',
    heading: 'Thank you for writing',
    paragraphs: ['Your message is with us, and we will answer to this address. You wrote:'],
    /** Why addresses in it cannot be pressed. */
    unlinked:
      'Web addresses in this copy have spaces in them, so that nobody can send links to strangers through our form.',
    notYou: 'Not you? Somebody may have typed your address by mistake. You can ignore this email.',
  },
  toOperator: {
    subject: (email: string) => `Message from ${email}`,
    preview: 'From the contact form.',
    heading: 'A message from the contact form',
    from: (sender: string) => `${sender} writes:`,
    proven: 'The sender was logged in, and the address is confirmed.',
    unproven: 'The address is not confirmed, so it may belong to somebody else.',
    action: 'All Messages',
    notes: ['If you reply to this email, your answer goes to the sender.'],
  },
} as const
