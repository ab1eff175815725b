import { EditViews } from './edit-views'
import { SaveView } from './save-view'
import type { SavedViewsProps } from './saved-views'

export type OpenDialog = 'save' | 'edit'

export interface ViewDialogsProps {
  screen: string
  query: string
  isSearch: boolean
  saved: SavedViewsProps
  open: OpenDialog | null
  onClose: () => void
}

/** Renders the dialogs of the views menu. Loaded when one is first opened, because the menu is on every list. */
export function ViewDialogs({ screen, query, isSearch, saved, open, onClose }: ViewDialogsProps) {
  return (
    <>
      <SaveView
        view={{ screen, query }}
        isSearch={isSearch}
        save={saved.save}
        open={open === 'save'}
        onClose={onClose}
      />
      <EditViews screen={screen} saved={saved} open={open === 'edit'} onClose={onClose} />
    </>
  )
}
