import type { AspectEntry, ChartData, PlanetEntry } from '#contract/chart.ts'
import { messages } from '#contract/messages.ts'
import { anglesOf } from '#drawings/chart-points.ts'
import { aspectGlyphs, planetGlyphs, signGlyphs } from '#drawings/glyphs.ts'
import { degreeText, signInWords } from '#drawings/position-text.ts'
import { aspectKey, type Lit } from '#web/wheel/lit.ts'
import { ChartTable, type Row } from './ChartTable.tsx'
import { Marked } from './Marked.tsx'
import type { Touch } from './Portrait.tsx'

interface Props extends Touch {
  chart: ChartData
}

/** All possible evidence of the portrait, in three tables. */
export function Blueprint({ chart, lit, onPressPoint, onPressAspect }: Props) {
  const keyPoints = keyPointRows(chart, lit, onPressPoint)
  return (
    <section aria-labelledby="blueprint">
      <h2
        id="blueprint"
        tabIndex={-1}
        className="outline-none font-serif text-2xl tracking-heading"
      >
        {messages.readings.blueprint}
      </h2>
      <div className="mt-6 grid items-start gap-x-14 gap-y-10 max-lg:not-print:gap-y-0 lg:grid-cols-2">
        <ChartTable
          title="Planetary positions"
          columns={['Planet', 'Sign', 'Degree', 'House']}
          numeric={[2, 3]}
          rows={chart.planets.map((planet) => planetRow(planet, lit, onPressPoint))}
          note={chart.moment.timeKnown ? undefined : 'Degrees are those of noon on that day.'}
        />
        <div className="grid gap-10 max-lg:not-print:gap-0">
          {keyPoints.length > 0 && (
            <ChartTable
              title="Key points"
              columns={['Point', 'Sign', 'Degree']}
              numeric={[2]}
              rows={keyPoints}
            />
          )}
          <ChartTable
            title="Major aspects"
            columns={['Planet 1', 'Aspect', 'Planet 2', 'Orb']}
            numeric={[3]}
            rows={chart.aspects.map((aspect) => aspectRow(aspect, lit, onPressAspect))}
          />
        </div>
      </div>
    </section>
  )
}

function planetRow(planet: PlanetEntry, lit: Lit, onPress: Props['onPressPoint']): Row {
  const { planetName, retrograde, signName, housePosition } = planet
  return {
    key: planetName,
    isLit: lit.points.has(planetName),
    onPress: () => onPress(planetName),
    cells: [
      <Marked key="planet" path={planetGlyphs[planetName as keyof typeof planetGlyphs]}>
        {retrograde ? `${planetName} (R)` : planetName}
      </Marked>,
      <Marked key="sign" path={signGlyphs[signName as keyof typeof signGlyphs]}>
        {signInWords(planet)}
      </Marked>,
      degreeText(planet),
      housePosition ?? '–',
    ],
  }
}

function keyPointRows(chart: ChartData, lit: Lit, onPress: Props['onPressPoint']): Row[] {
  return anglesOf(chart).map(({ name, entry }) => ({
    key: name,
    isLit: lit.points.has(name),
    onPress: () => onPress(name),
    cells: [
      name,
      <Marked key="sign" path={signGlyphs[entry.signName as keyof typeof signGlyphs]}>
        {entry.signName}
      </Marked>,
      degreeText(entry),
    ],
  }))
}

function aspectRow(aspect: AspectEntry, lit: Lit, onPress: Props['onPressAspect']): Row {
  const { planet1Name, aspectName, planet2Name } = aspect
  const key = aspectKey(planet1Name, planet2Name)
  return {
    key,
    label: `${planet1Name} ${aspectName.toLowerCase()} ${planet2Name}`,
    isLit: lit.aspects.has(key),
    onPress: () => onPress(key),
    cells: [
      planet1Name,
      <Marked key="aspect" path={aspectGlyphs[aspectName as keyof typeof aspectGlyphs]}>
        {aspectName}
      </Marked>,
      planet2Name,
      degreeText(aspect),
    ],
  }
}
