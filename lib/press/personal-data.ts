import 'server-only'
import { EDITORIAL, type PersonalData, TEAM } from '@/lib/platform/personal-data'

export const pressData: PersonalData = {
  columns: {
    PressPage: { kept: { [EDITORIAL]: ['boilerplate'] } },
    PressFact: { kept: { [EDITORIAL]: ['label', 'value'] } },
    KeyMessage: { kept: { [EDITORIAL]: ['title', 'description'] } },
    PressLeader: { kept: { [EDITORIAL]: ['name', 'role', 'bio'] } },
    PressFile: { kept: { [EDITORIAL]: ['key', 'name', 'contentType', 'sha256'] } },
    PressAsset: { kept: { [EDITORIAL]: ['name', 'description'] } },
    NewsItem: { kept: { [EDITORIAL]: ['title', 'outlet', 'link'] } },
    PressContact: { kept: { [TEAM]: ['pressEmail', 'pressPhone', 'generalEmail', 'address'] } },
  },
}
