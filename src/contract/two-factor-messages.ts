import { aboutSoLong } from './about-so-long.ts'

// Apart from messages.ts, and in parts: no page loads what it does not show.

/** The button on the log-in page. */
export const passkeyMessages = {
  logIn: 'Log in with a passkey',
  waiting: 'Waiting for your device…',
} as const

/** Where a change takes a code. */
export const codeRequiredMessages = {
  label: 'Code, or backup code',
  text: 'Please enter a code from your authenticator app, or a backup code.',
} as const

/** For error codes of the identity client. */
export const secondStepErrorMessages = {
  'second-step-wrong-code': 'This code is wrong, or it was used before. Please enter the next one.',
  'second-step-over':
    'This took too long, or there were too many wrong codes. Please log in again.',
  'second-factor-required': codeRequiredMessages.text,
  'passkey-failed': 'This passkey did not work. Please try again, or log in another way.',
  'passkey-canceled': 'Your device did not log you in. Please try again, or log in another way.',
} as const

/** The messages about two-step verification. */
export const twoFactorMessages = {
  requiresRecentLogin: 'Please log out and log back in before changing two-step verification.',
  requiresConfirmedEmail:
    'Please confirm your email address first. Then you can turn on two-step verification.',
  wrongCode: secondStepErrorMessages['second-step-wrong-code'],
  wrongPassword: 'This password is wrong.',
  alreadyOn: 'An authenticator app is already set up. Reload the page to see it.',
  notStarted: 'This setup is no longer valid. Please start again.',
  noSecondFactor: 'Backup codes need an authenticator app or a passkey. Please add one first.',
  tooManyWrongCodes: (waitMs: number) =>
    `There were too many wrong codes for this account. You can try again in ${aboutSoLong(waitMs)}.`,
  requiredForAdmins:
    'Administrators need two-step verification here. Please turn it on in Settings.',
  passkeyRefused: 'This passkey could not be checked. Please try again.',

  /** The section in the settings. */
  settings: {
    heading: 'Two-step verification',
    lead: 'With a second step, a stolen password is not enough to log in to your account.',
    notLoaded: 'Two-step verification could not be loaded.',
    failedTitle: 'Nothing was changed',
    failed: 'That did not work. Please try again.',
    cancel: 'Cancel',
  },
  app: {
    heading: 'Authenticator app',
    off: 'After your password, a code by email or Google, you enter a code from an app on your phone.',
    on: (date: string) => `On since ${date}. You are asked for a code when you log in.`,
    add: 'Set Up an App',
    remove: 'Remove the App',
    scan: 'Scan this QR code with your authenticator app, or enter the key below by hand. Then enter the code that the app shows.',
    picture: 'QR code for your authenticator app',
    key: 'Key',
    code: 'Code from the app',
    confirm: 'Turn On',
    confirming: 'Turning on…',
    added: {
      title: 'Authenticator app added',
      text: 'You are asked for a code at the next login.',
    },
    removing: 'Removing…',
    removeLead:
      'To remove the app, enter a code from it or one of your backup codes. Your backup codes are then deleted, unless you have passkeys.',
    password: 'Password',
    removed: { title: 'Authenticator app removed', text: 'It is no longer asked for.' },
  },
  passkeys: {
    heading: 'Passkeys',
    lead: 'A passkey logs you in with your fingerprint, your face or the PIN of your device. It replaces the password and the second step. With a passkey, every other way to log in asks for a second step.',
    none: 'You have no passkeys yet.',
    unsupported: 'This browser does not support passkeys.',
    add: 'Add a Passkey',
    adding: 'Waiting for your device…',
    name: 'Name of the new passkey',
    newName: 'Name',
    namePlaceholder: 'My phone',
    unnamed: 'Passkey',
    since: (date: string) => `Added ${date}`,
    synced: 'copied to your other devices',
    rename: 'Rename',
    save: 'Save',
    saving: 'Saving…',
    nameMissing: 'Please enter a name.',
    remove: 'Remove',
    confirmRemoval: {
      title: 'Remove this passkey?',
      text: 'You can no longer log in with it. Your device may still offer it until you delete it there, too.',
      action: 'Remove the Passkey',
    },
    added: { title: 'Passkey added', text: 'You can now log in with it.' },
    renamed: { title: 'Passkey renamed', text: 'The new name is saved.' },
    removed: { title: 'Passkey removed', text: 'It no longer works.' },
    canceled: 'Your device did not add a passkey. It may have one for this account already.',
  },
  backup: {
    heading: 'Backup codes',
    lead: 'Each works once, instead of your app or passkey, when you do not have your device.',
    left: (count: number) => (count === 1 ? '1 code is left.' : `${count} codes are left.`),
    none: 'You have no backup codes. Without them, you lose your account together with your device.',
    create: 'Create Backup Codes',
    renew: 'Create New Codes',
    creating: 'Creating…',
    confirmRenewal: {
      title: 'Create new backup codes?',
      text: 'The codes you have now no longer work after that.',
      action: 'Create New Codes',
    },
    once: 'Keep these codes where you find them without this device. They are shown only now.',
    copy: 'Copy',
    download: 'Download',
    copied: { title: 'Copied', text: 'The backup codes are on your clipboard.' },
    copyFailed: { title: 'Not copied', text: 'Please select the codes and copy them by hand.' },
    fileName: 'cosmic-path-backup-codes.txt',
    fileHeading: 'Backup codes for Cosmic Path. Each works once.',
    done: 'I Have Saved Them',
  },
  /** The second step of a login. */
  login: {
    heading: 'One more step',
    code: 'Enter the code that your authenticator app shows for Cosmic Path.',
    backup:
      'Enter one of the backup codes that you saved when you turned on two-step verification.',
    passkey: 'Confirm with the passkey of this account.',
    codeLabel: 'Code',
    backupLabel: 'Backup code',
    trust: 'Do not ask again in this browser for 30 days',
    submit: 'Log In',
    submitting: 'Logging in…',
    usePasskey: 'Use a Passkey',
    useBackup: 'Use a backup code instead',
    useCode: 'Use the authenticator app instead',
    startOver: 'Log in another way',
    missing: 'Please enter the code.',
    failed: 'The code could not be checked. Please try again.',
    lost: 'No device and no backup codes? Please contact us.',
  },
} as const
