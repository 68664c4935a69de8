import { messages } from '#contract/messages.ts'
import { useCurrentUser } from '#web/session/use-current-user.ts'
import { PrintedWheel } from '#web/wheel/PrintedWheel.tsx'
import { yearLine } from '../dates.ts'
import { Portrait } from '../portrait/Portrait.tsx'
import type { ShownYear } from '../portrait/shown-reading.ts'
import { YEAR_PICTURE, YearAheadPicture } from './YearAheadPicture.tsx'
import { factsOf } from './year-dates.ts'

/** The text of a year beside its picture. */
export function YearPortrait({ reading }: { reading: ShownYear }) {
  const { picture } = reading
  const { data: user } = useCurrentUser()
  return (
    <Portrait
      title={messages.readings.yearTitle}
      eyebrow={picture && yearLine(picture)}
      belowTitle={
        picture && (
          <a
            href={`#${YEAR_PICTURE}`}
            className="text-link inline-flex min-h-11 items-center lg:hidden print:hidden"
          >
            See it in a picture
          </a>
        )
      }
      written={reading}
      hasWidePicture
      printedName={user?.firstName ?? undefined}
      printedWheel={picture?.chart && <PrintedWheel chart={picture.chart} />}
      wheel={
        picture &&
        (({ litFacts, onPressFacts }) => (
          <YearAheadPicture
            picture={picture}
            lit={litFacts}
            onPress={(lane) => onPressFacts(lane.label, factsOf(lane))}
          />
        ))
      }
      tables={undefined}
    />
  )
}
