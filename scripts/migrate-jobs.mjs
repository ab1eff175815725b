// Creates or updates the schema of the job queue, so that the site can add jobs even if the worker runs elsewhere.
import { runMigrations } from 'graphile-worker'

await runMigrations({ connectionString: process.env.DATABASE_URL })
