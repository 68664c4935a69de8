import type { DocumentSlot } from '#contract/opening-replies.ts'

interface Props {
  slot: DocumentSlot
  className?: string
}

/**
 * Where the server writes what it knows into a document, for the time before the page's scripts are there. React leaves
 * it as it is; without it, and after a navigation, it is empty and takes no room. It is hidden from screen readers, which hear
 * the page itself a moment later.
 */
export const ServerWritten = ({ slot, className = '' }: Props) => (
  <div
    aria-hidden="true"
    data-slot={slot}
    className={`server-written ${className}`.trim()}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and the server has escaped what it writes
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)
