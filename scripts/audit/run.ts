import { z } from 'zod'
import { formatCountOf } from '@/lib/count'
import { withDatabase } from '../backup/postgres-tools'
import { verifyChain } from './verify-chain'

const USAGE = 'Expected a position and hash such as 1234:0123abcd…, as printed by an earlier check.'

const headSchema = z
  .string()
  .regex(/^\d+:[0-9a-f]{64}$/, USAGE)
  .transform((text) => {
    const [position = '', hash = ''] = text.split(':')
    return { position: BigInt(position), hash }
  })
  .optional()

const storedHead = headSchema.safeParse(process.argv[2])
if (!storedHead.success) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  const verdict = await withDatabase((client) => verifyChain(client, storedHead.data))
  if (verdict.fault !== null) {
    console.error(`The audit log is not intact. ${verdict.fault}`)
    process.exitCode = 1
  } else {
    const { entries, erasures, head } = verdict
    console.log(
      `The audit log is intact: ${formatCountOf(entries, 'entry', 'entries')}, ${formatCountOf(erasures, 'address erasure')}.`,
    )
    if (head)
      console.log(
        `Store this elsewhere, and pass it to a later check: npm run audit:verify -- ${head.position}:${head.hash}`,
      )
  }
}
