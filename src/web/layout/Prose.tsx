import type { ReactNode } from 'react'

/** Text to be read from top to bottom: headings, paragraphs, lists. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="font-serif text-lg [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-2xl [&_h2]:tracking-heading [&_li]:mt-1.5 [&_p]:mt-4 [&_p]:text-pretty [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-5">
      {children}
    </div>
  )
}
