import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const helpData: PersonalData = {
  columns: {
    HelpWord: { kept: { [EDITORIAL]: ['word'] } },
    // Searches are stored without any link to the visitor, but their text may contain an email address.
    MissedSearch: { title: 'Searches without results', dropped: ['text'] },
  },
}
