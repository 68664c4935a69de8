import { useId, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { AboutYouForm } from './AboutYouForm.tsx'
import { nothingSaid, saysNothing, useAboutYou } from './use-about-you.ts'

const texts = messages.aboutYou

/** Below the first portrait, for a person who has said nothing of their life yet. */
export function AboutYouCard() {
  const id = useId()
  const { data } = useAboutYou()
  // It stays when something was saved: help in a crisis may stand in it.
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen && !(data && saysNothing(data))) return null
  return (
    <section
      aria-labelledby={id}
      className="mt-10 max-w-[36rem] rounded-card border border-line p-5 md:p-7 print:hidden"
      onFocus={() => setIsOpen(true)}
    >
      <h2 id={id} className="font-serif text-2xl tracking-heading">
        {texts.cardTitle}
      </h2>
      <p className="mt-2 mb-5 text-muted">{texts.lead}</p>
      <AboutYouForm about={data ?? nothingSaid} />
    </section>
  )
}
