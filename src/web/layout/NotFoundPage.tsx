import { type ComponentType, lazy, Suspense } from 'react'
import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
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

/** Without it, the page says enough. */
const Guess = lazy<ComponentType>(() =>
  import('./Guess.tsx').then(
    (loaded) => ({ default: loaded.Guess }),
    () => ({ default: () => null }),
  ),
)

export default function NotFoundPage() {
  // The build renders this page once for every address, so the address counts only after hydration.
  const isHydrated = useHydrated()
  return (
    <div className="page-column">
      <PageHeading>{title}</PageHeading>
      <p className="mt-4 font-serif text-lg text-muted">{text}</p>
      {isHydrated && (
        <Suspense>
          <Guess />
        </Suspense>
      )}
      <ButtonLink to="/" className="mt-8">
        Back to Home
      </ButtonLink>
    </div>
  )
}
