// Creates or updates the schema of the job queue, so that the site can add jobs wherever the worker runs.
import { runMigrations } from 'graphile-worker'

await runMigrations({ connectionString: process.env.DATABASE_URL })
