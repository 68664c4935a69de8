CREATE TABLE "daily_counts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_counts" ADD CONSTRAINT "daily_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_counts_of_user" ON "daily_counts" USING btree ("user_id","kind","counted_at");--> statement-breakpoint
INSERT INTO "daily_counts" ("user_id", "kind", "counted_at") SELECT "user_id", 'reading', "asked_at" FROM "reading_requests";
