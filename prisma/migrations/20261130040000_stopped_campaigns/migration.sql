-- Stopping a campaign now also cancels its failed emails. Previously, staff could retry them, but the worker then
-- canceled them.
UPDATE "mail_message"
SET "status" = 'cancelled'
FROM "campaigns"
WHERE "campaigns"."id" = "mail_message"."campaign_id" AND "campaigns"."status" = 'cancelled' AND "mail_message"."status" = 'failed';
