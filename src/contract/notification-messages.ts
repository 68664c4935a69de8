/** The texts about the daily notification. */
export const notificationMessages = {
  title: 'Daily notification',
  lead: 'One line of your horoscope, once a day, on this device. It is off until you turn it on.',
  switchLabel: 'Send me a notification every day',
  hourLabel: 'Hour',
  on: (hour: string, timeZone: string) => `You get it at about ${hour}, ${timeZone} time.`,
  turningOn: 'Turning it on…',
  turningOff: 'Turning it off…',
  saving: 'Saving…',
  turnedOn: { title: 'Notification on', text: 'The first one comes at the hour you chose.' },
  turnedOff: { title: 'Notification off', text: 'This device gets no more notifications from us.' },
  hourSaved: { title: 'Hour saved', text: 'The next notification comes at the new hour.' },
  failed: { title: 'Error', text: 'The notification could not be changed. Please try again.' },
  notLoaded: 'The notification could not be loaded. Please try again.',
  notSupported: 'This browser cannot show notifications from a website.',
  installFirst:
    'On an iPhone or iPad, notifications work once Cosmic Path is on the home screen: tap Share, then Add to Home Screen, and open it from there.',
  denied:
    'Your browser blocks notifications from Cosmic Path. Allow them in the settings of this site, next to its address, or in the settings of your device, and open this page again.',
  dismissed:
    'Your browser asked whether Cosmic Path may show notifications, and you did not allow it. Turn the switch on to be asked again.',
  pushUnavailable:
    'Your browser could not reach its notification service. Please check your connection and try again.',
  needsSubscription: 'The daily notification is part of the subscription.',
  seePlans: 'See the Plans',
  addressNotSupported: 'Notifications to this browser are not supported.',
  ofSomebodyElse: 'This browser is set up for another account. Please try again.',
  notFound: 'This device gets no notifications. Please turn them on again.',
  tooMany: 'You have changed this many times in a short time. Please try again in a few minutes.',
} as const

/** The note itself. */
export const dailyNote = {
  title: 'Your day',
  /** Where today's horoscope is not written yet. */
  body: "Today's horoscope is waiting for you.",
  path: '/horoscopes',
} as const
