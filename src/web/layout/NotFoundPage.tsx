import { messages, PRODUCT_NAME } from '#contract/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
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
      <ButtonLink to="/" className="mt-8">
        Back to Home
      </ButtonLink>
    </div>
  )
}
