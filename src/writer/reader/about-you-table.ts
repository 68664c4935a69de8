import { eq } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type {
  AboutYou,
  Children,
  LifeStage,
  RelationshipStatus,
  Theme,
} from '#contract/about-you.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

/** What a user says of their life now. A user who says nothing has no row. */
export const aboutYou = pgTable('about_you', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lifeStage: text('life_stage').$type<LifeStage>(),
  relationship: text('relationship').$type<RelationshipStatus>(),
  children: text('children').$type<Children>(),
  theme: text('theme').$type<Theme>(),
  /** What is on their mind, in their own words. Only they see it. */
  mind: text('mind'),
  savedAt: timestamp('saved_at', { withTimezone: true, precision: 3 }).notNull(),
})

export async function findAboutYou(
  db: Database | Transaction,
  userId: string,
): Promise<AboutYou | undefined> {
  const { lifeStage, relationship, children, theme, mind } = aboutYou
  const [found] = await db
    .select({ lifeStage, relationship, children, theme, mind })
    .from(aboutYou)
    .where(ofUser(userId))
  return found
}

export async function saveAboutYouOf(db: Database, userId: string, about: AboutYou, savedAt: Date) {
  const values = { ...about, savedAt }
  await db
    .insert(aboutYou)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: aboutYou.userId, set: values })
}

export async function deleteAboutYouOf(db: Database, userId: string) {
  await db.delete(aboutYou).where(ofUser(userId))
}

export function countAboutYou(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(aboutYou, ofUser(userId))
}

const ofUser = (userId: string) => eq(aboutYou.userId, userId)
