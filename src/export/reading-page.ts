import { html } from 'hono/html'
import type { ChartData } from '#contract/chart.ts'
import { exportPages as texts } from '#contract/export-messages.ts'
import type { ExportedReading } from '#contract/exported-data.ts'
import { messages } from '#contract/messages.ts'
import type { SynastryPerson } from '#contract/synastry-details.ts'
import type { YearPicture } from '#contract/year-picture.ts'
import { anglesOf } from '#drawings/chart-points.ts'
import { atDegree, degreeText, signInWords } from '#drawings/position-text.ts'
import { markdown } from './markdown.ts'
import { descriptions, formatDate, formatInstant, page, table } from './page-layout.ts'
import { chartWheel, synastryWheel } from './wheel-picture.ts'

const { columns, ids } = texts

const titles: Record<ExportedReading['type'], string> = {
  natal: messages.readings.natalTitle,
  synastry: messages.readings.synastryTitle,
  year: messages.readings.yearTitle,
}

export const readingTitle = ({ type }: Pick<ExportedReading, 'type'>) => titles[type]

/** The wheel of a reading. */
export function readingWheel({ inputData }: ExportedReading) {
  const { natalChartData, synastryData } = inputData
  if (natalChartData) return chartWheel(natalChartData.result)
  return synastryData && synastryWheel(synastryData.result)
}

export const readingPage = (reading: ExportedReading): Iterable<string> =>
  page({
    title: readingTitle(reading),
    contents: '../index.html',
    content: [
      html`<p><time>${texts.ids.written} ${formatInstant(reading.createdAt)}</time></p>`,
      detailsOf(reading),
      html`${readingWheel(reading)}`,
      html`${markdown(reading.result)}`,
      tablesOf(reading),
    ],
  })

function detailsOf({ inputData: { natalChartData, synastryData, yearData } }: ExportedReading) {
  if (yearData) return html`<p>${formatDate(yearData.from)} – ${formatDate(yearData.to)}</p>`
  if (natalChartData) {
    const { birthDate, birthTime, birthLocation } = natalChartData
    return birth(birthDate, birthTime, birthLocation)
  }
  if (!synastryData) return html``
  const { user, partner } = synastryData
  return html`<h2>${user.name || texts.you}</h2>${ofPerson(user)}<h2>${partner.name || texts.partner}</h2>${ofPerson(partner)}`
}

const ofPerson = ({ date, time, location }: SynastryPerson) => birth(date, time, location)

const birth = (date: string, time: string, place: string) =>
  descriptions([
    [ids.born, formatDate(date)],
    [ids.time, time],
    [ids.place, place],
  ])

function tablesOf({ inputData: { natalChartData, synastryData, yearData } }: ExportedReading) {
  if (yearData) return yearTable(yearData)
  if (natalChartData)
    return html`<h2>${messages.readings.blueprint}</h2>${chartTables(natalChartData.result)}`
  if (!synastryData) return html``
  const { user, partner, result } = synastryData
  return html`
<h2>${user.name ? texts.theirChart(user.name) : texts.yourChart}</h2>${chartTables(result.user)}
<h2>${texts.theirChart(partner.name || texts.partner)}</h2>${chartTables(result.partner)}
<h2>${messages.readings.compatibility}</h2>${table(
    [texts.you, columns.aspect, partner.name || texts.partner, columns.orb],
    result.aspects.map((one) => [
      one.yourPlanet,
      one.aspectName,
      one.partnerPlanet,
      degreeText(one),
    ]),
  )}`
}

/** The picture in words. */
function yearTable({ lanes, eclipses }: YearPicture) {
  const passes = lanes.flatMap(({ label, passes }) => passes.map(({ at }) => ({ label, at })))
  const inOrder = [...passes, ...eclipses].toSorted((one, other) => one.at.localeCompare(other.at))
  return table(
    [columns.date, columns.event],
    inOrder.map(({ at, label }) => [formatInstant(at), label]),
  )
}

function chartTables(chart: ChartData) {
  const planets = chart.planets.map((planet) => [
    planet.retrograde ? `${planet.planetName} (R)` : planet.planetName,
    chart.moment.timeKnown ? atDegree(planet) : signInWords(planet),
    planet.housePosition ? String(planet.housePosition) : '–',
  ])
  const angles = anglesOf(chart).map(({ name, entry }) => [name, atDegree(entry), '–'])
  const aspects = chart.aspects.map((one) => [
    one.planet1Name,
    one.aspectName,
    one.planet2Name,
    degreeText(one),
  ])
  return html`${table([columns.point, columns.position, columns.house], [...planets, ...angles])}
${table([columns.point, columns.aspect, columns.point, columns.orb], aspects)}`
}
