import { Picture } from './Picture.tsx'

/** A message in a bubble, and what Baba Bliss says of it, without one. */
export function AskBeforeAnswering() {
  return (
    <Picture>
      <path d="M96 14H206a12 12 0 0 1 12 12V40a12 12 0 0 1 -12 12H120l-12 10V52H96a12 12 0 0 1 -12 -12V26a12 12 0 0 1 12 -12Z" />
      <path className="stroke-control" d="M100 27h92M100 39h64" />
      {/* His mark: a head, an eye and a smile. */}
      <circle cx="40" cy="98" r="20" />
      <circle cx="40" cy="95" r="2.2" className="fill-ink stroke-none" />
      <path className="stroke-gold" strokeWidth="1.6" d="M21 104c10 9 28 9 38 0" />
      <path
        className="fill-gold stroke-none"
        d="M66 70c.6 4 2.2 5.6 6.2 6.2-4 .6-5.6 2.2-6.2 6.2-.6-4-2.2-5.6-6.2-6.2 4-.6 5.6-2.2 6.2-6.2Z"
      />
      <path d="M84 86h120M84 98h132M84 110h74" />
      <path className="stroke-love" d="M84 126h36" />
      <path className="stroke-career" d="M130 126h36" />
    </Picture>
  )
}
