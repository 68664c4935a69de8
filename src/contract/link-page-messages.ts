/** The pages that emailed links open, which the server writes. Apart from messages.ts, which every page loads. */
export const linkPageMessages = {
  /** The page of a confirmation link. */
  confirmAddress: {
    heading: 'Is this your address?',
    button: 'Confirm This Address',
    confirm: (email: string) => `Confirm that ${email} is your address.`,
    claim: (email: string) =>
      `You are not logged in to the account of ${email} in this browser, and somebody else may have created it with your address. Confirming the address here makes the account yours alone: every session and password it has ends, and you log in with a code by email. If you created the account yourself, you can also open this link in the browser where you signed up. Then everything stays as it is.`,
    claimed: {
      title: 'Your address is confirmed',
      text: (email: string) =>
        `The account of ${email} is now yours alone. Every session, password and other way to log in that it had has ended; what is saved in it is still there. To log in, choose "Email me a sign-in code" on the log-in page, or choose a new password.`,
      links: [
        { href: '/login', label: 'Log in with a code' },
        { href: '/forgot-password', label: 'Choose a new password' },
      ],
    },
  },
  /** The page of the link that restores a former address. */
  restoreAddress: {
    heading: 'Take your address back?',
    button: 'Take the Address Back',
    text: (email: string) =>
      `Your account gets the address ${email} again, and is logged out everywhere. Then choose a new password.`,
  },
} as const
