import 'server-only'
import { EDITORIAL, type PersonalData, TEAM } from '@/lib/platform/personal-data'

export const pressData: PersonalData = {
  columns: {
    PressPage: { kept: { [EDITORIAL]: ['boilerplate'] } },
    PressFile: {
      title: 'Media assets',
      redacted: ['name'],
      kept: { [EDITORIAL]: ['key', 'contentType', 'sha256'] },
    },
    PressContact: { kept: { [TEAM]: ['pressEmail', 'pressPhone', 'generalEmail', 'address'] } },
  },
}
