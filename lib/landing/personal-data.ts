import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const landingData: PersonalData = {
  columns: {
    Testimonial: { kept: { [EDITORIAL]: ['name', 'role', 'title', 'content'] } },
    Feature: { kept: { [EDITORIAL]: ['title', 'description'] } },
    Claim: { kept: { [EDITORIAL]: ['key', 'value', 'label', 'source'] } },
  },
}
