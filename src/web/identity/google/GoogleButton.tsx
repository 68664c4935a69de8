import { messages } from '#contract/messages.ts'
import { useIdentitySettings } from '#web/session/identity-settings.ts'
import { Button } from '#web/ui/Button.tsx'
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
  if (settings && !settings.google) return null
  return (
    <>
      <Button
        look="outline"
        size="large"
        className="w-full"
        disabled={isWaiting}
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
    </>
  )
}
