import { LostVersion } from '@/components/site/legal/lost-version'

export default function PrivacyVersionNotFound() {
  return <LostVersion kind="privacy" />
}
