import type { ListParams } from '@/lib/platform/list-params'

export type ChangeList = (change: (list: ListParams) => ListParams) => void

let shown: { path: string; change: ChangeList } | null = null

/**
 * Registers the list that is on the screen until the returned function is called. This is not a React context, because
 * the column headers are outside the toolbar.
 */
export function registerList(path: string, change: ChangeList) {
  const list = { path, change }
  shown = list
  return () => {
    if (shown === list) shown = null
  }
}

/** Returns whether a list with a toolbar is on the screen. */
export const isListShown = (path: string) => shown?.path === path

/** Changes the most recently requested list, even if it is still loading, and navigates to the result. */
export const changeList: ChangeList = (change) => shown?.change(change)

/** Returns a change that sets a filter, or removes it if there is no value. It returns the same list if nothing changes. */
export const withFilter =
  (name: string, value: string) =>
  (list: ListParams): ListParams => {
    const { [name]: current = '', ...others } = list.filters
    if (value === current) return list
    return { ...list, filters: value ? { ...others, [name]: value } : others }
  }
