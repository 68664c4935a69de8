import { messages } from '#contract/messages.ts'
import { useIdentitySettings } from '#web/session/identity-settings.ts'
import { Button } from '#web/ui/Button.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
import { GoogleMark } from './GoogleMark.tsx'
import type { useGoogleSignIn } from './use-google-sign-in.ts'

const { google } = messages.identity

interface Props {
  google: ReturnType<typeof useGoogleSignIn>
  onStart?(): void
}

/** Hidden on a server without a Google client. */
export function GoogleButton({ google: { isWaiting, start }, onStart }: Props) {
  const settings = useIdentitySettings()
  const isHydrated = useHydrated()
  if (settings && !settings.google) return null
  return (
    <div className="if-google">
      <Button
        look="outline"
        size="large"
        className="w-full"
        // Its popup opens only within the click.
        disabled={isWaiting || !isHydrated}
        onClick={() => {
          onStart?.()
          void start()
        }}
      >
        <GoogleMark />
        {isWaiting ? google.waiting : google.button}
      </Button>
      <p aria-hidden="true" className="my-6 flex items-center gap-4 text-sm text-muted">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </p>
    </div>
  )
}
