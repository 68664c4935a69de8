CREATE TABLE "about_you" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"life_stage" text,
	"relationship" text,
	"children" text,
	"theme" text,
	"mind" text,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paragraph_verdicts" (
	"user_id" uuid NOT NULL,
	"text_id" uuid NOT NULL,
	"paragraph" text NOT NULL,
	"feature_name" text NOT NULL,
	"verdict" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "paragraph_verdicts_user_id_text_id_paragraph_pk" PRIMARY KEY("user_id","text_id","paragraph")
);
--> statement-breakpoint
ALTER TABLE "about_you" ADD CONSTRAINT "about_you_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paragraph_verdicts" ADD CONSTRAINT "paragraph_verdicts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paragraph_verdicts_of_user" ON "paragraph_verdicts" USING btree ("user_id","at");