import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { BirthFields } from '#web/birth/BirthFields.tsx'
import { BirthForm, fromBirthDetails } from '#web/birth/birth-form.ts'
import { CandidateChoice } from '#web/birth/CandidateChoice.tsx'
import { withCandidate } from '#web/birth/candidate.ts'
import { useBirthRefusal } from '#web/birth/use-birth-refusal.ts'
import { useKnownBirthIn, useSavedBirth } from '#web/birth/use-known-birth.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { EmptyWheel } from '../generation/EmptyWheel.tsx'
import type { NatalGeneration } from '../generation/use-natal-generation.ts'

interface Props {
  initial: BirthForm
  generation: NatalGeneration
  /** Whether a form that is still empty is for the person's own birth. */
  isOwn: boolean
  onSubmit(form: BirthForm): void
}

type NeedsChoice = Extract<NatalGeneration, { state: 'needs-choice' }>

export function NatalForm({ initial, generation, isOwn, onSubmit }: Props) {
  const form = useForm<BirthForm>({ resolver: zodResolver(BirthForm), defaultValues: initial })
  useKnownBirthIn(form, useSavedBirth(), isOwn)
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
          onSubmit={form.handleSubmit(onSubmit, sayWhatIsWrong)}
        >
          <BirthFields form={form} />
          {generation.state === 'needs-choice' && (
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
          {failure && <Notice>{failure}</Notice>}
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

/** The places are shown as buttons below; the server's message would repeat them all. */
function questionOf({ message, details, candidates }: NeedsChoice): string {
  if (candidates.length < 2 || !candidates.every(({ place }) => place)) return message
  return `Which “${details.birthLocation}” is it? If it is not here, add its region, as in “Paris, Texas”.`
}
