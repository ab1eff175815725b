import { programs, runNode } from '../start/commands.mjs'

/**
 * Fails if the migrated database and the Prisma schema differ. Ignores what Prisma cannot express, such as triggers,
 * functions and collations.
 */
export async function checkSchemaDrift(env, schema = 'prisma/schema') {
  await runNode(
    [programs.prisma, 'migrate', 'diff', '--exit-code', '--from-config-datasource', '--to-schema', schema],
    { env, name: 'prisma migrate diff (from the migrated database to the schema)' },
  )
}
