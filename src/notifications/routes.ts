import type { SubscriberAuthenticator } from '#billing/access.ts'
import { notificationMessages } from '#contract/notification-messages.ts'
import {
  changeNotificationHour,
  getDailyNotification,
  replacePushAddress,
  turnOffDailyNotification,
  turnOnDailyNotification,
} from '#contract/notifications.ts'
import { MINUTE } from '#durations.ts'
import { anyone, createRoutes, serve } from '#http/serve.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import { createSharedRateLimit } from '#limits/shared-rate-limit.ts'
import {
  changeHour,
  type DeviceDeps,
  replaceAddress,
  showDevice,
  turnOff,
  turnOn,
} from './devices.ts'

interface Deps extends DeviceDeps {
  authenticate: { user: UserAuthenticator; subscriber: SubscriberAuthenticator }
}

const sentence = () => notificationMessages.tooMany
const CHANGES_OF_ONE_USER = { times: 30, inMs: 10 * MINUTE, sentence }
const REPLACEMENTS_OF_ONE_NETWORK = { times: 20, inMs: 10 * MINUTE, sentence }
const done = { success: true as const }

export function notificationRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  const limitUser = createSharedRateLimit(deps.db, 'notification changes', CHANGES_OF_ONE_USER)
  const limitNetwork = createSharedRateLimit(
    deps.db,
    'push addresses by',
    REPLACEMENTS_OF_ONE_NETWORK,
  )
  serve(routes, getDailyNotification, authenticate.user, ({ user, query }) =>
    showDevice(deps, user.id, query.device),
  )
  serve(routes, turnOnDailyNotification, authenticate.subscriber, async (call) => {
    await limitUser(call.user.id)
    return turnOn(deps, call, { ...call.body, timeZone: call.timeZone })
  })
  serve(routes, changeNotificationHour, authenticate.subscriber, async (call) => {
    const { user, params, body, timeZone } = call
    await limitUser(user.id)
    return changeHour(deps, { userId: user.id, ...params }, { ...body, timeZone })
  })
  serve(routes, turnOffDailyNotification, authenticate.user, async ({ user, params }) => {
    await turnOff(deps, user.id, params.device)
    return done
  })
  serve(routes, replacePushAddress, anyone, async ({ clientNetwork, body }) => {
    await limitNetwork(clientNetwork)
    await replaceAddress(deps, body)
    return done
  })
  return routes
}
