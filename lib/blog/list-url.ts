import { slugify } from '@/lib/platform/slug'
import { MAX_PAGES, type PostCategory, type PostSort, postCategories, postSorts } from './schema'

/** The state of the post list, as kept in its URL. */
export interface ListState {
  /** Empty: no search. */
  search: string
  /** Null: all categories. */
  category: PostCategory | null
  sort: PostSort
  /** One more than the number of times Load More was pressed. */
  pages: number
}

export const firstList: ListState = { search: '', category: null, sort: 'latest', pages: 1 }

const SEARCH_MAX = 100

/** The names of the query parameters. */
export const listParameters = { search: 'q', category: 'category', sort: 'sort', pages: 'page' } as const

type Parameters = Record<string, string | string[] | undefined>

/** Reads the state from query parameters. Invalid values are ignored. */
export function readListState(params: Parameters): ListState {
  const text = (name: string) => [params[name]].flat()[0]?.trim() ?? ''
  const category = slugify(text(listParameters.category))
  const pages = Number(text(listParameters.pages))
  return {
    search: text(listParameters.search)
      .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .slice(0, SEARCH_MAX)
      .trim(),
    category: postCategories.find((name) => slugify(name) === category) ?? null,
    sort: postSorts.find((name) => name === text(listParameters.sort)) ?? firstList.sort,
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MAX_PAGES) : 1,
  }
}

/** Returns the state as query parameters, without the defaults. */
export function listFields({ search, category, sort, pages }: ListState): Record<string, string> {
  return {
    ...(search ? { [listParameters.search]: search } : {}),
    ...(category ? { [listParameters.category]: slugify(category) } : {}),
    ...(sort === firstList.sort ? {} : { [listParameters.sort]: sort }),
    ...(pages > 1 ? { [listParameters.pages]: String(pages) } : {}),
  }
}

/** The unfiltered list, a static page. */
const LIST_PATH = '/blog'
/** The filtered list, rendered on request. */
export const SEARCH_PATH = '/blog/search'

/**
 * Returns the URL of the list. There are two paths instead of one with a rewrite, because the router ignores the
 * query of a static page and would not ask the server.
 */
export function listUrl(state: ListState): `/blog${string}` {
  const query = new URLSearchParams(listFields(state)).toString()
  return query ? `${SEARCH_PATH}?${query}` : LIST_PATH
}

/** Returns whether a filter is active. The featured post is then listed among the others. */
export function isFiltered({ search, category }: ListState): boolean {
  return search !== '' || category !== null
}

/** Returns the text for an empty list. */
export function nothingFound({ search, category }: ListState): string {
  const place = category ? ` in ${category}` : ''
  if (search) return `Nothing${place} matches “${search}”. Try another word, or fewer words.`
  return category ? `There are no articles in ${category} yet.` : 'We’re writing the first one.'
}
