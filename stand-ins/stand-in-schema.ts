import { pgSchema } from 'drizzle-orm/pg-core'

export const STAND_IN_SCHEMA = 'stand_ins'

/** Separate from the product's own tables. */
export const standInSchema = pgSchema(STAND_IN_SCHEMA)
