ALTER TABLE "mails" RENAME TO "outbox_emails";--> statement-breakpoint
DROP INDEX "mails_to";--> statement-breakpoint
CREATE INDEX "outbox_emails_recipient" ON "outbox_emails" USING btree (lower("recipient"));