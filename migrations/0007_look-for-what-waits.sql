CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("user_id") WHERE applied_at is null;--> statement-breakpoint
CREATE INDEX "generations_waiting" ON "generations" USING btree ("created_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "generations_of_result" ON "generations" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "generations_of_user" ON "generations" USING btree ("user_id");