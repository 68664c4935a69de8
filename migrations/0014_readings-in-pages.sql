DROP INDEX "readings_of_user";--> statement-breakpoint
ALTER TABLE "readings" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "readings" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
CREATE INDEX "readings_of_user" ON "readings" USING btree ("user_id","created_at","id");