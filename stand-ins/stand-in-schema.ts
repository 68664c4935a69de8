import { pgSchema } from 'drizzle-orm/pg-core'

/** What the stand-ins keep, apart from the product's own tables. */
export const standInSchema = pgSchema('stand_ins')
