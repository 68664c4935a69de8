import { useMutation, useQuery } from '@tanstack/react-query'
import { notificationMessages as texts } from '#contract/notification-messages.ts'
import {
  changeNotificationHour,
  type DailyNotification,
  getDailyNotification,
  turnOffDailyNotification,
  turnOnDailyNotification,
} from '#contract/notifications.ts'
import { errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'
import { deviceId, findPushSubscription, pushSupport, subscribeToPush } from './push-device.ts'

/** What this browser can do, and whether it gets the daily note. */
export function useDailyNotification() {
  const { api } = useServices()
  return useQuery({
    queryKey: queryKeys.dailyNotification,
    queryFn: async ({ signal }) => {
      const support = pushSupport()
      const subscription = support === 'ready' ? await findPushSubscription() : undefined
      const device = subscription && (await deviceId(subscription.endpoint))
      const state = await api.call(getDailyNotification, { query: { device }, signal })
      return { support, ...state }
    },
    // Permission is given and taken elsewhere.
    refetchOnMount: 'always',
  })
}

/** The person closed the browser's question, or said no. */
class PermissionRefused extends Error {}
/** The browser got no push address. */
class PushUnavailable extends Error {}

interface TurnOn {
  publicKey: string
  hour: number
  /** The browser's question, which must be asked within the click. */
  permission: Promise<NotificationPermission>
}

export function useTurnOnNotification() {
  const { api, queryClient } = useServices()
  const save = useSave()
  return useMutation({
    mutationFn: async ({ publicKey, hour, permission }: TurnOn) => {
      if ((await permission) !== 'granted') throw new PermissionRefused()
      const address = await subscribeToPush(publicKey).catch((cause) => {
        throw new PushUnavailable('No push address', { cause })
      })
      return api.call(turnOnDailyNotification, { body: { ...address, hour } })
    },
    onSuccess(state) {
      save(state)
      showToast({ ...texts.turnedOn, kind: 'success' })
    },
    onError(error) {
      showFailure(error)
      void queryClient.invalidateQueries({ queryKey: queryKeys.dailyNotification })
    },
  })
}

export function useChangeHour() {
  const { api } = useServices()
  const save = useSave()
  return useMutation({
    mutationFn: async (hour: number) =>
      api.call(changeNotificationHour, { params: await ofThisDevice(), body: { hour } }),
    onSuccess(state) {
      save(state)
      showToast({ ...texts.hourSaved, kind: 'success' })
    },
    onError: showFailure,
  })
}

export function useTurnOffNotification() {
  const { api } = useServices()
  const save = useSave()
  return useMutation({
    mutationFn: async () => {
      await api.call(turnOffDailyNotification, { params: await ofThisDevice() })
      // Nothing reaches the browser any more, whether it forgets its address or not.
      await (await findPushSubscription())?.unsubscribe().catch(() => {})
    },
    onSuccess() {
      save({ device: null })
      showToast({ ...texts.turnedOff, kind: 'success' })
    },
    onError: showFailure,
  })
}

async function ofThisDevice() {
  const subscription = await findPushSubscription()
  if (!subscription) throw new PushUnavailable('This browser has no push address')
  return { device: await deviceId(subscription.endpoint) }
}

function useSave() {
  const { queryClient } = useServices()
  return (state: Partial<DailyNotification>) =>
    queryClient.setQueryData(queryKeys.dailyNotification, (before?: object) => ({
      ...before,
      ...state,
    }))
}

function showFailure(error: unknown) {
  const { title, text } = texts.failed
  showToast({ title, text: reasonOf(error, text), kind: 'destructive' })
}

function reasonOf(error: unknown, otherwise: string): string {
  if (error instanceof PermissionRefused) return texts.dismissed
  if (error instanceof PushUnavailable) return texts.pushUnavailable
  return errorMessage(error, otherwise)
}
