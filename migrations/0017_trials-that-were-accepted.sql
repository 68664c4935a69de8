ALTER TABLE "subscriptions" ADD COLUMN "trial_subscription_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_card_judged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "subscriptions" SET "trial_subscription_id" = "subscription_id", "trial_card_judged" = true WHERE "trial_used" AND "subscription_id" IS NOT NULL;
