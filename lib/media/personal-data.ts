import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const mediaData: PersonalData = {
  columns: {
    MediaImage: {
      kept: { [EDITORIAL]: ['bucket', 'key', 'name', 'alt', 'contentType', 'blur', 'sha256', 'copyWidths'] },
    },
  },
}
