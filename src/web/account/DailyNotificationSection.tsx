import { useState } from 'react'
import { formatWithTime } from '#contract/clock-time.ts'
import { notificationMessages as texts } from '#contract/notification-messages.ts'
import { type DailyNotification, DEFAULT_NOTE_HOUR } from '#contract/notifications.ts'
import { HOUR } from '#durations.ts'
import { useIsSubscribed } from '#web/session/subscription.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import type { PushSupport } from './push-device.ts'
import { Section } from './Section.tsx'
import {
  useChangeHour,
  useDailyNotification,
  useTurnOffNotification,
  useTurnOnNotification,
} from './use-daily-notification.ts'

/** One line of the horoscope a day, on this device. */
export function DailyNotificationSection() {
  const { data, refetch } = useDailyNotification()
  return (
    <Section title={texts.title} lead={texts.lead}>
      {data ? (
        <Choice {...data} />
      ) : (
        <>
          <Notice>{texts.notLoaded}</Notice>
          <Button look="outline" className="mt-5" onClick={() => refetch()}>
            Try Again
          </Button>
        </>
      )}
    </Section>
  )
}

const unsupported: Record<Exclude<PushSupport, 'ready'>, string> = {
  denied: texts.denied,
  install: texts.installFirst,
  none: texts.notSupported,
}

function Choice({ support, device, publicKey }: DailyNotification & { support: PushSupport }) {
  const isSubscribed = useIsSubscribed()
  if (support !== 'ready') return <p className="text-muted">{unsupported[support]}</p>
  if (!device && !isSubscribed) return <SubscriptionNeeded />
  return <Controls device={device} publicKey={publicKey} />
}

function SubscriptionNeeded() {
  return (
    <>
      <p className="text-muted">{texts.needsSubscription}</p>
      <ButtonLink look="outline" className="mt-5" to="/subscription">
        {texts.seePlans}
      </ButtonLink>
    </>
  )
}

function Controls({ device, publicKey }: DailyNotification) {
  const [chosenHour, setChosenHour] = useState(DEFAULT_NOTE_HOUR)
  const turnOn = useTurnOnNotification()
  const turnOff = useTurnOffNotification()
  const change = useChangeHour()
  const isBusy = turnOn.isPending || turnOff.isPending || change.isPending
  const isOn = turnOn.isPending || (device !== null && !turnOff.isPending)
  const hour = (change.isPending ? change.variables : device?.hour) ?? chosenHour

  function onSwitch(wanted: boolean) {
    if (isBusy) return
    if (wanted) turnOn.mutate({ publicKey, hour, permission: Notification.requestPermission() })
    else turnOff.mutate()
  }

  function onHour(next: number) {
    setChosenHour(next)
    if (device && !isBusy) change.mutate(next)
  }

  const progress =
    (turnOn.isPending && texts.turningOn) ||
    (turnOff.isPending && texts.turningOff) ||
    (change.isPending && texts.saving)
  return (
    <>
      <Switch label={texts.switchLabel} {...{ isOn, isBusy, onSwitch }} />
      <SelectField
        label={texts.hourLabel}
        className="mt-4 max-w-40"
        value={hour}
        disabled={turnOn.isPending || turnOff.isPending}
        onChange={({ target }) => onHour(Number(target.value))}
        options={hours}
      />
      <p className="mt-3 min-h-6 text-sm wrap-anywhere text-muted" role="status">
        {progress || (device && texts.on(hourLabel(device.hour), placeOf(device.timeZone)))}
      </p>
    </>
  )
}

const hourFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' })

/** "9 a.m." */
const hourLabel = (hour: number) => formatWithTime(hourFormat, new Date(hour * HOUR))

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourLabel(hour),
}))

/** "New York" for America/New_York. */
const placeOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ')
