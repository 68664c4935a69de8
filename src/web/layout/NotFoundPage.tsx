import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
import { nearestPage, usualPages } from './nearest-page.ts'
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
  if (!isHydrated) return null
  const page = nearestPage(pathname)
  return (
    <p className="mt-6 font-serif text-lg">
      {page ? 'Were you looking for' : 'You may want'}{' '}
      <Choices pages={page ? [page] : usualPages} />
    </p>
  )
}

function Choices({ pages }: { pages: typeof usualPages }) {
  const last = pages.length - 1
  return pages.map(({ path, title }, index) => (
    <Fragment key={path}>
      {index > 0 && (index === last ? ' or ' : ', ')}
      <Link to={path} className="text-link">
        {title}
      </Link>
      {index === last && (last > 0 ? '.' : '?')}
    </Fragment>
  ))
}
