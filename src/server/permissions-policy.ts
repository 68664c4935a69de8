import type { secureHeaders } from 'hono/secure-headers'

type PermissionsPolicy = NonNullable<Parameters<typeof secureHeaders>[0]>['permissionsPolicy']

/** What no page of ours asks a browser for. Stripe's card form offers the wallets of a device. */
export const permissionsPolicy = (hasStripeForm: boolean): PermissionsPolicy => ({
  accelerometer: [],
  bluetooth: [],
  browsingTopics: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  hid: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: hasStripeForm ? ['self', 'https://js.stripe.com'] : [],
  serial: [],
  usb: [],
  xrSpatialTracking: [],
})
