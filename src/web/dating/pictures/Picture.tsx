import type { ReactNode } from 'react'

/** A decorative line drawing above the words that say what it shows. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 140"
      fill="none"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full max-w-[18rem] stroke-ink"
    >
      {children}
    </svg>
  )
}
