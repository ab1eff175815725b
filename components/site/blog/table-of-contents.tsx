import { classNames } from '@/components/ui/class-names'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { Heading } from '@/lib/blog/markdown'

interface TableOfContentsProps {
  headings: Heading[]
  title?: string
}

/** Shows the table of contents next to a long article, or collapsed above the article on narrow screens. */
export function TableOfContents({ headings, title = 'In this article' }: TableOfContentsProps) {
  return (
    <>
      <nav
        aria-label={title}
        className="sticky top-28 max-h-[calc(100dvh-9rem)] overflow-y-auto max-lg:hidden print:hidden"
      >
        <h2 className="text-sm font-semibold text-fg-soft">{title}</h2>
        <Entries headings={headings} className="mt-3 border-l border-line" />
      </nav>
      <details className="group/contents rounded-md border border-line bg-surface lg:hidden print:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold">
          {title}
          <ChevronDownIcon className="text-fg-soft transition-transform group-open/contents:rotate-180" />
        </summary>
        <Entries headings={headings} className="pb-3" />
      </details>
    </>
  )
}

function Entries({ headings, className }: { headings: Heading[]; className: string }) {
  return (
    <ul className={className}>
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={classNames(
              'block py-1.5 pr-2 text-sm leading-snug text-neutral-700 hover:text-brand hover:underline underline-offset-4 max-lg:py-2.5',
              level === 2 ? 'pl-4' : 'pl-8',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
