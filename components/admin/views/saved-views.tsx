'use client'

import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { ActionResult } from '@/lib/platform/action-result'
import type { SavedView } from '@/lib/views/view-query'

type Write<Input> = (input: Input) => Promise<ActionResult<unknown>>

/** The signed-in person's views of all lists, and the actions that change them. */
export interface SavedViewsProps {
  views: Promise<readonly SavedView[]>
  save: Write<Omit<SavedView, 'id'>>
  rename: Write<Pick<SavedView, 'id' | 'name'>>
  remove: Write<Pick<SavedView, 'id'>>
}

const none = Promise.resolve([])
const SavedViewsContext = createContext<SavedViewsProps | null>(null)

export function SavedViewsProvider({ children, ...saved }: SavedViewsProps & { children: ReactNode }) {
  return <SavedViewsContext value={saved}>{children}</SavedViewsContext>
}

/** Returns null outside the panel. */
export const useSavedViews = () => use(SavedViewsContext)

/** Returns the views of the list at `screen`. Suspends until they are loaded. */
export const useViews = (screen: string): readonly SavedView[] =>
  use(useSavedViews()?.views ?? none).filter((view) => view.screen === screen)

/** Returns the views of all lists, or none until they are loaded. */
export function useLoadedViews(): readonly SavedView[] {
  const views = useSavedViews()?.views
  const [loaded, setLoaded] = useState<readonly SavedView[]>([])
  useEffect(() => void views?.then(setLoaded, () => setLoaded([])), [views])
  return loaded
}
