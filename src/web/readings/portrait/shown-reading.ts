import type { ChartData, Fact } from '#contract/chart.ts'
import type { Reading, SynastryData, WrittenText } from '#contract/readings.ts'
import type { YearPicture } from '#contract/year-picture.ts'

interface Shown {
  id: string
  result: string
  text: WrittenText | undefined
  facts: Fact[]
}

/** A natal reading as shown, new or saved. One from an earlier version may lack its chart or evidence. */
export interface ShownReading extends Shown {
  chart: ChartData | undefined
}

/** A relationship reading as shown, new or saved. One from an earlier version may be text only. */
export interface ShownSynastry extends Shown {
  data: SynastryData | undefined
  names: { user: string | undefined; partner: string | undefined }
}

/** A year ahead as shown, new or saved. */
export interface ShownYear extends Shown {
  picture: YearPicture | undefined
}

/** A saved year ahead. */
export function shownYear(saved: Reading): ShownYear {
  return { ...shown(saved), picture: saved.inputData?.yearData }
}

/** A saved natal reading. */
export function shownReading(saved: Reading): ShownReading {
  return { ...shown(saved), chart: saved.inputData?.natalChartData?.result }
}

/** A saved relationship reading. */
export function shownSynastry(saved: Reading): ShownSynastry {
  const { user, partner, result } = saved.inputData?.synastryData ?? {}
  return { ...shown(saved), data: result, names: { user: user?.name, partner: partner?.name } }
}

/** Rows from an earlier version may have no evidence. */
function shown({ id, result, text, facts }: Reading): Shown {
  const proof: Partial<Shown> = { text, facts }
  return { id, result, text: proof.text, facts: proof.facts ?? [] }
}
