import 'server-only'
import { type PersonalData, TEAM } from '@/lib/platform/personal-data'

export const viewData: PersonalData = {
  columns: {
    // Searches are not saved, so a query only names filters, statuses, dates, record ids and members of staff.
    SavedView: { kept: { [TEAM]: ['screen', 'name', 'query'] } },
  },
}
