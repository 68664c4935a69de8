import { passkeyMessages as texts } from '#contract/passkey-messages.ts'
import { supportsPasskeys } from '#web/passkey-support.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
import type { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Hidden where the identity provider or the browser has no passkeys. */
export function PasskeyButton({
  passkey: { failure, isWaiting, start },
}: {
  passkey: ReturnType<typeof usePasskeySignIn>
}) {
  const isHydrated = useHydrated()
  if (isHydrated && !supportsPasskeys()) return null
  return (
    <div className="if-mailed-code mt-3 flex flex-col gap-3">
      <Button look="outline" size="large" disabled={isWaiting || !isHydrated} onClick={start}>
        {isWaiting ? texts.waiting : texts.logIn}
      </Button>
      {failure && <Notice title={failure.title}>{failure.text}</Notice>}
    </div>
  )
}
