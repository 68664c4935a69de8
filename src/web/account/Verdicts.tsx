import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { ParagraphVerdict } from '#contract/paragraph-verdicts.ts'
import { mediumLocalDate } from '#web/local-time.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirmation } from '#web/ui/Confirmation.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Section } from './Section.tsx'
import { useAllVerdicts } from './use-all-verdicts.ts'

const texts = messages.verdicts
const SHOWN_AT_FIRST = 5

/** Everything that the person said about single paragraphs, to take back one by one or all at once. */
export function Verdicts() {
  const { verdicts, isError, isRemoving, refetch, remove, removeAll } = useAllVerdicts()
  const [isWhole, setIsWhole] = useState(false)
  if (isError)
    return (
      <Section title={texts.title}>
        <Notice>{texts.listFailed}</Notice>
        <Button look="outline" className="mt-5" onClick={() => refetch()}>
          Try Again
        </Button>
      </Section>
    )
  if (!verdicts?.length)
    return (
      <Section title={texts.title}>
        <p className="text-muted">{texts.none}</p>
      </Section>
    )
  const shown = isWhole ? verdicts : verdicts.slice(0, SHOWN_AT_FIRST)
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul className="border-t border-line">
        {shown.map((one) => (
          <li
            key={`${one.textId} ${one.paragraph}`}
            className="flex items-center gap-4 border-b border-line py-3"
          >
            <VerdictText judged={one} />
            <Button
              look="outline"
              disabled={isRemoving}
              aria-label={texts.remove(one.excerpt)}
              onClick={() => remove(one)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {shown.length < verdicts.length && (
          <Button look="outline" onClick={() => setIsWhole(true)}>
            {texts.more(verdicts.length - shown.length)}
          </Button>
        )}
        <Confirmation
          trigger={<Button look="quiet">{texts.removeAll.button}</Button>}
          title={texts.removeAll.title}
          text={texts.removeAll.text}
          action={texts.removeAll.action}
          isPending={isRemoving}
          onConfirm={removeAll}
        />
      </div>
    </Section>
  )
}

function VerdictText({ judged }: { judged: ParagraphVerdict }) {
  const { excerpt, verdict, featureName, at } = judged
  const labels = featureName === 'synastry_reading' ? texts.ofUs : texts.ofMe
  return (
    <p className="min-w-0 flex-1">
      <span className="font-serif wrap-anywhere">{excerpt}</span>
      <span className="block text-sm text-muted">
        {labels[verdict]} · {texts.kinds[featureName]} · {mediumLocalDate(at)}
      </span>
    </p>
  )
}
