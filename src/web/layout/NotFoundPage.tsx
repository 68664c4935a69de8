import { Link, useLocation } from 'react-router'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
import { nearestPage } from './nearest-page.ts'
import { PageHeading } from './PageHeading.tsx'

const { title, text } = messages.notFoundPage

/** For the head. */
export function NotFoundMeta() {
  return (
    <>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

export default function NotFoundPage() {
  return (
    <div className="page-column">
      <PageHeading>{title}</PageHeading>
      <p className="mt-4 font-serif text-lg text-muted">{text}</p>
      <Guess />
      <ButtonLink to="/" className="mt-8">
        Back to Home
      </ButtonLink>
    </div>
  )
}

/** The build renders this page once for every address, so the address counts only after hydration. */
function Guess() {
  const { pathname } = useLocation()
  const isHydrated = useHydrated()
  const page = isHydrated ? nearestPage(pathname) : undefined
  if (!page) return null
  return (
    <p className="mt-6 font-serif text-lg">
      Were you looking for{' '}
      <Link to={page.path} className="text-link">
        {page.title}
      </Link>
      ?
    </p>
  )
}
