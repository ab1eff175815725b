import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const campaignData: PersonalData = {
  columns: {
    Campaign: {
      title: 'Campaigns',
      redacted: ['subject', 'body', 'preview'],
      redactedJson: ['audience'],
      kept: { [EDITORIAL]: ['announced'] },
    },
  },
}
