import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { timings } from '#contract/timings.ts'
import {
  type BirthForm,
  emptyBirthForm,
  fromBirthDetails,
  toBirthDetails,
} from '#web/birth/birth-form.ts'
import { FirstCharge } from '#web/FirstCharge.tsx'
import { FirstReading, type Preview, usePreview } from '#web/first-chart/use-preview.ts'
import { pendingNatal, takeJustSubscribed } from '#web/pending/pending-natal.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { typedBefore, typist } from '#web/typed-fields.ts'
import { Button } from '#web/ui/Button.tsx'
import { useFocusAfter } from '#web/ui/use-focus-after.ts'
import { NatalForm } from './form/NatalForm.tsx'
import { TO_SUBSCRIBE, useNatalGeneration } from './generation/use-natal-generation.ts'
import { NatalSkeleton } from './NatalSkeleton.tsx'
import { OwnPortrait } from './OwnPortrait.tsx'
import { LateNatalPortrait, usePortraitCode } from './portrait/LateNatalPortrait.tsx'
import { shownReading } from './portrait/shown-reading.ts'
import { ReadingTab, type TabProps } from './ReadingTab.tsx'
import { useOwnPortrait } from './use-own-portrait.ts'

/** The natal tab: the person's own portrait, or the form, its generation and the new portrait. */
export function NatalTab(props: TabProps) {
  const [initial, setInitial] = useState<BirthForm>(formOnArrival)
  const { generation, generate, finish, reset } = useNatalGeneration((sent) =>
    setInitial(fromBirthDetails(sent)),
  )
  const [isAnother, setIsAnother] = useState(false)
  const { identity } = useIdentity()
  const { preview, chart, see } = usePreview()
  useAutoGenerate(initial, generate)
  const { own, isLoading, isLate, showPortraitFirst } = useOwnPortrait()
  const hasCode = usePortraitCode(identity !== undefined)
  const hasOpenForm = isAnother || isLate || initial !== emptyBirthForm
  const view = useRef<HTMLDivElement>(null)
  useFocusAfter(isAnother, view)

  // The form that was left for one's own portrait: it waits, but the tab opens with the portrait.
  const isBack = useRef(false)
  const halfFilled = useRef(emptyBirthForm)

  function openForm() {
    isBack.current = false
    setInitial(halfFilled.current)
    setIsAnother(true)
    reset()
  }
  function backToOwn() {
    isBack.current = true
    setInitial(emptyBirthForm)
    setIsAnother(false)
    showPortraitFirst()
    if (generation.state !== 'idle') reset()
  }

  return (
    <ReadingTab
      {...props}
      type="natal"
      generation={generation}
      toShown={shownReading}
      onFound={finish}
      onAnother={openForm}
      portraitOf={(reading) => <LateNatalPortrait reading={reading} />}
    >
      <div ref={view}>
        {own && hasCode && !hasOpenForm ? (
          <OwnPortrait reading={own} onAnother={openForm} />
        ) : (own || isLoading) && !hasOpenForm ? (
          <NatalSkeleton />
        ) : (
          <>
            {own && (
              <Button look="quiet" className="-mt-4 mb-4 -ml-5 md:-mt-6" onClick={backToOwn}>
                <ArrowLeft aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
                Back to Your Portrait
              </Button>
            )}
            <NatalForm
              initial={initial}
              generation={isRefused(preview) ? preview : generation}
              isOwn={!isAnother}
              onLeave={(typed) => {
                if (!isBack.current) return typed
                if (typed !== undefined) halfFilled.current = typed ?? emptyBirthForm
                return null
              }}
              onSubmit={(form) => {
                halfFilled.current = emptyBirthForm
                setInitial(form)
                return generate(toBirthDetails(form))
              }}
              onSee={identity ? undefined : (form) => see(toBirthDetails(form))}
            />
          </>
        )}
      </div>
      {!identity && chart && (
        <div className="mt-12 border-t border-line pt-8">
          <FirstReading chart={chart} keepTo={TO_SUBSCRIBE}>
            <FirstCharge plan="monthly" className="mt-4 text-sm text-muted" />
          </FirstReading>
        </div>
      )}
    </ReadingTab>
  )
}

type Refused = Extract<Preview, { state: 'failed' | 'needs-choice' }>

const isRefused = (preview: Preview): preview is Refused =>
  preview.state === 'failed' || preview.state === 'needs-choice'

function formOnArrival(): BirthForm {
  const typed =
    typedBefore<BirthForm>('natal') ??
    // A visitor begins on the start page, too.
    (typist() === null ? typedBefore<BirthForm>('firstChart') : undefined)
  if (typed) return typed
  const pending = pendingNatal()
  return pending ? fromBirthDetails(pending) : emptyBirthForm
}

/**
 * Generates the pending reading once after the person has subscribed. A flag without details is removed
 * at once: otherwise it could start a reading unexpectedly much later.
 */
function useAutoGenerate(
  initial: BirthForm,
  generate: (details: ReturnType<typeof toBirthDetails>) => void,
) {
  const { identity } = useIdentity()
  const uid = identity?.uid
  const start = useRef(() => generate(toBirthDetails(initial)))
  useEffect(() => {
    const timer = setTimeout(() => {
      const hasDetails = pendingNatal() !== undefined
      if (hasDetails && uid === undefined) return
      if (takeJustSubscribed() && hasDetails) start.current()
    }, timings.autoGenerateDelay)
    return () => clearTimeout(timer)
  }, [uid])
}
