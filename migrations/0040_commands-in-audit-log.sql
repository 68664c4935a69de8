ALTER TABLE "ai_audit_logs" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "ai_audit_logs" ADD CONSTRAINT "ai_audit_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_audit_logs_of_user" ON "ai_audit_logs" USING btree ("user_id");