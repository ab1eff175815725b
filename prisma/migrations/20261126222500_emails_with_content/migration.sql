-- For the nightly job that erases the addresses and contents of old emails. Rows that it has erased leave the index, so
-- that it does not read them again.
CREATE INDEX "mail_message_with_content_idx" ON "mail_message"("created_at") WHERE "to_email" <> '';
