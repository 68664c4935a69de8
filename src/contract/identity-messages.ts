import { aboutSoLong } from './about-so-long.ts'

/** The messages about accounts: `messages.identity` and `messages.account` in messages.ts. */
export const identityMessages = {
  accountOutOfReach: 'We cannot reach your account.',
  /** To somebody who is signed in. */
  tokenMissing: 'We cannot reach your account right now. Please try again in a minute.',
  notSignedIn: 'Please log in to continue.',
  syncFailed: 'Sync failed',
  syncFailedWithoutMessage: 'Failed to sync user',
  noUser: 'No user logged in',
  emailMissing: 'Please enter your email.',
  passwordMissing: 'Please enter your password.',
  needsScripts: 'This form needs JavaScript, which is switched off.',
  codeMissing: 'Please enter the code from the email.',
  passwordTooLong: 'Password can be at most 256 characters long.',
  consent:
    'By creating an account you confirm that you are 18 or older and accept the Terms and the Privacy Policy.',
  signInFailed: 'Invalid email or password. Please try again.',
  signUpFailed: 'Failed to create account. Please try again.',
  signInFailedTitle: 'Sign-in failed',
  signUpFailedTitle: 'Sign-up failed',
  tooManyWrongPasswords: (waitMs: number) =>
    `There were too many wrong passwords for this email. You can try again in ${aboutSoLong(waitMs)}. A sign-in code by email and a new password work at any time.`,
  emailTaken: 'This email is already in use by another account.',
  emailTakenAtSignUp:
    'A new account cannot be created with this email. If it is yours, log in or reset your password.',
  invalidEmail: 'Invalid email format.',
  weakPassword: 'Password is too weak. Please choose a stronger password.',
  loggedOut: {
    title: 'You have been logged out',
    text: 'Your session has ended. Please log in again.',
  },
  disabled: {
    title: 'You have been logged out',
    text: 'This account has been disabled. Please contact us if you think this is a mistake.',
  },
  logOutFailedTitle: 'Still logged in',
  logOutFailed: 'You could not be logged out. Please try again.',
  passwordsDiffer: {
    title: "Passwords don't match",
    text: 'Please make sure your passwords match.',
  },
  passwordTooShort: {
    title: 'Password too short',
    text: 'Password must be at least 6 characters long.',
  },
  google: {
    button: 'Continue with Google',
    waiting: 'Waiting for Google…',
    signInFailed: 'Failed to sign in with Google. Please try again.',
    closed: 'Sign-in was cancelled. Please try again.',
    blocked: 'Pop-up was blocked. Please allow pop-ups for this site.',
    network: 'Network error. Please check your connection and try again.',
    accountExists:
      'An account with this email already exists. Please log in the way you did before.',
  },
  code: {
    open: 'Email me a sign-in code',
    sent: 'If this email belongs to an account and was confirmed there, a code is on its way. It is valid for 10 minutes.',
    sentTitle: 'Sign-in code sent',
    sendFailedTitle: 'Failed to send the code',
    sendFailed: 'Please check your email address and try again.',
    wrong: 'This code is wrong or no longer valid. Please check it or request a new one.',
    tooManyTries: 'There were too many tries with this code. Please request a new one.',
  },
  reset: {
    sentTitle: 'Password reset email sent',
    sent: 'If an account belongs to this email, a link is on its way. It is valid for 24 hours.',
    failedTitle: 'Failed to send reset email',
    failed: 'Please check your email address and try again.',
    linkUsed:
      'This link is no longer valid: it was already used, or it is older than 24 hours. Please request a new one.',
    changeFailedTitle: 'Password not changed',
    changeFailed: 'Your password could not be changed. Please try again.',
    changed: {
      title: 'Password changed',
      text: 'Log in with your new password. You have been logged out everywhere else.',
    },
  },
  /** The messages for the other error codes of the identity providers. */
  codes: {
    'internal-error': 'Something went wrong on our side. Please try again in a minute.',
    'popup-blocked': 'Pop-up was blocked. Please allow pop-ups for this site.',
    'popup-closed-by-user': 'Sign-in was cancelled. Please try again.',
    'cancelled-popup-request': 'Another login window was opened. Please finish there.',
    'unauthorized-domain': 'Logging in is not set up for this address. Please contact us.',
    'user-mismatch': 'That is a different account from the one you are logged in with.',
    'multi-factor-auth-required':
      'This account requires a second step that is not available here. Please contact us.',
    'password-does-not-meet-requirements': 'Password does not meet the requirements.',
    'invalid-api-key': 'Logging in is not set up correctly. Please contact us.',
    'argument-error': 'Something went wrong with this login. Please reload the page.',
    'web-storage-unsupported':
      'Your browser does not store data for this site. Please allow cookies and site data to log in.',
    'login-blocked': 'This login was refused. Please contact us.',
    'too-many-requests': 'Too many requests at once. Please wait a minute and try again.',
    'operation-not-allowed': 'This way to log in is not available here.',
    'user-token-expired': 'Your session has ended. Please log in again.',
  },
} as const

export const accountMessages = {
  updateFailedTitle: 'Update failed',
  email: {
    requiresRecentLogin: 'Please log out and log back in before changing your email.',
    failed: 'Failed to update email. Please try again.',
    changed: { title: 'Email updated', text: 'Your account email is now {email}.' },
    linkSent: {
      title: 'Confirm the new email',
      text: 'It takes effect when you open the link that was sent there.',
    },
  },
  password: {
    missing: { title: 'Missing information', text: 'Please fill in both password fields.' },
    differ: {
      title: "Passwords don't match",
      text: 'Please make sure both passwords are the same.',
    },
    tooShort: {
      title: 'Password too short',
      text: 'Password must be at least 6 characters long.',
    },
    requiresRecentLogin: 'Please log out and log back in before changing your password.',
    failed: 'Failed to update password. Please try again.',
    changed: {
      title: 'Password updated',
      text: 'You have been logged out everywhere else.',
    },
  },
  profile: {
    nameTooLong: 'A first name can be at most 80 characters long.',
    mobileInvalid: 'Please enter the mobile number in digits, for example +1 555 0100.',
    saved: { title: 'Saved', text: 'Your profile is up to date.' },
    failedTitle: 'Not saved',
    failed: 'Your profile could not be saved. Please try again.',
    notLoaded: 'Your profile could not be loaded. Please try again.',
  },
  sessions: {
    ended: { title: 'Logged out there', text: 'That browser is no longer logged in.' },
    othersEnded: { title: 'Logged out elsewhere', text: 'Only this browser is still logged in.' },
    failedTitle: 'Still logged in there',
    failed: 'That browser could not be logged out. Please try again.',
    listFailed: 'Your sessions could not be loaded.',
  },
  confirmation: {
    confirmed: {
      title: 'Email confirmed',
      text: 'You can now log in with a code by email.',
    },
    linkUsed: 'This link is no longer valid. You can send yourself a new one from Settings.',
    sent: { title: 'Confirmation email sent', text: 'Please open the link in the email.' },
    failedTitle: 'Failed to send the email',
    failed: 'The confirmation email could not be sent. Please try again.',
  },
  deletion: {
    failedTitle: 'Deletion failed',
    failed: 'Failed to delete account. Please try again.',
    requiresRecentLogin: 'Please log out and log back in before deleting your account.',
    done: 'Your account is deleted',
  },
} as const
