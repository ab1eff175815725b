-- Readers of articles and visitors of the Help Center are told apart for a day in the same way: by one pair of tables.
ALTER TABLE "help_visitor" RENAME TO "daily_visitor";
ALTER TABLE "daily_visitor" RENAME CONSTRAINT "help_visitor_pkey" TO "daily_visitor_pkey";
ALTER TABLE "help_visitor_key" RENAME TO "daily_visitor_key";
ALTER TABLE "daily_visitor_key" RENAME CONSTRAINT "help_visitor_key_pkey" TO "daily_visitor_key_pkey";
DROP TABLE "post_reader";
DROP TABLE "post_reader_key";
