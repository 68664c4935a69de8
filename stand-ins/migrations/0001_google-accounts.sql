ALTER TABLE "stand_ins"."google_people" RENAME TO "google_accounts";--> statement-breakpoint
ALTER TABLE "stand_ins"."google_accounts" DROP CONSTRAINT "google_people_email_unique";--> statement-breakpoint
ALTER TABLE "stand_ins"."google_accounts" ADD CONSTRAINT "google_accounts_email_unique" UNIQUE("email");--> statement-breakpoint
UPDATE "stand_ins"."stripe_objects"
SET "data" = jsonb_set("data" #- '{hidden,behaviour}', '{hidden,behavior}', "data" #> '{hidden,behaviour}')
WHERE "type" = 'payment_method' AND "data" #> '{hidden,behaviour}' IS NOT NULL;--> statement-breakpoint
UPDATE "stand_ins"."stripe_objects"
SET "data" = jsonb_set("data" #- '{hidden,toldTrialEnd}', '{hidden,trialEndWarned}', "data" #> '{hidden,toldTrialEnd}')
WHERE "type" = 'subscription' AND "data" #> '{hidden,toldTrialEnd}' IS NOT NULL;
