import { messages } from '#contract/messages.ts'
import { AboutYouCard } from '#web/about-you/AboutYouCard.tsx'
import { birthInWords } from '#web/birth/birth-in-words.ts'
import { useFirstPortrait } from '#web/birth/use-first-portrait.ts'
import { ShareButton } from '#web/share/ShareButton.tsx'
import { Wheel } from '#web/wheel/Wheel.tsx'
import { birthLine } from '../dates.ts'
import { useOwnCharts } from '../use-own-charts.ts'
import { Blueprint } from './Blueprint.tsx'
import { ClockLine } from './ClockLine.tsx'
import { Portrait } from './Portrait.tsx'
import type { ShownReading } from './shown-reading.ts'

const texts = messages.readings

export function NatalPortrait({ reading }: { reading: ShownReading }) {
  const { chart } = reading
  const { isOwn, name } = useOwnCharts()
  const isFirst = useFirstPortrait({ isWanted: true }).portrait?.id === reading.id
  return (
    <Portrait
      title={texts.portrait}
      eyebrow={chart && birthLine(chart)}
      written={reading}
      chart={chart}
      // A portrait of another birth is probably of another person, whose name we do not know.
      printedName={
        isFirst || isOwn(chart)
          ? name
          : chart && texts.bornOn.replace('{date}', birthInWords(chart.moment).date)
      }
      wheel={
        chart &&
        (({ lit, onPressPoint }) => <Wheel chart={chart} lit={lit} onPress={onPressPoint} />)
      }
      share={chart && <ShareButton chart={chart} text={reading.text} />}
      tables={
        chart &&
        ((touch) => (
          <>
            <Blueprint chart={chart} {...touch} />
            <ClockLine chart={chart} />
          </>
        ))
      }
    >
      {isFirst && <AboutYouCard />}
    </Portrait>
  )
}
