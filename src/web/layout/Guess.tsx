import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { nearestPage, usualPages } from './nearest-page.ts'

/** Where somebody with an unknown address may have wanted to go. */
export function Guess() {
  const { pathname } = useLocation()
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
