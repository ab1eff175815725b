-- CreateTable
CREATE TABLE "saved_view" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "screen" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_view_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "saved_view_screen_check" CHECK (screen LIKE '/admin/%' AND char_length(screen) <= 100),
    CONSTRAINT "saved_view_name_check" CHECK (char_length(name) BETWEEN 1 AND 60),
    CONSTRAINT "saved_view_query_check" CHECK (char_length(query) BETWEEN 1 AND 500)
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_view_user_id_screen_name_key" ON "saved_view"("user_id", "screen", "name");

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
