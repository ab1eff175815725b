import 'server-only'
import { type PersonalData, TEAM } from '@/lib/platform/personal-data'

export const auditData: PersonalData = {
  columns: {
    AuditEvent: {
      title: 'Activity',
      redacted: ['summary', 'searchText', 'recordId'],
      redactedJson: ['details'],
      kept: { [TEAM]: ['actorName', 'noun', 'action'], 'a random value': ['requestId'] },
    },
    AuditChain: {
      kept: { 'hashes of entries, each with a random value that an erasure replaces': ['digest', 'hash'] },
    },
  },
}
