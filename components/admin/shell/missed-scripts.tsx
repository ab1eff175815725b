'use client'

import { useLayoutEffect } from 'react'
import { measureScrollbar } from '@/components/ui/scrollbar-island'
import { THEME_KEY } from './theme'
import { followTheme } from './theme-island'

/**
 * Runs the inline scripts of the layout if they have not run. If access is refused or a record does not exist, Next
 * sends an empty document. The browser then renders the whole page, and React does not run the scripts in it. The
 * script of the leave dialog would come too late: it has to run before the router's.
 */
export function MissedScripts() {
  useLayoutEffect(() => {
    if (document.documentElement.dataset.theme) return
    followTheme(THEME_KEY)
    measureScrollbar()
  }, [])
  return null
}
