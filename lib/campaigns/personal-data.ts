import 'server-only'
import type { PersonalData } from '@/lib/platform/personal-data'

export const campaignData: PersonalData = {
  columns: {
    Campaign: { redacted: ['subject', 'body', 'preview'], redactedJson: ['audience'] },
  },
}
