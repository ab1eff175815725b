'use client'

import { Maximize2, Minimize2, PanelRight } from 'lucide-react'
import { Button, IconButton } from '@/components/ui/button'
import { useModifierKey } from '../shell/use-modifier-key'
import { useButtonKey, useFocusMode, useFocusModeEnd, useSettingsOpen } from './use-writing-view'
import { setFocusMode, setSettings } from './writing-view'

/** Opens and closes the settings beside the text, on screens that have room for both. */
export function SettingsButton({ controls }: { controls: string }) {
  const isOpen = useSettingsOpen()
  const button = useButtonKey('Comma')
  const modifier = useModifierKey()
  return (
    <IconButton
      ref={button}
      label={`Settings (${modifier.label}+Shift+,)`}
      aria-keyshortcuts={`${modifier.name}+Shift+,`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => {
        setSettings(!isOpen)
        if (!document.activeElement?.checkVisibility()) button.current?.focus()
      }}
      className="not-in-focus-mode size-10 max-lg:hidden"
    >
      <PanelRight />
    </IconButton>
  )
}

/** Moves to the settings, on screens where they are below the text. */
export function SettingsJump({ settingsId }: { settingsId: string }) {
  const move = () => {
    const settings = document.getElementById(settingsId)
    // The height of the text above is only an estimate until it is drawn, so a smooth scroll would end elsewhere.
    settings?.scrollIntoView({ behavior: 'instant' })
    settings?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true })
  }
  return (
    <Button size="sm" variant="ghost" onClick={move} className="not-in-focus-mode max-sm:px-2 lg:hidden">
      Settings
    </Button>
  )
}

/** Turns focus mode on and off, which shows only the text. The cursor stays in the text, or moves there. */
export function FocusButton({ focusText }: { focusText: () => void }) {
  const isOn = useFocusMode()
  const button = useButtonKey('Period')
  const modifier = useModifierKey()
  useFocusModeEnd(button)
  return (
    <IconButton
      ref={button}
      label={`${isOn ? 'Leave focus mode' : 'Focus mode'} (${modifier.label}+Shift+.)`}
      aria-keyshortcuts={`${modifier.name}+Shift+.`}
      onClick={() => {
        setFocusMode(!isOn)
        // Shows the title, unless the cursor is too far below it.
        if (!isOn) scrollTo(0, 0)
        const focused = document.activeElement
        if (!focused?.matches('textarea') || !focused.checkVisibility()) focusText()
      }}
      className="size-10"
    >
      {isOn ? <Minimize2 /> : <Maximize2 />}
    </IconButton>
  )
}
