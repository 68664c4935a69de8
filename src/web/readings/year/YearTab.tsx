import { messages } from '#contract/messages.ts'
import { createYearReading, type YearReading } from '#contract/readings.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { EmptyWheel } from '../generation/EmptyWheel.tsx'
import { type ReadingKind, useGeneration } from '../generation/use-generation.ts'
import { type ShownYear, shownYear } from '../portrait/shown-reading.ts'
import { ReadingTab, type TabProps } from '../ReadingTab.tsx'
import { YearPortrait } from './YearPortrait.tsx'

const texts = messages.readings

const year: ReadingKind<undefined, YearReading, ShownYear> = {
  type: 'year',
  write: (api) => api.call(createYearReading, {}),
  toShown: ({ yearData, ...reading }) => ({ ...reading, picture: yearData }),
  keepPending() {},
  forgetPending() {},
  withoutAccount: { to: '/signup?redirect=/readings?type=year', toast: texts.createAccount },
  withoutSubscription: {
    to: '/signup?plan=monthly&redirect=/readings?type=year',
    toast: texts.subscriptionRequired,
  },
}

/** The tab of the year ahead, which is written from the saved birth details. */
export function YearTab(props: TabProps) {
  const { generation, generate, finish, reset } = useGeneration(year)
  const isFailed = generation.state === 'failed'
  return (
    <ReadingTab
      {...props}
      type="year"
      generation={generation}
      toShown={shownYear}
      onFound={finish}
      onAnother={reset}
      portraitOf={(reading) => <YearPortrait reading={reading} />}
    >
      <div className="grid items-start gap-x-20 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <div>
          <PageHeading>{texts.yearTitle}</PageHeading>
          <p className="mt-4 font-serif text-lg text-muted">{texts.yearLead}</p>
          {isFailed && <Notice>{generation.message}</Notice>}
          <div className="mt-8 flex flex-wrap gap-4">
            <Button onClick={() => generate(undefined)}>{texts.writeYear}</Button>
            {isFailed && generation.message === texts.yearNeedsDetails && (
              <ButtonLink look="outline" to="/horoscopes">
                {texts.yearSaveDetails}
              </ButtonLink>
            )}
          </div>
        </div>
        <EmptyWheel className="mt-4 hidden lg:block" />
      </div>
    </ReadingTab>
  )
}
