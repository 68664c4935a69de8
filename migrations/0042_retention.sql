CREATE TABLE "retention_runs" (
	"rule" text PRIMARY KEY NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"deleted_rows" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "dating_waitlist_unconfirmed" ON "dating_waitlist" USING btree ("requested_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "daily_counts_by_time" ON "daily_counts" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "generations_failed" ON "generations" USING btree ("ended_at") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "session_by_end" ON "identity"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_by_end" ON "identity"."verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "two_factor_unconfirmed" ON "identity"."two_factor" USING btree ("created_at") WHERE not verified;--> statement-breakpoint
-- The schedules that the nightly job replaces. Without a worker, their jobs would wait forever.
DO $$ BEGIN
	IF to_regclass('pgboss.schedule') IS NOT NULL THEN
		DELETE FROM pgboss.schedule WHERE name IN ('contact-messages-sweep', 'rejected-sentences-sweep', 'data-export-sweep');
		DELETE FROM pgboss.job WHERE name IN ('contact-messages-sweep', 'rejected-sentences-sweep', 'data-export-sweep') AND state < 'active';
	END IF;
END $$;
