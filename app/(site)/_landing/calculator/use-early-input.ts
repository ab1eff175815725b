import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `apply` after hydration, to apply what was typed or chosen before the script ran. Otherwise, React would
 * overwrite that input on its next render.
 */
export function useEarlyInput(apply: () => void) {
  const applyEarly = useEffectEvent(apply)
  useEffect(() => applyEarly(), [])
}
