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

/** Changes some parts. @returns all of it */
export async function changeAboutYou(
  db: Database | Transaction,
  userId: string,
  { changes, savedAt }: { changes: Partial<AboutYou>; savedAt: Date },
): Promise<AboutYou> {
  const { lifeStage, relationship, children, theme, mind } = aboutYou
  const values = { ...changes, savedAt }
  const [saved] = await db
    .insert(aboutYou)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: aboutYou.userId, set: values })
    .returning({ lifeStage, relationship, children, theme, mind })
  return saved as AboutYou
}

export async function deleteAboutYouOf(db: Database | Transaction, userId: string) {
  await db.delete(aboutYou).where(ofUser(userId))
}

export function countAboutYou(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(aboutYou, ofUser(userId))
}

const ofUser = (userId: string) => eq(aboutYou.userId, userId)
