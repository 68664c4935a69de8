import { late } from '#web/ui/late.tsx'
import { withWholeDates } from '#web/written-text/kept-together.ts'

const MarkdownText = late(async () => (await import('#web/written-text/MarkdownText.tsx')).default)

/** The words of an answer. Until the renderer is loaded, they stand as plain text. */
export function AnswerText({ children }: { children: string }) {
  return (
    <MarkdownText
      markdown={children}
      fallback={<p className="reading-text whitespace-pre-wrap">{withWholeDates(children)}</p>}
    />
  )
}
