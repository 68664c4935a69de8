ALTER TABLE "users" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "email_changed_at" = now() FROM "subscriptions" WHERE "subscriptions"."user_id" = "users"."id" AND "subscriptions"."customer_email" <> "users"."email";--> statement-breakpoint
CREATE INDEX "payment_events_by_time" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_by_period_end" ON "subscriptions" USING btree ("period_end");--> statement-breakpoint
CREATE INDEX "subscriptions_by_next_charge" ON "subscriptions" USING btree ("next_charge_at");--> statement-breakpoint
CREATE INDEX "trials_unrecorded" ON "trials" USING btree ("user_id") WHERE is_used and not is_recorded;--> statement-breakpoint
CREATE INDEX "users_with_changed_email" ON "users" USING btree ("id") WHERE email_changed_at is not null;