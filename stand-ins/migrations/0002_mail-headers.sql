ALTER TABLE "stand_ins"."mailbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "stand_ins"."mailbox" ADD COLUMN "list_unsubscribe" text;