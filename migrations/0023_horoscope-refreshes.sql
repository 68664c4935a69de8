ALTER TABLE "horoscope_wishes" RENAME TO "horoscope_refreshes";--> statement-breakpoint
ALTER TABLE "horoscope_refreshes" DROP CONSTRAINT "horoscope_wishes_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "horoscope_refreshes" DROP CONSTRAINT "horoscope_wishes_user_id_kind_pk";--> statement-breakpoint
ALTER TABLE "horoscope_refreshes" ADD CONSTRAINT "horoscope_refreshes_user_id_kind_pk" PRIMARY KEY("user_id","kind");--> statement-breakpoint
ALTER TABLE "horoscope_refreshes" ADD CONSTRAINT "horoscope_refreshes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;