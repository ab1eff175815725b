-- The features show screens of their own, so that none repeats one of the steps.
ALTER TYPE "feature_screen" ADD VALUE 'door';
ALTER TYPE "feature_screen" ADD VALUE 'rhythm';
ALTER TYPE "feature_screen" ADD VALUE 'change';
ALTER TYPE "feature_screen" ADD VALUE 'agenda';
ALTER TYPE "feature_screen" ADD VALUE 'comparison';
