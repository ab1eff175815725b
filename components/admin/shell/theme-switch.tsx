'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { readStored } from '@/components/admin/browser-storage'
import { chooseTheme, isTheme, THEME_KEY, type Theme } from './theme'

const choices = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'System', Icon: Monitor },
] as const

/** Switches the theme. The choice is stored in this browser, and the script in the head applies it. */
export function ThemeSwitch() {
  // The switch is in both the sidebar and the drawer, so there are two radio groups.
  const name = useId()
  const chosen = useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
  return (
    <fieldset className="segments">
      <legend className="sr-only">Color theme</legend>
      {choices.map(({ theme, label, Icon }) => (
        <label key={theme} title={label} className="segment min-h-8 flex-1">
          <input
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          <Icon size={16} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  window.addEventListener('admin-theme', onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener('admin-theme', onChange)
  }
}

function readTheme(): Theme {
  const stored = readStored(THEME_KEY)
  return isTheme(stored) ? stored : 'system'
}
