import { createContext, useContext } from 'react'
import type { ListParams } from '@/lib/platform/list-params'

/** Changes the most recently requested list, even if it is still loading, and navigates to the result. */
export type ChangeList = (change: (list: ListParams) => ListParams) => void

export const ListNavigation = createContext<ChangeList>(() => {
  throw new Error('Filters must be rendered inside a ListToolbar')
})

export const useListNavigation = () => useContext(ListNavigation)

/** Returns a change that sets a filter, or removes it if there is no value. It returns the same list if nothing changes. */
export const withFilter =
  (name: string, value: string) =>
  (list: ListParams): ListParams => {
    const { [name]: current = '', ...others } = list.filters
    if (value === current) return list
    return { ...list, filters: value ? { ...others, [name]: value } : others }
  }
