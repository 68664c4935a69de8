CREATE TABLE "billing_workflows" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"open_checkout_id" text,
	"card_setup_id" text,
	"syncs_started" integer DEFAULT 0 NOT NULL,
	"last_saved_sync" integer DEFAULT 0 NOT NULL,
	"deletion_started_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "charge_reminders" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"charge_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_reminders_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"subscription_id" text,
	"is_card_checked" boolean DEFAULT false NOT NULL,
	"is_recorded" boolean DEFAULT false NOT NULL,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "payment_events" RENAME COLUMN "applied_at" TO "processed_at";--> statement-breakpoint
ALTER TABLE "used_trials" RENAME COLUMN "mark" TO "hash";--> statement-breakpoint
ALTER TABLE "used_trials" RENAME COLUMN "marked_on" TO "recorded_on";--> statement-breakpoint
DROP INDEX "payment_events_waiting";--> statement-breakpoint
ALTER TABLE "billing_workflows" ADD CONSTRAINT "billing_workflows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_reminders" ADD CONSTRAINT "charge_reminders_user_id_subscriptions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."subscriptions"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("user_id") WHERE processed_at is null;--> statement-breakpoint
INSERT INTO "billing_workflows" ("user_id", "attempt", "open_checkout_id", "card_setup_id", "syncs_started", "last_saved_sync", "deletion_started_at")
SELECT "user_id", "attempt", "open_checkout_id", "card_setup_id", "reads_begun", "read_kept", "deletion_started_at" FROM "subscriptions";--> statement-breakpoint
INSERT INTO "trials" ("user_id", "is_used", "subscription_id", "is_card_checked", "is_recorded", "refusal")
SELECT "user_id", "trial_used", "trial_subscription_id", "trial_card_judged", "trial_marked", "trial_refused" FROM "subscriptions"
WHERE "trial_used" OR "trial_marked" OR "trial_card_judged" OR "trial_subscription_id" IS NOT NULL OR "trial_refused" IS NOT NULL;--> statement-breakpoint
INSERT INTO "charge_reminders" ("user_id", "kind", "charge_at")
SELECT "user_id", 'week', "week_told_for" FROM "subscriptions" WHERE "week_told_for" IS NOT NULL
UNION ALL
SELECT "user_id", 'day', "day_told_for" FROM "subscriptions" WHERE "day_told_for" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "trial_used";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "trial_subscription_id";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "trial_card_judged";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "trial_marked";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "trial_refused";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "attempt";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "open_checkout_id";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "card_setup_id";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "reads_begun";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "read_kept";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "week_told_for";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "day_told_for";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "deletion_started_at";