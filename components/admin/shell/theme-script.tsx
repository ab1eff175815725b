import { Island } from '@/components/ui/island'
import { THEME_KEY } from './theme'
import { followTheme } from './theme-island'

/** Applies the light or dark theme without a flash. */
export const ThemeScript = ({ nonce }: { nonce: string | undefined }) => (
  <Island run={followTheme} args={[THEME_KEY]} nonce={nonce} />
)
