import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const mediaData: PersonalData = {
  columns: {
    MediaImage: {
      title: 'Media',
      redacted: ['name'],
      kept: { [EDITORIAL]: ['bucket', 'key', 'alt', 'contentType', 'blur', 'sha256', 'copyWidths'] },
    },
  },
}
