import { useId, useState } from 'react'
import type { ChartData } from '#contract/chart.ts'
import type { SynastryData } from '#contract/readings.ts'
import { anglesOf } from '#drawings/chart-points.ts'
import { aspectGlyphs, planetGlyphs } from '#drawings/glyphs.ts'
import { degreeText, signInWords } from '#drawings/position-text.ts'
import { ofPartner, ofYou, withName } from '#drawings/whose-point.ts'
import { Button } from '#web/ui/Button.tsx'
import { aspectKey } from '#web/wheel/lit.ts'
import { ChartTable, type Row } from './ChartTable.tsx'
import { Marked } from './Marked.tsx'
import type { Touch } from './Portrait.tsx'

// The number of positions of each chart, so that the tables have equal length.
const CLOSEST = 14

interface Props extends Touch {
  data: SynastryData
  names: { you: string; partner: string }
  /** As entered, for screen readers. */
  partnerName: string | undefined
}

/** All possible evidence of the reading: the aspects between the charts, and both charts' positions. */
export function SynastryTable(props: Props) {
  const { data, names } = props
  const people = [
    { whose: 'you', name: names.you, chart: data.user, of: ofYou },
    { whose: 'partner', name: names.partner, chart: data.partner, of: ofPartner },
  ]
  return (
    <section aria-labelledby="between">
      <h2 id="between" tabIndex={-1} className="outline-none font-serif text-2xl tracking-heading">
        Between your charts
      </h2>
      <div className="mt-6 grid items-start gap-x-14 gap-y-10 max-lg:not-print:gap-y-0 lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)]">
        <Aspects {...props} />
        <div className="grid items-start gap-x-10 gap-y-10 max-lg:not-print:gap-y-0 sm:grid-cols-2">
          {people.map(({ whose, name, chart, of }) => (
            <ChartTable
              key={whose}
              title={name}
              columns={['Planet', 'Position']}
              numeric={[]}
              rows={positionRows(chart, of, props)}
              note={chart.moment.timeKnown ? undefined : 'Degrees are those of noon on that day.'}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The closest aspects and the highlighted ones; all of them on request. */
function Aspects(props: Props) {
  const { names } = props
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const rows = aspectRows(props)
  const shown = rows.filter((row, position) => isWhole || position < CLOSEST || row.isLit)
  return (
    <div id={id}>
      <ChartTable
        title="Aspects between you"
        columns={[names.you, 'Aspect', names.partner, 'Orb']}
        numeric={[3]}
        rows={shown}
      >
        {rows.length > CLOSEST && (
          <Button
            look="outline"
            className="mt-4"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show the Closest Only' : `Show All ${rows.length} Aspects`}
          </Button>
        )}
      </ChartTable>
    </div>
  )
}

function aspectRows({ data, lit, partnerName, onPressAspect }: Props): Row[] {
  return data.aspects.map(({ yourPlanet, aspectName, partnerPlanet, degrees, minutes }) => {
    const key = aspectKey(ofYou(yourPlanet), ofPartner(partnerPlanet))
    const inWords = `${ofYou(yourPlanet)} ${aspectName.toLowerCase()} ${ofPartner(partnerPlanet)}`
    return {
      key,
      label: withName(inWords, partnerName),
      isLit: lit.aspects.has(key),
      onPress: () => onPressAspect(key),
      cells: [
        yourPlanet,
        <Marked key="aspect" path={aspectGlyphs[aspectName as keyof typeof aspectGlyphs]}>
          {aspectName}
        </Marked>,
        partnerPlanet,
        degreeText({ degrees, minutes }),
      ],
    }
  })
}

function positionRows(chart: ChartData, of: (point: string) => string, props: Props): Row[] {
  const { lit, partnerName, onPressPoint } = props
  const row = (point: string, title: string, position: string): Row => ({
    key: point,
    label: withName(of(title), partnerName),
    isLit: lit.points.has(of(point)),
    onPress: () => onPressPoint(of(point)),
    cells: [
      <Marked key="planet" path={planetGlyphs[point as keyof typeof planetGlyphs]}>
        {title}
      </Marked>,
      position,
    ],
  })
  const bodies = chart.planets.map((planet) => {
    const { planetName, retrograde } = planet
    const title = retrograde ? `${planetName} (R)` : planetName
    return row(planetName, title, `${degreeText(planet)} ${signInWords(planet)}`)
  })
  const angles = anglesOf(chart).map(({ name, entry }) =>
    row(name, name, `${degreeText(entry)} ${entry.signName}`),
  )
  return [...bodies, ...angles]
}
