-- AlterTable
ALTER TABLE "campaigns" ADD COLUMN "are_recipients_listed" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "campaign_recipient" (
    "campaign_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,

    CONSTRAINT "campaign_recipient_pkey" PRIMARY KEY ("campaign_id","person_id")
);
