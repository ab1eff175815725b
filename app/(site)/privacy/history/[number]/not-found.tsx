import { VersionNotFound } from '@/components/site/legal/version-not-found'

export default function PrivacyVersionNotFound() {
  return <VersionNotFound kind="privacy" />
}
