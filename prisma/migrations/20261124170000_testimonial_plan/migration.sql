-- What a reviewer locked and what comes out, in figures.
ALTER TABLE "testimonial" ADD COLUMN "plan" TEXT NOT NULL DEFAULT '';
