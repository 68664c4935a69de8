/** A line of what is about to come. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`rounded-field bg-highlight animate-breathe ${className}`} />
  )
}
