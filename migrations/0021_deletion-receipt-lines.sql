ALTER TABLE "leaving_lines" RENAME TO "deletion_receipt_lines";--> statement-breakpoint
ALTER TABLE "deletion_receipt_lines" RENAME COLUMN "noted_at" TO "recorded_at";--> statement-breakpoint
ALTER TABLE "running_deletions" RENAME COLUMN "alive_at" TO "heartbeat_at";--> statement-breakpoint
ALTER TABLE "deletion_receipt_lines" DROP CONSTRAINT "leaving_lines_issuer_subject_what_pk";--> statement-breakpoint
ALTER TABLE "deletion_receipt_lines" ADD CONSTRAINT "deletion_receipt_lines_issuer_subject_what_pk" PRIMARY KEY("issuer","subject","what");