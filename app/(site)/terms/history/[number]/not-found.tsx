import { LostVersion } from '@/components/site/legal/lost-version'

export default function TermsVersionNotFound() {
  return <LostVersion kind="terms" />
}
