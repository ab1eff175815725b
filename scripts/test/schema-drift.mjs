import { programs, runNode } from '../start/commands.mjs'

/**
 * Fails when the migrated database that `env` names lacks something that the Prisma schema has, or the reverse. What Prisma
 * cannot express (triggers, functions, collations) is none of its business.
 */
export async function checkSchemaDrift(env, schema = 'prisma/schema') {
  await runNode(
    [programs.prisma, 'migrate', 'diff', '--exit-code', '--from-config-datasource', '--to-schema', schema],
    { env, name: 'prisma migrate diff (from what the migrations make to what the schema says)' },
  )
}
