import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { messages } from '#contract/messages.ts'
import { SECOND } from '#durations.ts'
import { ApiError, networkMessage } from '#web/api-error.ts'
import { documentLocation } from '#web/document-location.ts'
import { send } from '#web/http.ts'
import { keepTyped } from '#web/typed-fields.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { mayReload } from './missing-code.ts'
import { PageHeading } from './PageHeading.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

const { broken, tryAgain } = messages.general
const LONGEST_WAIT = 5 * SECOND

/** Shown instead of a page whose code could not be loaded. */
export function UnreachedPage() {
  const { key } = useLocation()
  return <Unreached key={key} />
}

function Unreached() {
  const { pathname } = useLocation()
  const [failure, setFailure] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)

  /** Reloads the document only if the server can be reached. */
  const load = useCallback(async (isAllowed: () => boolean) => {
    setIsAsking(true)
    const isThere = await isServerThere()
    if (isThere && isAllowed()) {
      keepTyped()
      return documentLocation.reload()
    }
    setIsAsking(false)
    setFailure(isThere ? broken : networkMessage())
  }, [])

  useEffect(() => {
    const byItself = () => void load(() => mayReload(pathname))
    byItself()
    window.addEventListener('online', byItself)
    return () => window.removeEventListener('online', byItself)
  }, [load, pathname])

  if (!failure) return <PageSkeleton />
  return (
    <div className="page-column min-h-[70vh]">
      <PageHeading>{messages.unreachedPage}</PageHeading>
      <div className="mt-6 flex max-w-xl flex-col items-start gap-4">
        <Notice>{failure}</Notice>
        <Button aria-disabled={isAsking || undefined} onClick={() => load(() => true)}>
          {tryAgain}
        </Button>
      </div>
    </div>
  )
}

async function isServerThere(): Promise<boolean> {
  try {
    await send({ path: '/healthz', signal: AbortSignal.timeout(LONGEST_WAIT) })
    return true
  } catch (error) {
    return error instanceof ApiError && error.status > 0 && error.status < 500
  }
}
