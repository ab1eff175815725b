import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const helpData: PersonalData = {
  columns: {
    HelpWord: { kept: { [EDITORIAL]: ['word'] } },
    // Nobody is told apart there, but what is searched for may be an address.
    MissedSearch: { dropped: ['text'] },
  },
}
