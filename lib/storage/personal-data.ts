import 'server-only'
import { type PersonalData, TEAM } from '@/lib/platform/personal-data'

export const storageData: PersonalData = {
  columns: {
    StorageConnection: {
      kept: {
        [TEAM]: ['provider', 'endpoint', 'region', 'accessKeyId', 'bucketPrefix', 'secret', 'updatedBy'],
      },
    },
  },
}
