CREATE TABLE "leaving_lines" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"what" text NOT NULL,
	"count" integer,
	"why" text,
	"position" serial NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leaving_lines_issuer_subject_what_pk" PRIMARY KEY("issuer","subject","what")
);
