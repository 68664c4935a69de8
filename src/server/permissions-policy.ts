import type { secureHeaders } from 'hono/secure-headers'

type PermissionsPolicy = NonNullable<Parameters<typeof secureHeaders>[0]>['permissionsPolicy']

/** Browser features that no page uses. Stripe's card form offers the device's wallets. */
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
