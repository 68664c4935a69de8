import { Check } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { VERDICTS, type Verdict } from '#contract/paragraph-verdicts.ts'

const texts = messages.verdicts

interface Props {
  verdict: Verdict | undefined
  /** In a text about two people. */
  isAboutTwo: boolean
  hasFailed: boolean
  /** Null takes the verdict back. */
  onJudge(verdict: Verdict | null): void
}

/** Whether a paragraph is true of its reader. */
export function VerdictButtons({ verdict, isAboutTwo, hasFailed, onJudge }: Props) {
  const labels = isAboutTwo ? texts.ofUs : texts.ofMe
  return (
    <div className="clear-left -mt-1 flex flex-wrap items-center gap-x-1 font-sans text-sm text-muted print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend that is shown */}
      <div role="group" aria-label={texts.question} className="-ml-3 flex">
        {VERDICTS.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={verdict === option}
            className="inline-flex min-h-11 items-center gap-1 rounded-full px-3 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
            onClick={() => onJudge(verdict === option ? null : option)}
          >
            {verdict === option && (
              <Check aria-hidden="true" className="size-4 text-gold" strokeWidth={1.8} />
            )}
            {labels[option]}
          </button>
        ))}
      </div>
      <p role="status" className={hasFailed ? 'text-danger' : ''}>
        {hasFailed ? texts.failed : verdict === 'not_me' && texts.thanks}
      </p>
    </div>
  )
}
