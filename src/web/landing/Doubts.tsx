import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'

const { monthly, annual } = messages.plans
const PRICES = `${monthly.price} a month or ${annual.charge} a year`
const LEAVING = 'Canceling takes two clicks and no conversation.'

const doubtsOf = (trialWasUsed: boolean) => [
  {
    question: "Isn't a horoscope the same for everybody?",
    answer:
      "The one in the newspaper is, because it knows one thing about you: which of twelve signs you're in. Yours is read from what passes over your own chart, and the minute and place of your birth make that chart close to unique. It names the planet, the house and the hour, so you can check it.",
  },
  {
    question: 'Does an AI make this up?',
    answer:
      "No. First we compute the positions, to the minute of arc. Then the text is written from those facts. A checker reads every sentence, and one that claims what your chart doesn't contain is thrown out before you see it.",
  },
  {
    question: "What if I don't know my birth time?",
    answer:
      "Check the box and leave it out. You get the signs of your planets and the angles between them, which don't need the hour. Rising sign and houses do, so we leave those out instead of guessing.",
  },
  {
    question: 'What does it cost, and how do I cancel?',
    answer: trialWasUsed
      ? `Your chart and the first paragraph need no account. Everything else costs ${PRICES}. ${LEAVING}`
      : `Your chart and the first paragraph cost nothing and need no account. Everything else is free for 30 days, then ${PRICES}. We need a card, and we tell you the date and amount before we charge it. ${LEAVING}`,
  },
  {
    question: 'What do you do with my birth details?',
    answer:
      'We compute your charts with them. There are no ads and no trackers here, and we sell nothing to anybody. You can download all of it as one file. When you delete your account, it is deleted, and you get a receipt that says so.',
  },
]

/** Answers to what people want to know before they try the product. They work without scripts. */
export function Doubts({ trialWasUsed }: { trialWasUsed: boolean }) {
  return (
    <section
      aria-labelledby="doubts"
      className="mx-auto w-full max-w-[64rem] px-5 py-16 md:px-8 lg:py-24"
    >
      <h2 id="doubts" className="font-serif text-3xl tracking-heading text-balance">
        Before you try it
      </h2>
      <div className="mt-8 border-t border-line">
        {doubtsOf(trialWasUsed).map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 font-serif text-lg text-pretty [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden="true"
                strokeWidth={1.3}
                className="size-5 shrink-0 text-gold transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[38rem] pb-6 font-serif text-lg text-muted text-pretty">{answer}</p>
          </details>
        ))}
      </div>
      <p className="mt-6">
        <Link to="/faq" className="text-link inline-flex min-h-11 items-center">
          More questions and answers
        </Link>
      </p>
    </section>
  )
}
