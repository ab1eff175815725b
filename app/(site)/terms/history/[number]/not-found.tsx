import { VersionNotFound } from '@/components/site/legal/version-not-found'

export default function TermsVersionNotFound() {
  return <VersionNotFound kind="terms" />
}
