ALTER TABLE "cosmic_events" ADD COLUMN "is_exact" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cosmic_events" ALTER COLUMN "is_exact" DROP DEFAULT;
