import { useState } from 'react'
import {
  type AboutYou,
  CHILDREN,
  LIFE_STAGES,
  MAX_MIND_LENGTH,
  RELATIONSHIP_STATUSES,
  THEMES,
} from '#contract/about-you.ts'
import { messageLength } from '#contract/message-text.ts'
import { messages } from '#contract/messages.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { CareNote } from './CareNote.tsx'
import { MindField } from './MindField.tsx'
import { useSaveAboutYou } from './use-about-you.ts'

const texts = messages.aboutYou

/** What a person says of their life now. Nothing has to be filled in. */
export function AboutYouForm({ about }: { about: AboutYou }) {
  // Only these are sent: another tab may have changed the others.
  const [changes, setChanges] = useState<Partial<AboutYou>>({})
  const { mutate, isPending, data } = useSaveAboutYou()
  const typed = { ...about, ...changes }
  const set = (change: Partial<AboutYou>) => setChanges((before) => ({ ...before, ...change }))
  const isTooLong = messageLength(typed.mind?.trim() ?? '') > MAX_MIND_LENGTH
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLong) mutate(changes, { onSuccess: () => setChanges({}) })
      }}
    >
      <Choice
        texts={texts.lifeStage}
        options={LIFE_STAGES}
        value={typed.lifeStage}
        onChoose={(lifeStage) => set({ lifeStage })}
      />
      <Choice
        texts={texts.relationship}
        options={RELATIONSHIP_STATUSES}
        value={typed.relationship}
        onChoose={(relationship) => set({ relationship })}
      />
      <Choice
        texts={texts.children}
        options={CHILDREN}
        value={typed.children}
        onChoose={(children) => set({ children })}
      />
      <Choice
        texts={texts.theme}
        options={THEMES}
        value={typed.theme}
        onChoose={(theme) => set({ theme })}
      />
      <MindField mind={typed.mind ?? ''} isTooLong={isTooLong} onMind={(mind) => set({ mind })} />
      {data?.care && <CareNote text={data.care} />}
      <SubmitButton look="outline" isBusy={isPending} whileBusy="Saving…">
        {texts.save}
      </SubmitButton>
    </form>
  )
}

interface ChoiceProps<Option extends string> {
  texts: Record<Option | 'label', string>
  options: readonly Option[]
  value: Option | null
  onChoose(option: Option | null): void
}

function Choice<Option extends string>({
  texts: own,
  options,
  value,
  onChoose,
}: ChoiceProps<Option>) {
  return (
    <SelectField
      className="w-full"
      label={own.label}
      options={[
        { value: '', label: texts.unsaid },
        ...options.map((option) => ({ value: option, label: own[option] })),
      ]}
      value={value ?? ''}
      onChange={({ target }) => onChoose(options.find((one) => one === target.value) ?? null)}
    />
  )
}
