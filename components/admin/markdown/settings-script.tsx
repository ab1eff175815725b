import { Island } from '@/components/ui/island'
import { restoreSettings } from './settings-island'
import { SETTINGS_KEY } from './writing-view'

/** Keeps closed settings closed without a flash. On every page, because the router does not run the scripts of pages it opens. */
export const SettingsScript = ({ nonce }: { nonce: string | undefined }) => (
  <Island run={restoreSettings} args={[SETTINGS_KEY]} nonce={nonce} />
)
