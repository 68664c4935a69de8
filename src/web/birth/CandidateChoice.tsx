import { useEffect, useId, useRef } from 'react'
import type { Candidate } from '#contract/error-body.ts'

interface Props {
  question: string
  candidates: Candidate[]
  onChoose(candidate: Candidate): void
}

/** Which place, or which of two UTC offsets; a click chooses and submits. */
export function CandidateChoice({ question, candidates, onChoose }: Props) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    group.current?.querySelector('button')?.focus()
  }, [])
  return (
    <fieldset
      ref={group}
      aria-labelledby={id}
      className="rounded-card border border-control bg-surface p-5 animate-rise"
    >
      <p id={id} role="alert" className="font-serif text-lg wrap-anywhere">
        {question}
      </p>
      <div className="mt-4 flex flex-col gap-2">
        {candidates.map((candidate) => (
          <button
            key={candidate.label}
            type="button"
            onClick={() => onChoose(candidate)}
            className="min-h-12 rounded-field border border-control px-4 py-2 text-left hover:border-ink hover:bg-highlight"
          >
            {candidate.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
