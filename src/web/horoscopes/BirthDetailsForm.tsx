import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SavedBirthDetails } from '#contract/auth.ts'
import { messages } from '#contract/messages.ts'
import { BirthFields } from '#web/birth/BirthFields.tsx'
import { birthChecks } from '#web/birth/birth-checks.ts'
import {
  type BirthForm,
  emptyBirthForm,
  fromBirthDetails,
  toBirthDetails,
  typedBirth,
} from '#web/birth/birth-form.ts'
import { CandidateChoice } from '#web/birth/CandidateChoice.tsx'
import { withCandidate } from '#web/birth/candidate.ts'
import { useBirthRefusal } from '#web/birth/use-birth-refusal.ts'
import { useKnownBirth, useKnownBirthIn } from '#web/birth/use-known-birth.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { typedBefore } from '#web/typed-fields.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useTypedFields } from '#web/use-typed-fields.ts'
import { useSaveBirthDetails } from './use-save-birth-details.ts'

const texts = messages.horoscopes

interface Props {
  known: SavedBirthDetails | undefined
  /** Undefined if there is nothing to go back to. */
  onCancel: (() => void) | undefined
  onSaved(): void
}

/** The birth details: entered once, and changed with "Edit Birth Details". */
export function BirthDetailsForm({ known, onCancel, onSaved }: Props) {
  const { save, isSaving, refusal } = useSaveBirthDetails(() => {
    markSent()
    onSaved()
  })
  const [initial] = useState(() =>
    known ? fromBirthDetails(known) : (typedBefore<BirthForm>('birthDetails') ?? emptyBirthForm),
  )
  const form = useForm<BirthForm>({ resolver: birthChecks.resolver, defaultValues: initial })
  const knownElsewhere = useKnownBirth()
  useKnownBirthIn(form, knownElsewhere, known === undefined)
  const { handleSubmit, reset } = form
  const markSent = useTypedFields('birthDetails', () =>
    known ? undefined : typedBirth(form.getValues(), { initial, known: knownElsewhere }),
  )
  const submit = useRef<HTMLButtonElement>(null)
  const answer = refusal?.candidates ? undefined : refusal
  const { failure, sayWhatIsWrong } = useBirthRefusal(form, answer, submit)

  return (
    <div className="page-column min-h-[70vh]">
      <PageHeading>{texts.title}</PageHeading>
      <p className="mt-4 max-w-prose font-serif text-lg text-muted">
        {onCancel
          ? 'Changing these details rewrites your horoscopes and your calendar. Portraits you already have keep the chart they were written from, and so does Baba Bliss.'
          : 'They are written from the sky at the minute and the place of your birth. Give them once, and they are known everywhere here.'}
      </p>
      <form
        noValidate
        className="mt-8 flex max-w-[34rem] flex-col gap-6"
        onFocus={birthChecks.prepare}
        onSubmit={handleSubmit((given) => save(toBirthDetails(given)), sayWhatIsWrong)}
      >
        <BirthFields form={form} isOwn />
        {refusal?.candidates && (
          <CandidateChoice
            question={refusal.message}
            candidates={refusal.candidates}
            onChoose={(candidate) => {
              const chosen = withCandidate(fromBirthDetails(refusal.details), candidate)
              reset(chosen)
              save(toBirthDetails(chosen))
            }}
          />
        )}
        {failure && <Notice>{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button
            ref={submit}
            type="submit"
            size="large"
            aria-disabled={isSaving || undefined}
            className="max-sm:w-full"
          >
            {isSaving ? 'Saving...' : texts.save}
          </Button>
          {onCancel && (
            <Button look="outline" size="large" className="max-sm:w-full" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
