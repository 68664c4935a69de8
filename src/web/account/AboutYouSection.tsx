import { messages } from '#contract/messages.ts'
import { AboutYouForm } from '#web/about-you/AboutYouForm.tsx'
import { saysNothing, useAboutYou, useDeleteAboutYou } from '#web/about-you/use-about-you.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirmation } from '#web/ui/Confirmation.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Section } from './Section.tsx'

const texts = messages.aboutYou

export function AboutYouSection() {
  const { data, isError, refetch } = useAboutYou()
  const deletion = useDeleteAboutYou()
  if (isError)
    return (
      <Section title={texts.title}>
        <Notice>{texts.notLoaded}</Notice>
        <Button look="outline" className="mt-5" onClick={() => refetch()}>
          Try Again
        </Button>
      </Section>
    )
  return (
    <Section title={texts.title} lead={texts.lead}>
      {/* A deletion starts the form anew. */}
      {data && <AboutYouForm key={deletion.submittedAt} about={data} />}
      {data && !saysNothing(data) && (
        <Confirmation
          trigger={
            <Button look="quiet" className="mt-3 -ml-5">
              {texts.deletion.button}
            </Button>
          }
          title={texts.deletion.title}
          text={texts.deletion.text}
          action={texts.deletion.action}
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate()}
        />
      )}
    </Section>
  )
}
