import { Link, useLocation } from 'react-router'
import { messages } from '#contract/messages.ts'
import { findPage } from '#contract/pages.ts'
import { withQuery } from '#web/own-path.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useHydrated } from '#web/use-hydrated.ts'

const { newHere, seeFirst } = messages.firstChart

interface Props {
  children: string
  /** Also leads to the chart that anybody may see. */
  hasFirstChart?: boolean
}

/** For a signed-out visitor: one sentence, and a link that returns to this page after logging in. */
export function LogInPrompt({ children, hasFirstChart }: Props) {
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="font-serif text-lg text-muted">{children}</p>
      <LogInLink />
      {hasFirstChart && (
        <p className="text-sm text-muted">
          {newHere}{' '}
          <Link to="/" className="text-link">
            {seeFirst}
          </Link>
        </p>
      )}
    </div>
  )
}

export function LogInLink() {
  const { pathname, search } = useLocation()
  // The build renders `/horoscopes/`, and knows no query.
  const path = findPage(pathname)?.path ?? pathname
  const query = useHydrated() ? search : ''
  return (
    <ButtonLink
      size="large"
      to={withQuery('/login', { redirect: path + query })}
      className="max-sm:w-full"
    >
      Log In
    </ButtonLink>
  )
}
