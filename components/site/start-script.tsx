import { Island } from '@/components/ui/island'
import { PLAN_PARAMETER } from '@/lib/plan/plan-params'
import { PAGE_SCRIPTS } from './page-scripts'
import { startWithVisitor } from './start-island'

/** Starts the page's scripts at the first sign of a visitor, so that anyone who only reads pays for none. */
export const StartScript = () => <Island run={startWithVisitor} args={[PAGE_SCRIPTS, PLAN_PARAMETER]} />
