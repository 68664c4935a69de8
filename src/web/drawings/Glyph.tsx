interface Props {
  /** A path of drawings/glyphs.ts. */
  path: string
  className?: string
  strokeWidth?: number
}

/** A decorative glyph beside the word it stands for. */
export function Glyph({ path, className = 'size-6', strokeWidth = 1.3 }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  )
}
