import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const landingData: PersonalData = {
  columns: {
    Claim: { kept: { [EDITORIAL]: ['key', 'value', 'label', 'source', 'publicSource'] } },
  },
}
