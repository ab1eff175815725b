-- Whether a position has ever been active. Those that exist keep their date.
ALTER TABLE "job_position" ADD COLUMN "was_opened" BOOLEAN NOT NULL DEFAULT true;
