import 'server-only'
import { EDITORIAL, type PersonalData, TEAM } from '@/lib/platform/personal-data'

export const careersData: PersonalData = {
  columns: {
    JobPosition: {
      kept: {
        [EDITORIAL]: [
          'title',
          'slug',
          'department',
          'location',
          'type',
          'salary',
          'description',
          'requirements',
        ],
      },
    },
    HiringSettings: { kept: { [TEAM]: ['contactEmail'] } },
  },
}
