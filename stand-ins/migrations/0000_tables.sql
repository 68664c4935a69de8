-- IF NOT EXISTS: the product's migrations 0001 and 0003 made these tables in databases older than this file.
CREATE SCHEMA IF NOT EXISTS "stand_ins";
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."google_people" (
	"sub" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "google_people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."mailbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."stripe_accounts" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret_key" text NOT NULL,
	"publishable_key" text NOT NULL,
	"webhook_secret" text NOT NULL,
	"ahead" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."stripe_replies" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"body" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stand_ins"."stripe_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp with time zone DEFAULT now(),
	"last_answer" text
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."stripe_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stand_ins"."stripe_objects_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"due" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_events_waiting" ON "stand_ins"."stripe_events" USING btree ("next_attempt");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_objects_type" ON "stand_ins"."stripe_objects" USING btree ("type","position");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_objects_due" ON "stand_ins"."stripe_objects" USING btree ("due");
