import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type BirthDetails, EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '#contract/birth.ts'
import type { Candidate } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import type { BirthForm } from '#web/birth/birth-form.ts'
import { CandidateChoice } from '#web/birth/CandidateChoice.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { FirstPlaceField } from './FirstPlaceField.tsx'
import type { BirthField, Errors } from './read-form.ts'
import type { Preview } from './use-preview.ts'

const texts = messages.firstChart

// Not from birth-form.ts, which loads zod.
const empty: BirthForm = { birthDate: '', birthTime: '', timeIsUnknown: false, birthLocation: '' }

interface Props {
  preview: Preview
  onSubmit(details: BirthDetails): void
}

/**
 * The birth form of a page that most people only read: its checks and the list of places are loaded once it is
 * touched.
 */
export function FirstChartForm({ preview, onSubmit }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [isTouched, setIsTouched] = useState(false)
  const isHydrated = useTypedBefore(element, setForm)
  useRefusal(preview, element, setErrors)
  const isAsking = preview.state === 'asking'
  const change = (changed: Partial<BirthForm>) => {
    setForm((before) => ({ ...before, offsetSeconds: undefined, ...changed }))
    setErrors({})
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { readForm } = await import('./read-form.ts')
    const checked = readForm(form, inputOf(element.current, 'birthDate'))
    if ('details' in checked) return onSubmit(checked.details)
    setErrors(checked.errors)
    focusFirst(element.current, checked.errors)
  }

  async function choose(candidate: Candidate) {
    if (preview.state !== 'needs-choice') return
    const { chooseCandidate, toBirthDetails } = await import('./read-form.ts')
    const chosen = chooseCandidate(preview.details, candidate)
    setForm(chosen)
    onSubmit(toBirthDetails(chosen))
  }

  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-4"
      onFocus={() => setIsTouched(true)}
      onSubmit={submit}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-1">
        <TextField
          label="Birth date"
          type="date"
          name="birthDate"
          autoComplete="bday"
          min={EARLIEST_BIRTH_DATE}
          max={LATEST_BIRTH_DATE}
          value={form.birthDate}
          error={errors.birthDate}
          onChange={({ target }) => change({ birthDate: target.value })}
        />
        <TextField
          label="Birth time"
          type="time"
          name="birthTime"
          disabled={form.timeIsUnknown}
          value={form.timeIsUnknown ? '' : form.birthTime}
          error={errors.birthTime}
          onChange={({ target }) => change({ birthTime: target.value })}
        />
        <label className="col-span-2 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="tick"
            name="timeIsUnknown"
            checked={form.timeIsUnknown}
            onChange={({ target }) => change({ timeIsUnknown: target.checked })}
          />
          I don't know my birth time
        </label>
      </div>
      <FirstPlaceField
        isTouched={isTouched}
        text={form.birthLocation}
        place={form.place}
        error={errors.birthLocation}
        onChange={(birthLocation, place) => change({ birthLocation, place })}
      />
      {preview.state === 'needs-choice' && (
        <CandidateChoice
          question={questionOf(preview)}
          candidates={preview.candidates}
          onChoose={choose}
        />
      )}
      {preview.state === 'failed' && !errors[preview.field as BirthField] && (
        <Notice>{preview.message}</Notice>
      )}
      {/* Before the scripts have run, a submission would put the birth into the URL. */}
      <Button type={isHydrated ? 'submit' : 'button'} size="large" disabled={isAsking}>
        {isAsking ? texts.busy : texts.action}
      </Button>
    </form>
  )
}

/** What was typed, or filled in by the browser, before the scripts had run. @returns whether they have */
function useTypedBefore(
  element: RefObject<HTMLFormElement | null>,
  setForm: (form: BirthForm) => void,
): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => {
    setIsHydrated(true)
    const value = (field: BirthField) => inputOf(element.current, field)?.value ?? ''
    const timeIsUnknown = inputOf(element.current, 'timeIsUnknown')?.checked ?? false
    setForm({
      birthDate: value('birthDate'),
      birthTime: value('birthTime'),
      timeIsUnknown,
      birthLocation: value('birthLocation'),
    })
  }, [element, setForm])
  return isHydrated
}

/** Shows a refusal of the server beside its field. */
function useRefusal(
  preview: Preview,
  element: RefObject<HTMLFormElement | null>,
  setErrors: (errors: Errors) => void,
) {
  useEffect(() => {
    if (preview.state !== 'failed') return
    const { field, message } = preview
    if (!field || !inputOf(element.current, field)) return
    const errors = { [field]: message }
    setErrors(errors)
    focusFirst(element.current, errors)
  }, [preview, element, setErrors])
}

function focusFirst(form: HTMLFormElement | null, errors: Errors) {
  const first = (['birthDate', 'birthTime', 'birthLocation'] as const).find(
    (field) => errors[field],
  )
  if (first) inputOf(form, first)?.focus()
}

const inputOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? null

/** The places are shown as buttons below; the server's message would repeat them all. */
function questionOf({ message, details, candidates }: Extract<Preview, { state: 'needs-choice' }>) {
  if (candidates.length < 2 || !candidates.every(({ place }) => place)) return message
  return texts.whichPlace.replace('{place}', details.birthLocation)
}
