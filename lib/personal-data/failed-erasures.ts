import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'
import { erasureKey } from './erase-person'

const request = columnsOf('PrivacyRequest', 'request')

/**
 * Returns which of these requests are waiting for an erasure that will not be attempted again, because its
 * job has used up its attempts or no longer exists. One statement reads requests and jobs, so that an erasure
 * that has just succeeded does not seem to have failed.
 */
export async function findFailedErasures(
  tx: Transaction,
  requestIds: readonly string[],
): Promise<Set<string>> {
  if (requestIds.length === 0) return new Set()
  const failed = await queryRows(tx, idRow)`
    SELECT ${request.id}::text FROM ${tableOf('PrivacyRequest')} AS request
    WHERE ${request.id} = ANY (${[...requestIds]}::uuid[]) AND ${request.status} = 'erasing' AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs AS job WHERE job.key = ${erasureKey('')}::text || ${request.id}::text
        AND (job.attempts < job.max_attempts OR job.locked_at IS NOT NULL))`
  return new Set(failed.map(({ id }) => id))
}
