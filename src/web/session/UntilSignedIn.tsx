import type { ReactNode } from 'react'
import { IS_VISITOR } from '#contract/opening-replies.ts'
import { useHydrated } from '#web/use-hydrated.ts'
import { useIdentity } from './IdentityProvider.tsx'

interface Props {
  /** The placeholder of the page that a signed-in person waits for. */
  skeleton: ReactNode
  /** Once it is known who is there. */
  isVisitor: boolean
  /** What a visitor sees in place of the page. */
  children: ReactNode
}

/**
 * A page for signed-in people, until it has one. The prerendered HTML has both, and the document says before the scripts are
 * there which one shows: the visitor's only where the server knows that nobody is signed in.
 */
export function UntilSignedIn({ skeleton, isVisitor, children }: Props) {
  const { isLoading } = useIdentity()
  const isHydrated = useHydrated()
  if (!isHydrated)
    return (
      <>
        <div className="unless-visitor">{skeleton}</div>
        <div className="only-if-visitor">{children}</div>
      </>
    )
  const isShown = isLoading ? isDocumentOfVisitor() : isVisitor
  return (
    <>
      {!isShown && <div>{skeleton}</div>}
      {isShown && <div>{children}</div>}
    </>
  )
}

const isDocumentOfVisitor = () => document.documentElement.classList.contains(IS_VISITOR)
