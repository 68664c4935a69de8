CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text,
	"customer_email" text,
	"subscription_id" text,
	"status" text,
	"plan" text,
	"period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"next_charge_at" timestamp with time zone,
	"next_charge_cents" integer,
	"card_brand" text,
	"card_last4" text,
	"trial_used" boolean DEFAULT false NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"open_checkout_id" text,
	"card_setup_id" text,
	"reads_begun" integer DEFAULT 0 NOT NULL,
	"read_kept" integer DEFAULT 0 NOT NULL,
	"week_told_for" timestamp with time zone,
	"day_told_for" timestamp with time zone,
	"synced_at" timestamp with time zone,
	CONSTRAINT "subscriptions_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_of_user" ON "payment_events" USING btree ("user_id");