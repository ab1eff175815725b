import { createContext, useContext } from 'react'
import type { ListParams } from '@/lib/platform/list-params'

/** Changes the most recently requested list, even if it is still loading, and navigates to the result. */
export type ChangeList = (change: (list: ListParams) => ListParams) => void

export const ListNavigation = createContext<ChangeList>(() => {
  throw new Error('Filters must be rendered inside a ListToolbar')
})

export const useListNavigation = () => useContext(ListNavigation)

/** Returns a change that sets a filter, or removes it if there is no value. */
export const withFilter =
  (name: string, value: string) =>
  ({ filters: { [name]: _current, ...others }, ...list }: ListParams): ListParams => ({
    ...list,
    filters: value ? { ...others, [name]: value } : others,
  })
