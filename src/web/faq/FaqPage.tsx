import { Plus } from 'lucide-react'
import { Accordion } from 'radix-ui'
import { ContactAddress } from '#web/layout/ContactAddress.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { pageMeta, structuredData } from '#web/layout/page-meta.ts'
import { type Question, questionGroups } from './questions.ts'

export const meta = () => [
  ...pageMeta('/faq', 'What people ask about charts, readings, the trial and matchmaking.'),
  structuredData({
    '@type': 'FAQPage',
    mainEntity: questionGroups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  }),
]

export default function FaqPage() {
  return (
    <div className="page-column">
      <PageHeading>Questions and answers</PageHeading>
      {questionGroups.map(({ title, questions }, index) => (
        <section key={title} aria-labelledby={`group-${index}`} className="mt-10">
          <h2 id={`group-${index}`} className="text-sm font-semibold text-gold">
            {title}
          </h2>
          <Accordion.Root type="multiple" className="mt-2 border-t border-line">
            {questions.map((item) => (
              <QuestionItem key={item.question} {...item} />
            ))}
          </Accordion.Root>
        </section>
      ))}
      <p className="mt-10 text-muted">
        Something else? <ContactAddress>Write to us</ContactAddress>.
      </p>
    </div>
  )
}

function QuestionItem({ question, answer }: Question) {
  return (
    <Accordion.Item value={question} className="border-b border-line">
      <Accordion.Header asChild>
        <h3>
          <Accordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-6 py-4 text-left font-serif text-lg text-pretty">
            {question}
            <Plus
              aria-hidden="true"
              strokeWidth={1.3}
              className="size-5 shrink-0 text-gold transition-transform duration-200 group-data-[state=open]:rotate-45"
            />
          </Accordion.Trigger>
        </h3>
      </Accordion.Header>
      {/* Also there while closed, for the build's file and for a search in the page's source. */}
      <Accordion.Content
        forceMount
        className="animate-fade data-[state=closed]:hidden noscript:block!"
      >
        <p className="max-w-[38rem] pb-6 font-serif text-lg text-muted text-pretty">{answer}</p>
      </Accordion.Content>
    </Accordion.Item>
  )
}
