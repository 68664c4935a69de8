import { LoaderCircle } from 'lucide-react'

export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex animate-late items-center gap-3 py-6 text-muted">
      <LoaderCircle
        aria-hidden="true"
        className="size-5 text-gold motion-safe:animate-spin"
        strokeWidth={1.6}
      />
      {label}
    </p>
  )
}
