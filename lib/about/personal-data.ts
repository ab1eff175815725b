import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const aboutData: PersonalData = {
  columns: {
    AboutPage: { kept: { [EDITORIAL]: ['missionText', 'storyText'] } },
  },
}
