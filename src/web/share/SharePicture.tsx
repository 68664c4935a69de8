import { Dialog, RadioGroup } from 'radix-ui'
import { useMemo, useState } from 'react'
import type { ChartData } from '#contract/chart.ts'
import type { WrittenText } from '#contract/readings.ts'
import { shareMessages as texts } from '#contract/share-messages.ts'
import { SIZE } from '#drawings/wheel-geometry.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogClass, overlayClass } from '#web/ui/dialog-class.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { nothingLit } from '#web/wheel/lit.ts'
import { WheelDrawing } from '#web/wheel/Wheel.tsx'
import type { DrawnPicture, Shown } from './draw-picture.ts'
import { shareableSentences } from './shareable-sentences.ts'
import { type Picture, usePicture } from './use-picture.ts'

interface Props {
  chart: ChartData
  text: WrittenText | undefined
}

/** Makes a picture of the wheel or of one sentence, to be shared or saved. Nothing leaves the browser before that. */
export function SharePicture({ chart, text }: Props) {
  const sentences = useMemo(() => shareableSentences(text), [text])
  const [kind, setKind] = useState<Shown['kind']>(sentences.length > 0 ? 'sentence' : 'wheel')
  const [index, setIndex] = useState(0)
  const [svg, setSvg] = useState<SVGSVGElement | null>(null)
  const sentence = sentences[index] ?? ''
  const shown = useMemo<Shown | undefined>(() => {
    if (kind === 'sentence') return { kind, sentence }
    return svg ? { kind, svg, title: texts.wheelTitle } : undefined
  }, [kind, sentence, svg])
  const picture = usePicture(shown)
  return (
    <Dialog.Portal>
      <Dialog.Overlay className={overlayClass} />
      <Dialog.Content className={dialogClass}>
        <Dialog.Title className="font-serif text-2xl tracking-heading text-balance">
          {texts.title}
        </Dialog.Title>
        <Dialog.Description className="mt-2 text-muted">{texts.lead}</Dialog.Description>
        {sentences.length > 0 && <KindChoice kind={kind} onChoose={setKind} />}
        <Preview picture={picture} describes={kind === 'sentence' ? sentence : texts.wheelTitle} />
        {kind === 'wheel' && <p className="mt-3 text-sm text-muted">{texts.wheelWarning}</p>}
        {kind === 'sentence' && sentences.length > 1 && (
          <Button
            look="quiet"
            className="mt-2 w-full"
            onClick={() => setIndex((index + 1) % sentences.length)}
          >
            {texts.another}
          </Button>
        )}
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Dialog.Close asChild>
            <Button look="outline">Close</Button>
          </Dialog.Close>
          {picture.status === 'drawn' && <Give {...picture} />}
        </div>
        {/* What the picture of the wheel is made of. */}
        <div inert className="sr-only">
          <svg
            ref={setSvg}
            aria-hidden="true"
            viewBox={`-8 -8 ${SIZE + 16} ${SIZE + 16}`}
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <WheelDrawing chart={chart} lit={nothingLit} />
          </svg>
        </div>
      </Dialog.Content>
    </Dialog.Portal>
  )
}

interface KindChoiceProps {
  kind: Shown['kind']
  onChoose(kind: Shown['kind']): void
}

function KindChoice({ kind, onChoose }: KindChoiceProps) {
  return (
    <RadioGroup.Root
      aria-label={texts.chooseKind}
      value={kind}
      onValueChange={(value) => onChoose(value as Shown['kind'])}
      className="mt-4 grid grid-cols-2 gap-1 rounded-full border border-control p-1"
    >
      {(['sentence', 'wheel'] as const).map((value) => (
        <RadioGroup.Item
          key={value}
          value={value}
          className="min-h-10 rounded-full text-sm font-semibold text-muted data-[state=checked]:bg-accent data-[state=checked]:text-on-accent"
        >
          {texts.kinds[value]}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}

function Preview({ picture, describes }: { picture: Picture; describes: string }) {
  if (picture.status === 'failed')
    return (
      <div className="mt-4">
        <Notice>{texts.failed}</Notice>
      </div>
    )
  return (
    <div className="mx-auto mt-4 aspect-[4/5] w-full max-w-64 overflow-hidden rounded-card border border-line">
      {/* It also says what "Another Sentence" has brought. */}
      <p className="sr-only" role="status">
        {picture.status === 'drawn' ? texts.describe(describes) : texts.drawing}
      </p>
      {picture.status === 'drawn' && (
        <img src={picture.dataUrl} alt={texts.describe(describes)} className="block size-full" />
      )}
    </div>
  )
}

/** Shares where the device can, and saves everywhere. */
function Give({ blob, dataUrl }: DrawnPicture) {
  const file = new File([blob], texts.fileName, { type: blob.type })
  const canShare = navigator.canShare?.({ files: [file] }) ?? false
  return (
    <>
      <a
        href={dataUrl}
        download={texts.fileName}
        className="inline-flex min-h-11 items-center rounded-full border border-control px-5 text-sm font-semibold text-ink no-underline hover:border-ink"
      >
        {texts.save}
      </a>
      {canShare && (
        // Closing the device's own dialog rejects, and needs no answer.
        <Button onClick={() => navigator.share({ files: [file] }).catch(() => {})}>
          {texts.share}
        </Button>
      )}
    </>
  )
}
