import { messages } from '#contract/messages.ts'
import type { ListedReading } from '#contract/readings.ts'
import { birthLine, yearLine } from '../dates.ts'

const texts = messages.readings

export const titleOf = ({ type }: ListedReading): string =>
  ({ natal: texts.natalTitle, synastry: texts.synastryTitle, year: texts.yearTitle })[type]

export const pathOf = ({ id }: ListedReading): string =>
  `/readings?type=saved&reading=${encodeURIComponent(id)}`

/** Whom a reading is about, or when. One from an earlier version may not say. */
export function subjectOf({ inputData }: ListedReading): string | undefined {
  const data: Partial<ListedReading['inputData']> | undefined = inputData
  const between = data?.synastryData
  if (between)
    return `${between.user.name ?? texts.you} & ${between.partner.name ?? texts.namePartnerInText}`
  if (data?.yearData) return yearLine(data.yearData)
  const birth = data?.natalChartData
  return birth?.result ? birthLine(birth.result) : birth?.birthLocation
}
