import { slugify } from '@/lib/platform/slug'
import { MOST_PAGES, type PostCategory, type PostSort, postCategories, postSorts } from './schema'

/** The state of the list in its address. */
export interface ListState {
  /** The search text; empty: none. */
  search: string
  /** null: all. */
  category: PostCategory | null
  sort: PostSort
  /** How often Load More was pressed, plus one. */
  pages: number
}

export const firstList: ListState = { search: '', category: null, sort: 'latest', pages: 1 }

const SEARCH_MAX = 100

/** The names of the state's parts in the address. */
export const listParameters = { search: 'q', category: 'category', sort: 'sort', pages: 'page' } as const

type Parameters = Record<string, string | string[] | undefined>

/** Reads an address. What makes no sense is as if it were not there. */
export function readListState(given: Parameters): ListState {
  const text = (name: string) => [given[name]].flat()[0]?.trim() ?? ''
  const category = slugify(text(listParameters.category))
  const pages = Number(text(listParameters.pages))
  return {
    search: text(listParameters.search)
      .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .slice(0, SEARCH_MAX)
      .trim(),
    category: postCategories.find((name) => slugify(name) === category) ?? null,
    sort: postSorts.find((name) => name === text(listParameters.sort)) ?? firstList.sort,
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MOST_PAGES) : 1,
  }
}

/** The same state as parts of an address; what is as at first is left out. */
export function listFields({ search, category, sort, pages }: ListState): Record<string, string> {
  return {
    ...(search ? { [listParameters.search]: search } : {}),
    ...(category ? { [listParameters.category]: slugify(category) } : {}),
    ...(sort === firstList.sort ? {} : { [listParameters.sort]: sort }),
    ...(pages > 1 ? { [listParameters.pages]: String(pages) } : {}),
  }
}

/** The list as it is at first: the same page for everyone. */
const LIST_PATH = '/blog'
/** The list with something chosen: made for who asks for it. */
export const SEARCH_PATH = '/blog/search'

/**
 * Where a list is. Two paths rather than one with a rewrite: the router takes a static page for the same whatever its query, and
 * would not ask the server.
 */
export function listAddress(state: ListState): `/blog${string}` {
  const query = new URLSearchParams(listFields(state)).toString()
  return query ? `${SEARCH_PATH}?${query}` : LIST_PATH
}

/** Returns whether posts are left out; the featured one then is among the others. */
export function isFiltered({ search, category }: ListState): boolean {
  return search !== '' || category !== null
}

/** Explains why there is nothing to see. */
export function nothingFound({ search, category }: ListState): string {
  const place = category ? ` in ${category}` : ''
  if (search) return `Nothing${place} matches “${search}”. Try another word, or fewer words.`
  return category ? `There are no articles in ${category} yet.` : 'We’re writing the first one.'
}
