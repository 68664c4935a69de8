-- The stand-ins have migrations of their own (docs/decisions/015). A schema that was never used goes here;
-- one that was used keeps its rows, and the server decides at its start whether it is still in use.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM "stand_ins"."stripe_accounts")
    AND NOT EXISTS (SELECT FROM "stand_ins"."google_people")
    AND NOT EXISTS (SELECT FROM "stand_ins"."mailbox")
  THEN
    DROP SCHEMA "stand_ins" CASCADE;
  END IF;
END $$;
