ALTER TABLE "horoscope_refreshes" DROP CONSTRAINT "horoscope_refreshes_user_id_kind_pk";--> statement-breakpoint
ALTER TABLE "horoscope_refreshes" ADD COLUMN "start_date" date;--> statement-breakpoint
-- The count of a kind goes to its latest period; an earlier text keeps its own revision.
INSERT INTO "horoscope_refreshes" ("user_id", "kind", "start_date", "revision", "date", "times_on_date")
SELECT h."user_id", h."kind", h."start_date",
	CASE WHEN h."is_latest" THEN r."revision" ELSE h."revision" END,
	r."date",
	CASE WHEN h."is_latest" THEN r."times_on_date" ELSE 0 END
FROM (
	SELECT *, "start_date" = max("start_date") OVER (PARTITION BY "user_id", "kind") AS "is_latest"
	FROM "horoscopes"
) AS h
JOIN "horoscope_refreshes" r ON r."user_id" = h."user_id" AND r."kind" = h."kind";--> statement-breakpoint
DELETE FROM "horoscope_refreshes" WHERE "start_date" IS NULL;--> statement-breakpoint
ALTER TABLE "horoscope_refreshes" ALTER COLUMN "start_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "horoscope_refreshes" ADD CONSTRAINT "horoscope_refreshes_user_id_kind_start_date_pk" PRIMARY KEY("user_id","kind","start_date");--> statement-breakpoint
-- Verdicts outlive a relationship reading, so they must not hold the partner's name.
UPDATE "paragraph_verdicts" v
SET "sentences" = (
	SELECT jsonb_agg(
		jsonb_set(sentence, '{text}', to_jsonb(regexp_replace(
			sentence ->> 'text',
			'(?<!\w)' || regexp_replace(r."input_data" #>> '{synastryData,partner,name}', '([^\w\s])', '\\\1', 'g') || '(?!\w)',
			'{partner}',
			'g'
		)))
		ORDER BY position
	)
	FROM jsonb_array_elements(v."sentences") WITH ORDINALITY AS listed(sentence, position)
)
FROM "readings" r
WHERE r."id" = v."text_id"
	AND r."user_id" = v."user_id"
	AND r."input_data" #>> '{synastryData,partner,name}' <> ''
	AND jsonb_array_length(v."sentences") > 0;--> statement-breakpoint
-- Without the reading, the name is not known.
DELETE FROM "paragraph_verdicts" v
WHERE v."feature_name" = 'synastry_reading'
	AND NOT EXISTS (SELECT FROM "readings" r WHERE r."id" = v."text_id");--> statement-breakpoint
UPDATE "readings" SET "written_by" = jsonb_set("written_by", '{rejected,sentences}', '[]')
WHERE "written_by" #> '{rejected,sentences}' IS NOT NULL;--> statement-breakpoint
UPDATE "horoscopes" SET "written_by" = jsonb_set("written_by", '{rejected,sentences}', '[]')
WHERE "written_by" #> '{rejected,sentences}' IS NOT NULL;
