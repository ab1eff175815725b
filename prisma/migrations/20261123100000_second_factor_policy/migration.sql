-- CreateTable
CREATE TABLE "second_factor_policy" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "required_from" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_factor_policy_pkey" PRIMARY KEY ("id")
);

-- There is one policy.
ALTER TABLE "second_factor_policy" ADD CONSTRAINT "second_factor_policy_single" CHECK ("id" = 1);
