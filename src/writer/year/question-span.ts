/** The dates or instants between which a year asks its question. */
export interface QuestionSpan {
  from: string
  until: string
}

/** Whether a moment belongs to the question. */
export const isAsked = ({ from, until }: QuestionSpan, { at }: { at: string }) =>
  at >= from && at < until
