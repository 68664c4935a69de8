/** The quiet line under every text. */
export function Reflection({ className = 'mt-8 max-w-[36rem]' }: { className?: string }) {
  return (
    <p className={`border-t border-line pt-4 text-sm text-muted ${className}`}>
      Astrology is offered for reflection and entertainment. It decides nothing for you.
    </p>
  )
}
