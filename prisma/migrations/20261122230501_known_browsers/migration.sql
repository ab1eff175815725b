-- Recognizes a browser in which an account has signed in before.
ALTER TABLE "admin_session" ADD COLUMN "browser_hash" TEXT;
