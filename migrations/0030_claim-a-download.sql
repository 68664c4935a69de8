ALTER TABLE "data_exports" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "claim_id" uuid;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "claimed_at" timestamp (3) with time zone;