/** A placeholder for a line that is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`rounded-field bg-highlight animate-breathe ${className}`} />
  )
}
