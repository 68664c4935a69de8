import { useLocation } from 'react-router'
import { withQuery } from '#web/own-path.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

/** For a signed-out visitor: one sentence, and a link that returns to this page after logging in. */
export function LogInPrompt({ children }: { children: string }) {
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="font-serif text-lg text-muted">{children}</p>
      <LogInLink />
    </div>
  )
}

export function LogInLink({ look }: { look?: 'outline' }) {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink
      size="large"
      look={look}
      to={withQuery('/login', { redirect: pathname + search })}
      className="max-sm:w-full"
    >
      Log In
    </ButtonLink>
  )
}
