CREATE INDEX "mail_message_subject_id_idx" ON "mail_message"("subject_id");
