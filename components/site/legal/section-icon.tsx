import { IconTile } from '@/components/site/icon-tile'

const PAGE = 'M6 3h8l4 4v14H6zM14 3v4h4'

/** Icons by keyword in a section title of the terms (public specification, Privacy and Terms pages). */
const drawings = {
  agreement: `${PAGE}M9 14.5l2 2 4-4.5`,
  service: 'M7 3h10v18H7zM10.5 17.5h3',
  responsibilit:
    'M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 20c.6-3.6 3.2-5.5 6.5-5.5 1 0 2 .2 2.8.5M14.5 18l2 2 4-4.5',
  financial: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 16.5v-9l5 9v-9M7.5 10.7h9M7.5 13.3h9',
  liability: 'M12 3l7 2.5v5.6c0 4.6-2.9 8-7 9.9-4.1-1.9-7-5.3-7-9.9V5.5zM12 8v4.5M12 15.6v.1',
  termination: 'M14 4H6v16h8M11 12h9M16.5 8.5 20 12l-3.5 3.5',
  dispute: 'M3.5 4.5h11v8H9l-3 3v-3H3.5zM17.5 9h3v8h-2.5v3l-3-3h-4',
  changes: 'M4.5 9a8 8 0 0 1 14.3-1.5M19.5 15a8 8 0 0 1-14.3 1.5M19.5 3.5V8H15M4.5 20.5V16H9',
  contact: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  governing: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6a2.7 2.7 0 0 0 5 0zM19 7l-2.5 6a2.7 2.7 0 0 0 5 0z',
} as const
type Keyword = keyof typeof drawings

/** Returns the first keyword in a title, such as "changes" for "Changes to the service"; null if there is none. */
export function keywordOf(title: string): Keyword | null {
  const text = title.toLowerCase()
  const found = (Object.keys(drawings) as Keyword[])
    .map((keyword) => ({ keyword, at: text.indexOf(keyword) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  return found[0]?.keyword ?? null
}

export function SectionIcon({ title }: { title: string }) {
  const keyword = keywordOf(title)
  return <IconTile path={keyword ? drawings[keyword] : `${PAGE}M9.5 12.5h5M9.5 16.5h5`} />
}
