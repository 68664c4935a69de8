import { messages } from '#contract/messages.ts'
import { AboutYouCard } from '#web/about-you/AboutYouCard.tsx'
import { useFirstPortrait } from '#web/birth/use-first-portrait.ts'
import { useCurrentUser } from '#web/session/use-current-user.ts'
import { ShareButton } from '#web/share/ShareButton.tsx'
import { Wheel } from '#web/wheel/Wheel.tsx'
import { birthLine } from '../dates.ts'
import { Blueprint } from './Blueprint.tsx'
import { ClockLine } from './ClockLine.tsx'
import { Portrait } from './Portrait.tsx'
import type { ShownReading } from './shown-reading.ts'

export function NatalPortrait({ reading }: { reading: ShownReading }) {
  const { chart } = reading
  const { data: user } = useCurrentUser()
  const isFirst = useFirstPortrait({ isWanted: true }).portrait?.id === reading.id
  return (
    <Portrait
      title={messages.readings.portrait}
      eyebrow={chart && birthLine(chart)}
      written={reading}
      chart={chart}
      // Another reading may be of another person.
      printedName={isFirst ? (user?.firstName ?? undefined) : undefined}
      wheel={
        chart &&
        (({ lit, onPressPoint }) => <Wheel chart={chart} lit={lit} onPress={onPressPoint} />)
      }
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
      {chart && <ShareButton chart={chart} text={reading.text} />}
      {isFirst && <AboutYouCard />}
    </Portrait>
  )
}
