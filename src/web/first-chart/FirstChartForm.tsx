import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { BirthDetails } from '#contract/birth.ts'
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '#contract/birth-bounds.ts'
import type { Candidate } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import { type BirthForm, emptyBirthForm, fromBirthDetails, isEmpty } from '#web/birth/birth-form.ts'
import { CandidateChoice } from '#web/birth/CandidateChoice.tsx'
import { LatePlaceField } from '#web/birth/LatePlaceField.tsx'
import { leaveTyped, typedBefore } from '#web/typed-fields.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { BirthField, Errors } from './read-form.ts'
import type { Preview } from './use-preview.ts'

const texts = messages.firstChart

interface Props {
  /** Fills in a form that is still empty. */
  known?: BirthDetails | undefined
  preview: Preview
  onSubmit(details: BirthDetails): void
}

/**
 * The birth form of a page that most people only read: its checks and the list of places are loaded once it is
 * touched.
 */
export function FirstChartForm({ known, preview, onSubmit }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState<BirthForm>(emptyBirthForm)
  const [errors, setErrors] = useState<Errors>({})
  const [isTouched, setIsTouched] = useState(false)
  const [isStuck, setIsStuck] = useState(false)
  const isHydrated = useTypedBefore(element, setForm)
  useKnown(known, setForm)
  useRefusal(preview, element, setErrors)
  const isAsking = preview.state === 'asking'
  const change = (changed: Partial<BirthForm>) => {
    const typed = { ...form, offsetSeconds: undefined, ...changed }
    setForm(typed)
    // At once: the next page may open before this one is gone.
    leaveTyped('firstChart', typed)
    setErrors({})
  }

  const failure = isStuck ? texts.failed : failureWithoutField(preview)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const checks = await loadChecks()
    setIsStuck(!checks)
    if (!checks) return
    const checked = checks.readForm(form, inputOf(element.current, 'birthDate'))
    if ('details' in checked) return onSubmit(checked.details)
    setErrors(checked.errors)
    focusFirst(element.current, checked.errors)
  }

  async function choose(candidate: Candidate) {
    if (preview.state !== 'needs-choice') return
    const checks = await loadChecks()
    setIsStuck(!checks)
    if (!checks) return
    const chosen = checks.chooseCandidate(preview.details, candidate)
    setForm(chosen)
    onSubmit(checks.toBirthDetails(chosen))
  }

  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-4"
      onFocus={() => {
        setIsTouched(true)
        void loadChecks()
      }}
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
      <LatePlaceField
        label="Birth location"
        name="birthLocation"
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
      {failure && <Notice>{failure}</Notice>}
      {/* Before the scripts have run, a submission would put the birth into the URL. */}
      <Button type={isHydrated ? 'submit' : 'button'} size="large" disabled={isAsking}>
        {isAsking ? texts.busy : texts.action}
      </Button>
    </form>
  )
}

/** Undefined if they cannot be loaded, as without a network. */
const loadChecks = () => import('./read-form.ts').catch(() => undefined)

const fields: readonly BirthField[] = ['birthDate', 'birthTime', 'birthLocation']

const fieldOf = (preview: Preview) =>
  preview.state === 'failed' ? fields.find((field) => field === preview.field) : undefined

/** One that belongs to a field is shown beside it. */
const failureWithoutField = (preview: Preview) =>
  preview.state === 'failed' && !fieldOf(preview) ? preview.message : undefined

/**
 * What was typed, or filled in by the browser, before the scripts had run, or on an earlier visit.
 *
 * @returns whether they have run
 */
function useTypedBefore(
  element: RefObject<HTMLFormElement | null>,
  setForm: (form: BirthForm) => void,
): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => {
    setIsHydrated(true)
    const value = (field: BirthField) => inputOf(element.current, field)?.value ?? ''
    const timeIsUnknown = inputOf(element.current, 'timeIsUnknown')?.checked ?? false
    const early = {
      birthDate: value('birthDate'),
      birthTime: value('birthTime'),
      timeIsUnknown,
      birthLocation: value('birthLocation'),
    }
    setForm(isEmpty(early) ? (typedBefore<BirthForm>('firstChart') ?? early) : early)
  }, [element, setForm])
  return isHydrated
}

function useKnown(
  known: BirthDetails | undefined,
  setForm: (change: (before: BirthForm) => BirthForm) => void,
) {
  useEffect(() => {
    if (known) setForm((before) => (isEmpty(before) ? fromBirthDetails(known) : before))
  }, [known, setForm])
}

/** Shows a refusal of the server beside its field. */
function useRefusal(
  preview: Preview,
  element: RefObject<HTMLFormElement | null>,
  setErrors: (errors: Errors) => void,
) {
  useEffect(() => {
    const field = fieldOf(preview)
    if (!field || preview.state !== 'failed') return
    const errors = { [field]: preview.message }
    setErrors(errors)
    focusFirst(element.current, errors)
  }, [preview, element, setErrors])
}

function focusFirst(form: HTMLFormElement | null, errors: Errors) {
  const first = fields.find((field) => errors[field])
  if (first) inputOf(form, first)?.focus()
}

const inputOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? null

/** The places are shown as buttons below; the server's message would repeat them all. */
function questionOf({ message, details, candidates }: Extract<Preview, { state: 'needs-choice' }>) {
  if (candidates.length < 2 || !candidates.every(({ place }) => place)) return message
  return texts.whichPlace.replace('{place}', details.birthLocation)
}
