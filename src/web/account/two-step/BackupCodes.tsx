import { useEffect, useRef } from 'react'
import { createBackupCodes } from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirmation } from '#web/ui/Confirmation.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Part } from './Part.tsx'
import { useFactorChange } from './use-two-factor.ts'

const texts = twoFactorMessages.backup

interface Props {
  left: number
  /** Just created, and not shown again. */
  codes: string[] | undefined
  onCodes(codes: string[] | undefined): void
}

export function BackupCodes({ left, codes, onCodes }: Props) {
  const creation = useFactorChange({
    change: () => callWithoutToken(createBackupCodes),
    onDone: ({ backupCodes }) => onCodes(backupCodes),
  })
  if (codes)
    return (
      <Part title={texts.heading}>
        <NewCodes codes={codes} onDone={() => onCodes(undefined)} />
      </Part>
    )
  return (
    <Part title={texts.heading}>
      <p>{texts.lead}</p>
      <p className={left === 0 ? 'text-danger' : ''}>
        {left === 0 ? texts.none : texts.left(left)}
      </p>
      {left === 0 ? (
        <Button disabled={creation.isPending} onClick={() => creation.mutate()}>
          {creation.isPending ? texts.creating : texts.create}
        </Button>
      ) : (
        <Confirmation
          {...texts.confirmRenewal}
          look="primary"
          isPending={creation.isPending}
          onConfirm={() => creation.mutate()}
          trigger={
            <Button look="outline" disabled={creation.isPending}>
              {creation.isPending ? texts.creating : texts.renew}
            </Button>
          }
        />
      )}
    </Part>
  )
}

function NewCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <>
      <p ref={lead} tabIndex={-1} className="outline-none">
        {texts.once}
      </p>
      <ul className="grid w-full grid-cols-2 gap-x-6 gap-y-1 rounded-field border border-control bg-surface p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => copy(text)}>
          {texts.copy}
        </Button>
        <Button look="outline" onClick={() => save(`${texts.fileHeading}\n\n${text}\n`)}>
          {texts.download}
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </>
  )
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ ...texts.copied, kind: 'success' })
  } catch {
    showToast({ ...texts.copyFailed, kind: 'destructive' })
  }
}

function save(text: string) {
  saveFile({ name: texts.fileName, content: new Blob([text], { type: 'text/plain' }) })
}
