import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const helpData: PersonalData = {
  columns: {
    HelpWord: { kept: { [EDITORIAL]: ['word'] } },
    // Visitors are anonymous there, but a search may contain an email address.
    MissedSearch: { dropped: ['text'] },
  },
}
