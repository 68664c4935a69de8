import { messages } from '#contract/messages.ts'

/** An empty bar, and what Baba Bliss is looking at as soon as it is known. */
export function Thinking({ looking }: { looking?: string | undefined }) {
  return (
    <div className="flex flex-col gap-3">
      <div className="h-1 border border-control motion-safe:animate-breathe" />
      <p className="font-serif text-lg text-muted italic">{looking ?? messages.chat.oneMoment}</p>
    </div>
  )
}
