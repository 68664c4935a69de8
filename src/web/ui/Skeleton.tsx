/** A placeholder for a line that is loading. It appears only if that takes a moment. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`rounded-field bg-highlight animate-late-breathe ${className}`}
    />
  )
}
