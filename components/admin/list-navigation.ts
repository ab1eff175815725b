import type { ListParams } from '@/lib/platform/list-params'

export type ChangeList = (change: (list: ListParams) => ListParams) => void

let changeShown: ChangeList = () => {}

/** Registers the list on the screen. Its column headers are outside its toolbar, so this is no context. */
export function registerList(change: ChangeList) {
  changeShown = change
}

/** Changes the most recently requested list, even if it is still loading, and navigates to the result. */
export const changeList: ChangeList = (change) => changeShown(change)

/** Returns a change that sets a filter, or removes it if there is no value. It returns the same list if nothing changes. */
export const withFilter =
  (name: string, value: string) =>
  (list: ListParams): ListParams => {
    const { [name]: current = '', ...others } = list.filters
    if (value === current) return list
    return { ...list, filters: value ? { ...others, [name]: value } : others }
  }
