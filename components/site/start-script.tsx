import { Island } from '@/components/ui/island'
import { PLAN_PARAMETER } from '@/lib/plan/plan-params'
import { PAGE_SCRIPTS } from './page-scripts'
import { loadScriptsOnInteraction } from './start-island'

/** Defers the page's scripts until a visitor first interacts, so that they cost readers nothing. */
export const StartScript = () => (
  <Island run={loadScriptsOnInteraction} args={[PAGE_SCRIPTS, PLAN_PARAMETER]} />
)
