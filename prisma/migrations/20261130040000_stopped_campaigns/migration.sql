-- Stopping a campaign now also cancels its failed emails, which could be retried before, but were then canceled.
UPDATE "mail_message"
SET "status" = 'cancelled'
FROM "campaigns"
WHERE "campaigns"."id" = "mail_message"."campaign_id" AND "campaigns"."status" = 'cancelled' AND "mail_message"."status" = 'failed';
