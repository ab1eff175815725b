-- The calculator's plan that a signup was made from, as it stands in an address.
ALTER TABLE "waitlist" ADD COLUMN "plan" TEXT CHECK (length("plan") BETWEEN 1 AND 400);
