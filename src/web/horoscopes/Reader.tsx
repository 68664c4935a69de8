import { type ReactNode, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { CurrentUser } from '#contract/auth.ts'
import { HOROSCOPE_KINDS } from '#contract/horoscopes.ts'
import { ApiError } from '#web/api-error.ts'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { late } from '#web/ui/late.tsx'
import { useFocusAfter } from '#web/ui/use-focus-after.ts'
import { useToday } from '#web/use-today.ts'
import { HoroscopeSkeleton } from './HoroscopeSkeleton.tsx'
import { HoroscopeTabs } from './HoroscopeTabs.tsx'
import { useHoroscope } from './queries.ts'
import { useBirthForHoroscopes } from './use-birth-for-horoscopes.ts'

// Most people open this page to read.
const BirthDetailsForm = late(async () => (await import('./BirthDetailsForm.tsx')).BirthDetailsForm)

interface Props {
  user: CurrentUser
  /** Shown when the server finds no access after all. */
  gate: ReactNode
}

/** For a person with access: the birth details form first, then the horoscopes. */
export function Reader({ user, gate }: Props) {
  const [query, setQuery] = useSearchParams()
  const { isEditing, edit, leave } = useEditing()
  const view = useRef<HTMLDivElement>(null)
  const { own: today } = useToday()
  const { birth, isPending } = useBirthForHoroscopes(user)
  const kind = HOROSCOPE_KINDS.find((one) => one === query.get('kind')) ?? 'daily'
  const request = { kind, today, birth }
  const horoscope = useHoroscope(request)
  const refusal = horoscope.error instanceof ApiError ? horoscope.error : undefined
  const isForm = !birth || isEditing || refusal?.requiresBirthDetails === true
  useFocusAfter(isForm, view)

  if (refusal?.subscriptionRequired) return gate
  if (isPending) return <HoroscopeSkeleton />
  return (
    <div ref={view}>
      {isForm ? (
        <BirthDetailsForm
          known={user.natalChartData ?? undefined}
          onCancel={isEditing && birth ? leave : undefined}
          onSaved={leave}
          fallback={<PageSkeleton />}
        />
      ) : (
        <HoroscopeTabs
          request={request}
          horoscope={horoscope}
          onKind={(kind) => setQuery({ kind }, { preventScrollReset: true })}
          onEdit={edit}
        />
      )}
    </div>
  )
}

/** The form has its own history entry, so that the browser's Back button closes it. */
function useEditing() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isEditing = state?.isEditing === true
  return {
    isEditing,
    edit: () => navigate({ pathname, search }, { state: { isEditing: true } }),
    leave: () => isEditing && navigate(-1),
  }
}
