CREATE TABLE "birth_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"birth_date" text NOT NULL,
	"birth_time" text NOT NULL,
	"place" jsonb NOT NULL,
	"moment" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cosmic_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"horoscope_id" uuid NOT NULL,
	"fact_id" text NOT NULL,
	"date" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	"event_type" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "cosmic_events_once" UNIQUE("horoscope_id","fact_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "horoscope_wishes" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"revision" integer NOT NULL,
	"date" date NOT NULL,
	"times_on_date" integer NOT NULL,
	CONSTRAINT "horoscope_wishes_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "horoscopes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"birth_key" text NOT NULL,
	"revision" integer NOT NULL,
	"sign" text NOT NULL,
	"content" text NOT NULL,
	"text" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"moments" jsonb NOT NULL,
	"written_by" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "horoscopes_once" UNIQUE("user_id","kind","start_date")
);
--> statement-breakpoint
CREATE TABLE "told" (
	"text_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"wordings" text[] NOT NULL,
	"sentences" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "birth_details" ADD CONSTRAINT "birth_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cosmic_events" ADD CONSTRAINT "cosmic_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cosmic_events" ADD CONSTRAINT "cosmic_events_horoscope_id_horoscopes_id_fk" FOREIGN KEY ("horoscope_id") REFERENCES "public"."horoscopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horoscope_wishes" ADD CONSTRAINT "horoscope_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horoscopes" ADD CONSTRAINT "horoscopes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told" ADD CONSTRAINT "told_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cosmic_events_of_user" ON "cosmic_events" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "told_to" ON "told" USING btree ("user_id","at");