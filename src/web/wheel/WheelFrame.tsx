import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { SIZE } from '#drawings/wheel-geometry.ts'

interface Props {
  label: string
  /** In sentences, for screen readers. */
  description: string
  caption: ReactNode
  /** On paper, where nothing can be pressed: comes before the key to the lines. */
  printedCaption?: ReactNode
  /** The drawing. */
  children: ReactNode
}

/** The SVG frame of a wheel, with its description. */
export function WheelFrame({ label, description, caption, printedCaption, children }: Props) {
  return (
    <figure className="mx-auto max-w-[30rem] sm:w-full print:max-w-[18rem] max-sm:-mx-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a drawing */}
      <svg
        role="group"
        aria-label={label}
        aria-describedby="wheel-description"
        viewBox={`-8 -8 ${SIZE + 16} ${SIZE + 16}`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="block h-auto w-full select-none"
      >
        {children}
      </svg>
      <figcaption className="print:hidden px-3 text-center text-sm text-muted">
        <span id="wheel-description" className="sr-only">
          {description}
        </span>
        {caption}
      </figcaption>
      <PrintedCaption>{printedCaption}</PrintedCaption>
    </figure>
  )
}

/** Paper may have no colors. */
export function PrintedCaption({ children }: { children?: ReactNode }) {
  return (
    <p className="mt-2 mb-6 hidden text-center text-sm text-balance text-muted print:-mx-24 print:block">
      {children} {messages.readings.printedLines}
    </p>
  )
}
