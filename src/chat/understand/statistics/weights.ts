import packed from './weights.json' with { type: 'json' }

export interface Weights {
  labels: readonly string[]
  /** The weight of each feature for each label. The empty feature is in all messages. */
  features: ReadonlyMap<string, Float64Array>
}

/** A file of weights: for each feature pairs of characters, a label and its weight. */
export interface PackedWeights {
  labels: string
  features: Record<string, string>
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
const ZERO = 32
const STEP = 0.1

export function pack({ labels, features }: Weights): PackedWeights {
  const rows = [...features]
    .map(([feature, weights]): [string, string] => [feature, packRow(weights)])
    .filter(([, row]) => row !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { labels: labels.join(','), features: Object.fromEntries(rows) }
}

function packRow(weights: Float64Array): string {
  return [...weights]
    .map((weight, label) => {
      const level = Math.max(-ZERO, Math.min(ZERO - 1, Math.round(weight / STEP)))
      // A little weight of one label out of forty decides nothing.
      return Math.abs(level) < MIN_LEVEL ? '' : `${digits[label]}${digits[level + ZERO]}`
    })
    .join('')
}

const MIN_LEVEL = 2

export function unpack(file: PackedWeights): Weights {
  const labels = file.labels.split(',')
  const features = new Map(
    Object.entries(file.features).map(([feature, row]) => {
      const weights = new Float64Array(labels.length)
      for (let at = 0; at < row.length; at += 2)
        weights[digits.indexOf(row[at] as string)] =
          (digits.indexOf(row[at + 1] as string) - ZERO) * STEP
      return [feature, weights]
    }),
  )
  return { labels, features }
}

/** Weights for the kind of question, the part of life and the purpose of a plan. Trained by `npm run train:chat`. */
export const trained = {
  kinds: unpack(packed.kinds),
  themes: unpack(packed.themes),
  purposes: unpack(packed.purposes),
}
