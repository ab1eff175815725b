import { Island } from '@/components/ui/island'
import { restoreSettings } from './settings-island'
import { SETTINGS_KEY } from './writing-view'

/** Keeps closed settings closed without a flash. On all pages, because the router opens the others without scripts. */
export const SettingsScript = ({ nonce }: { nonce: string | undefined }) => (
  <Island run={restoreSettings} args={[SETTINGS_KEY]} nonce={nonce} />
)
