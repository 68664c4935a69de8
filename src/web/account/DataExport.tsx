import { useEffect, useRef } from 'react'
import { formatWithTime } from '#contract/clock-time.ts'
import type { DataExport as Current } from '#contract/data-export.ts'
import { exportMessages as texts } from '#contract/export-messages.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { fileSize } from './file-size.ts'
import { Section } from './Section.tsx'
import { useDataExport } from './use-data-export.ts'

/** Everything stored about the person, as one ZIP that can be downloaded once. */
export function DataExport() {
  const { shown, request, download, cameByLink } = useDataExport()
  const current = shown.data?.dataExport
  const place = useScrollHere(cameByLink && shown.isSuccess)
  const isReady = current?.status === 'ready'
  const isPreparing = current?.status === 'preparing'
  const isInProgress = isPreparing || current?.status === 'sending'
  const failure =
    (download.error && errorMessage(download.error, texts.downloadFailed)) ??
    (request.error && errorMessage(request.error, texts.requestFailed)) ??
    (cameByLink && current !== undefined && !isReady && !isInProgress ? texts.linkUsed : undefined)

  return (
    <Section title={texts.heading} lead={texts.lead}>
      <div ref={place} className="flex scroll-mt-40 flex-col items-start gap-5">
        {shown.isPending && <Skeleton className="h-11 w-full" />}
        <p role="status" className="empty:hidden">
          {current && stateText(current)}
        </p>
        {isPreparing && (
          <progress
            className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
            max={100}
            value={current.percent}
            aria-label={texts.progress}
          />
        )}
        {failure && <Notice>{failure}</Notice>}
        {shown.isError && <Notice>{texts.notLoaded}</Notice>}
        {shown.isError && (
          <Button look="outline" onClick={() => shown.refetch()}>
            {messages.general.tryAgain}
          </Button>
        )}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {isReady && (
            <Button disabled={download.isPending} onClick={() => download.mutate()}>
              {download.isPending ? texts.downloading : texts.download}
            </Button>
          )}
          {current !== undefined && !isInProgress && (
            <Button
              look="outline"
              disabled={request.isPending || download.isPending}
              onClick={() => {
                download.reset()
                request.mutate()
              }}
            >
              {isReady || current?.status === 'downloaded' ? texts.requestAgain : texts.request}
            </Button>
          )}
        </div>
        <p className="text-sm text-muted">{texts.privacy}</p>
      </div>
    </Section>
  )
}

const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

function stateText({ status, sizeBytes, expiresAt }: Current): string {
  if (status !== 'ready') return texts[status]
  return texts.ready(fileSize(sizeBytes ?? 0), formatWithTime(until, new Date(expiresAt ?? 0)))
}

/** The emailed link leads to this section, which is far down the page. */
function useScrollHere(isWanted: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) ref.current?.scrollIntoView({ block: 'center' })
  }, [isWanted])
  return ref
}
