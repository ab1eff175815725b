import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const aboutData: PersonalData = {
  columns: {
    AboutPage: { kept: { [EDITORIAL]: ['missionText', 'storyText'] } },
    CoreValue: { kept: { [EDITORIAL]: ['title', 'description'] } },
    TeamMember: { kept: { [EDITORIAL]: ['name', 'role', 'bio'] } },
    Milestone: { kept: { [EDITORIAL]: ['year', 'title', 'description'] } },
  },
}
