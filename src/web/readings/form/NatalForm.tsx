import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { messages } from '#contract/messages.ts'
import { BirthFields } from '#web/birth/BirthFields.tsx'
import { birthChecks } from '#web/birth/birth-checks.ts'
import { type BirthForm, fromBirthDetails, typedBirth } from '#web/birth/birth-form.ts'
import { CandidateChoice } from '#web/birth/CandidateChoice.tsx'
import { withCandidate } from '#web/birth/candidate.ts'
import { useBirthRefusal } from '#web/birth/use-birth-refusal.ts'
import { useEarlyBirthIn } from '#web/birth/use-early-birth.ts'
import { useKnownBirthIn } from '#web/birth/use-known-birth.ts'
import { useSavedBirth } from '#web/birth/use-saved-birth.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useTypedFields } from '#web/use-typed-fields.ts'
import { EmptyWheel } from '../generation/EmptyWheel.tsx'
import type { NatalGeneration } from '../generation/use-natal-generation.ts'

interface Props {
  initial: BirthForm
  generation: NatalGeneration
  /** Whether a form that is still empty is for the person's own birth. */
  isOwn: boolean
  onSubmit(form: BirthForm): void
  /** Gets what was typed, null if it was cleared, undefined if nothing was; returns what is kept. */
  onLeave(typed: BirthForm | null | undefined): BirthForm | null | undefined
  /** For a visitor: draws the chart at once, without an account. */
  onSee?: ((form: BirthForm) => void) | undefined
}

type NeedsChoice = Extract<NatalGeneration, { state: 'needs-choice' }>

export function NatalForm({ initial, generation, isOwn, onSubmit: onSend, onLeave, onSee }: Props) {
  const form = useForm<BirthForm>({ resolver: birthChecks.resolver, defaultValues: initial })
  useEarlyBirthIn(form)
  const known = useSavedBirth()
  useKnownBirthIn(form, known, isOwn)
  const markSent = useTypedFields('natal', () =>
    onLeave(typedBirth(form.getValues(), { initial, known })),
  )
  const onSubmit = (sent: BirthForm) => {
    markSent()
    onSend(sent)
  }
  const submitted = onSee ?? onSubmit
  const submit = useRef<HTMLButtonElement>(null)
  const refusal = generation.state === 'failed' ? generation : undefined
  const { failure, sayWhatIsWrong } = useBirthRefusal(form, refusal, submit)

  return (
    <div className="grid items-start gap-x-20 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <div>
        <PageHeading>When and where were you born?</PageHeading>
        <p className="mt-4 font-serif text-lg text-muted">
          Your chart is computed from the true sky of that minute; your portrait is written from the
          chart, and each paragraph can tell you why it says what it says.
        </p>
        <form
          noValidate
          className="mt-8 flex flex-col gap-6"
          onFocus={birthChecks.prepare}
          onSubmit={form.handleSubmit(submitted, sayWhatIsWrong)}
        >
          <BirthFields form={form} isOwn={isOwn} />
          {generation.state === 'needs-choice' && (
            <CandidateChoice
              question={questionOf(generation)}
              candidates={generation.candidates}
              onChoose={(candidate) => {
                const chosen = withCandidate(fromBirthDetails(generation.details), candidate)
                form.reset(chosen)
                submitted(chosen)
              }}
            />
          )}
          {failure && <Notice>{failure}</Notice>}
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            {onSee && (
              <Button ref={submit} type="submit" size="large">
                {messages.firstChart.action}
              </Button>
            )}
            <Button
              ref={onSee ? undefined : submit}
              type={onSee ? 'button' : 'submit'}
              look={onSee ? 'outline' : 'primary'}
              size="large"
              onClick={onSee && form.handleSubmit(onSubmit, sayWhatIsWrong)}
            >
              Generate Reading
            </Button>
          </div>
        </form>
      </div>
      <EmptyWheel className="mt-4 hidden lg:block" />
    </div>
  )
}

/** The places are shown as buttons below; the server's message would repeat them all. */
function questionOf({ message, details, candidates }: NeedsChoice): string {
  if (candidates.length < 2 || !candidates.every(({ place }) => place)) return message
  return messages.firstChart.whichPlace.replace('{place}', details.birthLocation)
}
