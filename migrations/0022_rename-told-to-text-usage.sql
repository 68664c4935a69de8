ALTER TABLE "told" RENAME TO "text_usage";--> statement-breakpoint
ALTER TABLE "text_usage" RENAME CONSTRAINT "told_pkey" TO "text_usage_pkey";--> statement-breakpoint
ALTER TABLE "text_usage" RENAME CONSTRAINT "told_user_id_users_id_fk" TO "text_usage_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "told_to" RENAME TO "text_usage_of_user";
