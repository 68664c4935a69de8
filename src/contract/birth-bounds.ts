// Apart from the schemas, so that a form can bound its field without loading zod.
export const EARLIEST_BIRTH_DATE = '1900-01-01'
export const LATEST_BIRTH_DATE = '2100-12-31'

/** In place of a birth time. */
export const UNKNOWN_TIME = 'unknown'
