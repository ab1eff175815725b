import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `take` once the script runs, to take what was typed or chosen before. Otherwise React would overwrite it when it
 * next renders.
 */
export function useEarlyInput(take: () => void) {
  const takeEarly = useEffectEvent(take)
  useEffect(() => takeEarly(), [])
}
