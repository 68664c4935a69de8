import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { Candidate } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import { BirthFields } from '#web/birth/BirthFields.tsx'
import { birthChecks } from '#web/birth/birth-checks.ts'
import {
  type BirthForm,
  isEmpty,
  isIncomplete,
  isUnreadable,
  typedBirth,
} from '#web/birth/birth-form.ts'
import { CandidateChoice } from '#web/birth/CandidateChoice.tsx'
import { withCandidate } from '#web/birth/candidate.ts'
import { showMissingBirth } from '#web/birth/show-missing-birth.ts'
import { useKnownBirth, useKnownBirthIn } from '#web/birth/use-known-birth.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useTypedFields } from '#web/use-typed-fields.ts'
import type { SynastryGeneration } from '../generation/use-synastry-generation.ts'
import {
  type SynastryForm as Form,
  fromSynastryDetails,
  type Whom,
  whoms,
} from './synastry-form.ts'

const LONGEST_NAME = 80
const legends: Record<Whom, string> = {
  user: messages.readings.you,
  partner: messages.readings.yourPartner,
}
const unknownTimes: Record<Whom, string> = {
  user: "I don't know my birth time",
  partner: "I don't know their birth time",
}

interface Props {
  /** 2 below another heading of the page. */
  headingLevel?: 1 | 2 | undefined
  initial: Form
  generation: SynastryGeneration
  onSubmit(form: Form): void
}

/** The births and names of two people. */
export function SynastryForm({ headingLevel = 1, initial, generation, onSubmit: onSend }: Props) {
  const [names, setNames] = useState({ user: initial.user.name, partner: initial.partner.name })
  const forms: Record<Whom, UseFormReturn<BirthForm>> = {
    user: useForm<BirthForm>({ resolver: birthChecks.resolver, defaultValues: initial.user.birth }),
    partner: useForm<BirthForm>({
      resolver: birthChecks.resolver,
      defaultValues: initial.partner.birth,
    }),
  }
  const submit = useRef<HTMLButtonElement>(null)
  const refusal = refusalOf(generation)
  const { user, partner } = forms
  const known = useKnownBirth()
  useKnownBirthIn(user, known, true)
  usePlacedRefusal(refusal, forms, submit)
  const markSent = useTypedFields('synastry', () => {
    const now = formNow()
    const isTyped = whoms.some(
      (whom) =>
        now[whom].name !== initial[whom].name ||
        typedBirth(now[whom].birth, {
          initial: initial[whom].birth,
          known: whom === 'user' ? known : undefined,
        }) !== undefined,
    )
    const isCleared = whoms.every((whom) => now[whom].name === '' && isEmpty(now[whom].birth))
    if (!isTyped) return undefined
    return isCleared ? null : now
  })

  function onSubmit(sent: Form) {
    markSent()
    onSend(sent)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    // The part that is validated last gets the focus.
    const valid = [await isValid(partner), await isValid(user)]
    if (!valid.every(Boolean)) return sayWhatIsMissing()
    onSubmit(formNow())
  }

  function formNow(): Form {
    const now = (person: Whom) => ({ name: names[person], birth: forms[person].getValues() })
    return { user: now('user'), partner: now('partner') }
  }

  function sayWhatIsMissing() {
    for (const form of [user, partner])
      if (isUnreadable(form.formState.errors.birthDate?.ref))
        form.setError('birthDate', { message: messages.birth.impossibleDate })
    if ([user, partner].some((form) => isIncomplete(form.getValues()))) showMissingBirth()
  }

  function choose(person: Whom, candidate: Candidate) {
    if (generation.state !== 'needs-choice') return
    const submitted = fromSynastryDetails(generation.details)
    const birth = withCandidate(submitted[person].birth, candidate)
    forms[person].reset(birth)
    onSubmit({ ...submitted, [person]: { ...submitted[person], birth } })
  }

  return (
    <>
      <PageHeading level={headingLevel}>Two people, two charts</PageHeading>
      <p className="mt-4 max-w-[38rem] font-serif text-lg text-pretty text-muted">
        Both charts are computed from the true sky and laid over each other. The reading says what
        draws you, how you talk, where it rubs and what holds.
      </p>
      <form
        noValidate
        className="mt-8 flex flex-col gap-8 md:mt-10"
        onFocus={birthChecks.prepare}
        onSubmit={send}
      >
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          {whoms.map((person) => (
            <fieldset
              key={person}
              className="flex min-w-0 flex-col gap-5 border-t-2 border-gold pt-4 max-lg:max-w-[34rem]"
            >
              <legend className="float-left font-serif text-2xl tracking-heading">
                {legends[person]}
              </legend>
              <TextField
                label="Name (optional)"
                autoComplete={person === 'user' ? 'given-name' : 'off'}
                maxLength={LONGEST_NAME}
                value={names[person]}
                onChange={(event) => setNames({ ...names, [person]: event.currentTarget.value })}
              />
              <BirthFields
                form={forms[person]}
                unknownTime={unknownTimes[person]}
                isOwn={person === 'user'}
              />
              {generation.state === 'needs-choice' &&
                personOfField(generation.field) === person && (
                  <CandidateChoice
                    question={generation.message}
                    candidates={generation.candidates}
                    onChoose={(candidate) => choose(person, candidate)}
                  />
                )}
            </fieldset>
          ))}
        </div>
        {refusal && !refusal.field && <Notice>{refusal.message}</Notice>}
        <Button ref={submit} type="submit" size="large" className="self-start max-sm:self-stretch">
          Generate Reading
        </Button>
      </form>
    </>
  )
}

/** Shows the errors; from then on each field is validated during typing. */
async function isValid(form: UseFormReturn<BirthForm>): Promise<boolean> {
  let isRight = false
  await form.handleSubmit(() => {
    isRight = true
  })()
  return isRight
}

interface Refusal {
  message: string
  person: Whom
  field: 'birthDate' | 'birthTime' | 'birthLocation' | undefined
}

const ownFields: Record<string, Refusal['field']> = {
  date: 'birthDate',
  time: 'birthTime',
  location: 'birthLocation',
  birthDate: 'birthDate',
  birthTime: 'birthTime',
  birthLocation: 'birthLocation',
}

/** `partner.birthTime`, or `partner.time` as the API names it. */
function refusalOf(generation: SynastryGeneration): Refusal | undefined {
  if (generation.state !== 'failed') return undefined
  const { message, field } = generation
  return { message, person: personOfField(field), field: ownFields[field?.split('.')[1] ?? ''] }
}

const personOfField = (field: string | undefined): Whom =>
  field?.startsWith('partner') ? 'partner' : 'user'

function usePlacedRefusal(
  refusal: Refusal | undefined,
  forms: Record<Whom, UseFormReturn<BirthForm>>,
  submit: React.RefObject<HTMLButtonElement | null>,
) {
  const message = refusal?.message
  const field = refusal?.field
  const { setError } = forms[refusal?.person ?? 'user']
  useEffect(() => {
    if (field && message) setError(field, { message }, { shouldFocus: true })
    else if (message) submit.current?.focus()
  }, [field, message, setError, submit])
}
