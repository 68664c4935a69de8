CREATE TABLE "used_trials" (
	"mark" text PRIMARY KEY NOT NULL,
	"marked_on" date DEFAULT now() NOT NULL
);
