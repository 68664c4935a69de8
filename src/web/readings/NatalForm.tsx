import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { Candidate } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import { BirthFields } from '#web/birth/BirthFields.tsx'
import { BirthForm, fromBirthDetails, isIncomplete, isUnreadable } from '#web/birth/birth-form.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { CandidateChoice } from './CandidateChoice.tsx'
import { EmptyWheel } from './EmptyWheel.tsx'
import type { Generation } from './use-natal-generation.ts'

interface Props {
  initial: BirthForm
  generation: Generation
  onSubmit(form: BirthForm): void
}

type Asked = Extract<Generation, { state: 'asked' }>

const ownFields = ['birthDate', 'birthTime', 'birthLocation'] as const

export function NatalForm({ initial, generation, onSubmit }: Props) {
  const form = useForm<BirthForm>({ resolver: zodResolver(BirthForm), defaultValues: initial })
  const { setError, handleSubmit, getValues } = form
  const submit = useRef<HTMLButtonElement>(null)
  const failedField = ownFields.find((f) => generation.state === 'failed' && generation.field === f)
  const failure = generation.state === 'failed' ? generation.message : undefined
  useEffect(() => {
    if (failedField && failure) setError(failedField, { message: failure }, { shouldFocus: true })
    else if (failure) submit.current?.focus()
  }, [failedField, failure, setError])

  function sayWhatIsWrong(errors: FieldErrors<BirthForm>) {
    const given = getValues()
    const isImpossible = isUnreadable(errors.birthDate?.ref)
    if (isImpossible) setError('birthDate', { message: messages.birth.impossibleDate })
    if (isIncomplete({ ...given, birthDate: given.birthDate || (isImpossible ? 'typed' : '') }))
      showToast({ ...messages.birth.missing, kind: 'destructive' })
  }

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
          onSubmit={handleSubmit(onSubmit, sayWhatIsWrong)}
        >
          <BirthFields form={form} />
          {generation.state === 'asked' && (
            <CandidateChoice
              question={questionOf(generation)}
              candidates={generation.candidates}
              onChoose={(candidate) => {
                const chosen = withCandidate(fromBirthDetails(generation.details), candidate)
                form.reset(chosen)
                onSubmit(chosen)
              }}
            />
          )}
          {failure && !failedField && <Notice>{failure}</Notice>}
          <Button
            ref={submit}
            type="submit"
            size="large"
            className="self-start max-sm:self-stretch"
          >
            Generate Reading
          </Button>
        </form>
      </div>
      <EmptyWheel className="mt-4 hidden lg:block" />
    </div>
  )
}

/** Places stand below on their buttons; the server's sentence would name them all once more. */
function questionOf({ message, details, candidates }: Asked): string {
  if (candidates.length < 2 || !candidates.every(({ place }) => place)) return message
  return `Which “${details.birthLocation}” is it? If it is not here, add its region, as in “Paris, Texas”.`
}

function withCandidate(form: BirthForm, candidate: Candidate): BirthForm {
  const { place, birthDate, birthTime, offsetSeconds } = candidate
  return {
    ...form,
    ...(place && { place, birthLocation: place.display_name }),
    ...(birthDate && { birthDate }),
    ...(birthTime && { birthTime }),
    ...(offsetSeconds !== undefined && { offsetSeconds }),
  }
}
