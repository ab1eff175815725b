'use client'

import { Search } from 'lucide-react'
import { type ComponentType, startTransition, useState } from 'react'
import { toast } from 'sonner'
import { Kbd } from '@/components/ui/kbd'
import { type SignOut, useSignOut } from '../sign-out-button'
import { useModifierKey } from '../use-modifier-key'
import { useShortcuts } from '../use-shortcuts'
import type { PaletteDialogProps } from './palette-dialog'
import type { ShortcutsDialogProps } from './shortcuts-dialog'
import { useHeldTyping } from './use-held-typing'

const loadPalette = () => import('./palette-dialog').then((loaded) => loaded.PaletteDialog)
const loadShortcuts = () => import('./shortcuts-dialog').then((loaded) => loaded.ShortcutsDialog)

type OpenDialog =
  | { kind: 'palette'; Dialog: ComponentType<PaletteDialogProps>; typed: string }
  | { kind: 'shortcuts'; Dialog: ComponentType<ShortcutsDialogProps> }

/**
 * Shows the search button in the panel's header, and handles all keyboard shortcuts. The dialogs are loaded when
 * needed; the palette is also preloaded when the pointer or focus reaches the button.
 */
export function CommandPalette({ signOut }: { signOut: SignOut }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const { submit } = useSignOut(signOut)
  const modifier = useModifierKey()
  const { hold, release } = useHeldTyping()
  const openPalette = () => {
    hold()
    return loadPalette()
      .then((Dialog) => {
        const typed = release()
        setOpenDialog((current) => current ?? { kind: 'palette', Dialog, typed })
      }, reportLoadFailure)
      .finally(release)
  }
  const openHelp = () =>
    loadShortcuts().then(
      (Dialog) => setOpenDialog((current) => current ?? { kind: 'shortcuts', Dialog }),
      reportLoadFailure,
    )
  const close = () => setOpenDialog(null)
  useShortcuts({ openPalette, openHelp })

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={`${modifier.name}+K`}
        onClick={openPalette}
        onFocus={() => void loadPalette().catch(() => {})}
        onPointerEnter={() => void loadPalette().catch(() => {})}
        className={
          'flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2.5 rounded-md text-sm text-fg-soft transition-colors ' +
          'hover:bg-sunken hover:text-fg sm:min-h-9 sm:w-44 sm:justify-start sm:border sm:border-line-strong sm:bg-surface sm:px-3 lg:w-64'
        }
      >
        <Search />
        <span className="max-sm:sr-only">Search</span>
        <Kbd className="ml-auto max-sm:hidden">{modifier.label === '⌘' ? '⌘K' : 'Ctrl K'}</Kbd>
      </button>
      {openDialog?.kind === 'palette' && (
        <openDialog.Dialog
          firstTyped={openDialog.typed}
          onClosed={close}
          signOut={() => startTransition(() => submit(new FormData()))}
          showShortcuts={openHelp}
        />
      )}
      {openDialog?.kind === 'shortcuts' && <openDialog.Dialog onClosed={close} />}
    </>
  )
}

function reportLoadFailure() {
  toast.error('The search could not be loaded. Please try again.')
}
