import { buttonClass } from '@/components/ui/button'
import { formatLongDate } from '@/lib/dates'
import { site } from '@/lib/site'
import { FolderDrawing } from './folder-drawing'
import { type KitDownload, KitLink } from './kit-link'
import type { PressSection } from './sections'

export const pressHeadline = 'Everything for your story, in one folder'

interface HeroProps {
  download: KitDownload | null
  changedAt: Date
  pressEmail: string | undefined
  sections: PressSection[]
}

/** Shows what the press kit contains, how to download all of it, and where each section is. */
export function Hero({ download, changedAt, pressEmail, sections }: HeroProps) {
  return (
    <section aria-labelledby="press-title" className="overflow-x-clip bg-mint">
      <div className="wrap relative grid grid-cols-1 items-end gap-x-12 gap-y-10 pt-10 md:grid-cols-[minmax(0,1fr)_20rem] md:pt-16 lg:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="md:pb-16">
          <p className="font-semibold text-brand">Press Kit</p>
          <h1
            id="press-title"
            className="mt-3 max-w-[11ch] font-display text-hero font-extrabold tracking-tight max-sm:text-4xl"
          >
            {pressHeadline}
          </h1>
          <p className="mt-6 max-w-[44ch] text-lg text-neutral-700">
            Facts, key messages, images and contacts for anyone writing about {site.name}. Take what you need;
            you don’t have to ask.
          </p>
          <div className="mt-8 flex flex-wrap items-start gap-3">
            {download && <KitLink download={download} size="lg" className="max-sm:w-full" />}
            {pressEmail && (
              <a
                href={`mailto:${pressEmail}`}
                className={`${buttonClass({ variant: 'secondary', size: 'lg' })} max-sm:w-full`}
              >
                Contact Press Team
              </a>
            )}
          </div>
          {download && (
            <p className="mt-4 text-sm text-neutral-700">
              Last updated on{' '}
              <time dateTime={changedAt.toISOString()} className="whitespace-nowrap">
                {formatLongDate(changedAt)}
              </time>
              .
            </p>
          )}
        </div>
        <FolderDrawing />
      </div>
      {sections.length > 1 && (
        <nav aria-label="On this page" className="relative bg-ink text-white [--ring:var(--color-marigold)]">
          <ul className="wrap grid grid-cols-2 gap-x-6 py-4 sm:grid-cols-3 lg:flex lg:justify-between lg:py-6">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center font-semibold underline decoration-mint/40 decoration-1 underline-offset-6 hover:decoration-marigold hover:decoration-2"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  )
}
