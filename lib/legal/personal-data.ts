import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const legalData: PersonalData = {
  columns: {
    LegalDocument: { kept: { [EDITORIAL]: ['lastUpdatedText', 'policyUpdatesText'] } },
    LegalSection: { kept: { [EDITORIAL]: ['title', 'content'] } },
    LegalFirstTitle: { kept: { [EDITORIAL]: ['title'] } },
    LegalVersion: {
      kept: { [EDITORIAL]: ['sections', 'lastUpdatedText', 'policyUpdatesText', 'summary', 'actorName'] },
    },
  },
}
