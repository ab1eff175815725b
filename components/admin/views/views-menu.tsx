'use client'

import { Bookmark, Check, Pencil, Plus } from 'lucide-react'
import type { Route } from 'next'
import { type ComponentType, Suspense, useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Menu, MenuGroup, MenuItem } from '@/components/ui/menu'
import type { ListParams, ListSpec } from '@/lib/platform/list-params'
import { hasViews, viewHref, viewQuery } from '@/lib/views/view-query'
import { useSavedViews, useViews } from './saved-views'
import type { OpenDialog, ViewDialogsProps } from './view-dialogs'

const loadDialogs = () => import('./view-dialogs').then((loaded) => loaded.ViewDialogs)

interface ViewsMenuProps {
  spec: ListSpec
  params: ListParams
}

/** Shows the person's saved views of a list, and offers to save the current one. */
export function ViewsMenu({ spec, params }: ViewsMenuProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const [Dialogs, setDialogs] = useState<ComponentType<ViewDialogsProps> | null>(null)
  const saved = useSavedViews()
  if (!saved || !hasViews(spec)) return null
  const query = viewQuery(spec, params)
  const show = (dialog: OpenDialog) =>
    loadDialogs().then(
      (loaded) => {
        setDialogs(() => loaded)
        setOpen(dialog)
      },
      () => toast.error('The dialog could not be loaded. Please try again.'),
    )
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" className="px-3 text-sm">
            <Bookmark size={18} />
            <span className="max-md:sr-only">Saved views</span>
          </Button>
        }
      >
        <Suspense fallback={<p className="px-2.5 py-1.5 text-sm text-fg-soft">Loading saved views...</p>}>
          <Items
            screen={spec.path}
            query={query}
            isSearch={params.q !== ''}
            onSave={() => show('save')}
            onEdit={() => show('edit')}
          />
        </Suspense>
      </Menu>
      {Dialogs && (
        <Dialogs
          screen={spec.path}
          query={query}
          isSearch={params.q !== ''}
          saved={saved}
          open={open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

interface ItemsProps {
  screen: string
  query: string
  isSearch: boolean
  onSave: () => void
  onEdit: () => void
}

function Items({ screen, query, isSearch, onSave, onEdit }: ItemsProps) {
  const views = useViews(screen)
  return (
    <div className="w-64">
      {views.length > 0 ? (
        <div className="mb-1.5 max-h-80 overflow-y-auto border-b border-line pb-1.5">
          <MenuGroup label="Your views">
            {views.map((view) => {
              const isCurrent = !isSearch && view.query === query
              return (
                <MenuItem
                  key={view.id}
                  render={
                    <Link
                      href={viewHref(view) as Route}
                      aria-current={isCurrent || undefined}
                      scroll={false}
                    />
                  }
                >
                  <span className="min-w-0 flex-1 truncate">{view.name}</span>
                  {isCurrent && <Check size={16} className="shrink-0 text-accent" />}
                </MenuItem>
              )
            })}
          </MenuGroup>
        </div>
      ) : (
        <p className="px-2.5 pt-1.5 pb-2 text-sm text-fg-soft">
          Filter or sort this list, then save the result as a view. Only you can see your views.
        </p>
      )}
      <MenuItem disabled={query === ''} onClick={onSave}>
        <Plus size={16} />
        Save this view
      </MenuItem>
      {views.length > 0 && (
        <MenuItem onClick={onEdit}>
          <Pencil size={16} />
          Rename or delete
        </MenuItem>
      )}
    </div>
  )
}
