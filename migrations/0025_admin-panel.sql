CREATE TABLE "ai_audit_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"feature_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"old_config" jsonb,
	"new_config" jsonb,
	"old_budget" jsonb,
	"new_budget" jsonb
);
--> statement-breakpoint
CREATE TABLE "ai_configs" (
	"feature_name" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"reasoning_effort" text NOT NULL,
	"temperature" double precision NOT NULL,
	"max_tokens" integer NOT NULL,
	"verbosity" text NOT NULL,
	"enabled" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_budget_alerts" (
	"feature_name" text NOT NULL,
	"period" text NOT NULL,
	"start_date" date NOT NULL,
	"budget_micros" bigint NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "ai_budget_alerts_once" PRIMARY KEY("feature_name","period","start_date","budget_micros","percent")
);
--> statement-breakpoint
CREATE TABLE "ai_budgets" (
	"feature_name" text PRIMARY KEY NOT NULL,
	"daily_micros" bigint,
	"monthly_micros" bigint
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"feature_name" text NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"writer" text NOT NULL,
	"model" text,
	"prompt_version" text,
	"config_version" integer,
	"input_tokens" integer NOT NULL,
	"cached_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"reasoning_tokens" integer NOT NULL,
	"duration_ms" double precision NOT NULL,
	"time_to_first_token_ms" double precision,
	"cost_micros" bigint,
	"outcome" text NOT NULL,
	"failure" text,
	"sentences_checked" integer NOT NULL,
	"sentences_rejected" integer NOT NULL,
	"sentences_repaired" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rejected_sentences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"call_id" uuid NOT NULL,
	"user_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"why" text NOT NULL,
	"fate" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_feedback" (
	"user_id" uuid NOT NULL,
	"text_id" uuid NOT NULL,
	"feature_name" text NOT NULL,
	"is_up" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "text_feedback_user_id_text_id_pk" PRIMARY KEY("user_id","text_id")
);
--> statement-breakpoint
ALTER TABLE "ai_audit_logs" ADD CONSTRAINT "ai_audit_logs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_sentences" ADD CONSTRAINT "rejected_sentences_call_id_model_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."model_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_sentences" ADD CONSTRAINT "rejected_sentences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_feedback" ADD CONSTRAINT "text_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_audit_logs_newest" ON "ai_audit_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ai_audit_logs_of_actor" ON "ai_audit_logs" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "model_calls_at" ON "model_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "model_calls_of_feature" ON "model_calls" USING btree ("feature_name","at");--> statement-breakpoint
CREATE INDEX "model_calls_of_user" ON "model_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rejected_sentences_at" ON "rejected_sentences" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "rejected_sentences_of_call" ON "rejected_sentences" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "rejected_sentences_of_user" ON "rejected_sentences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "text_feedback_at" ON "text_feedback" USING btree ("at");