/** The logo: a horizon through a sun. */
export function Logo({ className = 'size-7' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" fill="none" className={className}>
      <circle cx="14" cy="14" r="11.4" stroke="currentColor" strokeWidth="1.4" />
      <path
        d="M2.8 15.2C5.6 18.4 9.6 20 14 20s8.4-1.6 11.2-4.8"
        stroke="var(--gold)"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <circle cx="14" cy="12.6" r="1.9" fill="currentColor" />
    </svg>
  )
}
