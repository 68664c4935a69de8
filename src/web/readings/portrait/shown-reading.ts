import type { ChartData, Fact } from '#contract/chart.ts'
import type { Reading, SynastryData, WrittenText } from '#contract/readings.ts'

interface Shown {
  result: string
  text: WrittenText | undefined
  facts: Fact[]
}

/** A natal reading as it is shown, fresh or saved; an old one may lack its chart or its proof. */
export interface ShownReading extends Shown {
  chart: ChartData | undefined
}

/** A relationship reading as it is shown, fresh or saved; an old one may be text alone. */
export interface ShownSynastry extends Shown {
  data: SynastryData | undefined
  names: { user: string | undefined; partner: string | undefined }
}

/** A saved natal reading. */
export function shownReading(saved: Reading): ShownReading {
  return { ...shown(saved), chart: saved.inputData?.natalChartData?.result }
}

/** A saved reading for two. */
export function shownSynastry(saved: Reading): ShownSynastry {
  const { user, partner, result } = saved.inputData?.synastryData ?? {}
  return { ...shown(saved), data: result, names: { user: user?.name, partner: partner?.name } }
}

/** Rows of an earlier day may have no proof. */
function shown({ result, text, facts }: Reading): Shown {
  const proof: Partial<Shown> = { text, facts }
  return { result, text: proof.text, facts: proof.facts ?? [] }
}
