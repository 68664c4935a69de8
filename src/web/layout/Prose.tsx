import type { ReactNode } from 'react'

/**
 * Text to be read from top to bottom: headings, paragraphs, lists. What is strong has a color: the serif has no bold, which
 * browsers would smear, and another font would move the lines as it came.
 */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="font-serif text-lg [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-2xl [&_h2]:tracking-heading [&_li]:mt-1.5 [&_p]:mt-4 [&_p]:text-pretty [&_strong]:font-normal [&_strong]:text-gold [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-5">
      {children}
    </div>
  )
}
