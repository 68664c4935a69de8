import { type FormEvent, useState } from 'react'
import { MAX_TEST_PROMPT_LENGTH, settingLabels } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import type { ConfigForm } from '../configuration/use-config-form.ts'
import { settingsFields, valueText } from '../field-labels.ts'
import { Elapsed } from './Elapsed.tsx'
import { TestResult } from './TestResult.tsx'
import type { TestRun } from './use-test-run.ts'

const { features, refusals, test: texts } = adminMessages

interface Props {
  configForm: ConfigForm
  testRun: TestRun
  onConfigure(): void
}

/** Runs the values of the form, saved or not. */
export function TestTab({ configForm, testRun, onConfigure }: Props) {
  const { form } = configForm
  const { prompt, setPrompt, isPending, run, cancel, startedAt, wasCanceled, result } = testRun
  const [isInvalid, setIsInvalid] = useState(false)
  const isTooLong = prompt.trim().length > MAX_TEST_PROMPT_LENGTH

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isTooLong) return
    const isValid = await form.trigger()
    setIsInvalid(!isValid)
    if (isValid) run(form.getValues())
  }

  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <form noValidate aria-label="Test" onSubmit={submit} className="flex flex-col gap-5">
        <TestedSettings configForm={configForm} onConfigure={onConfigure} />
        <TextArea
          label={texts.prompt}
          error={isTooLong ? refusals.testPrompt : undefined}
          rows={3}
          placeholder={texts.placeholder}
          value={prompt}
          onChange={({ currentTarget }) => setPrompt(currentTarget.value)}
          size="py-3"
        />
        {isInvalid && <Notice>{texts.invalidSettings}</Notice>}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton isBusy={isPending} whileBusy={texts.running}>
            {texts.run}
          </SubmitButton>
          {isPending && (
            <>
              <Button look="outline" onClick={cancel}>
                Cancel
              </Button>
              <Elapsed since={startedAt} />
            </>
          )}
          {!isPending && wasCanceled && (
            <p role="status" className="text-sm text-muted">
              {texts.canceled}
            </p>
          )}
        </div>
      </form>
      {result && <TestResult result={result} isOutdated={isPending} />}
    </div>
  )
}

function TestedSettings({ configForm, onConfigure }: Omit<Props, 'testRun'>) {
  const { form, base, isDirty } = configForm
  const settings = form.watch()
  const fields = settingsFields.filter((field) => field !== 'enabled')
  return (
    <section aria-label="Tested settings" className="border-l-2 border-line pl-4">
      <h2 className="font-serif text-lg">{features[base.featureName]}</h2>
      <p className="mt-1 text-sm text-muted">{isDirty ? texts.usesUnsaved : texts.usesSaved}</p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm tabular-nums">
        {fields.map((field) => (
          <div key={field} className="contents">
            <dt className="text-muted">{settingLabels[field]}</dt>
            <dd>{valueText(field, settings[field])}</dd>
          </div>
        ))}
      </dl>
      <Button look="quiet" className="-ml-5" onClick={onConfigure}>
        Change Settings
      </Button>
    </section>
  )
}
