interface Props {
  questions: string[]
  onAsk(text: string): void
}

/** Questions that may come next; one press asks. On a phone each has its own line, so that none changes lines when its font comes. */
export function Suggestions({ questions, onAsk }: Props) {
  return (
    <ul
      aria-label="Suggested questions"
      className="mt-7 flex flex-col items-start gap-3 md:flex-row md:flex-wrap"
    >
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-full border border-control px-5 py-2 text-left font-serif text-lg text-ink italic transition-colors duration-150 hover:border-ink hover:bg-highlight"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
