import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { Picture } from '@/components/site/picture'
import { readChart } from '@/lib/blog/chart'
import {
  allowedTags,
  flatten,
  type Heading,
  isExternal,
  limitTables,
  linkProtocols,
  markHeadings,
  showRest,
  splitLines,
  withProtocol,
} from '@/lib/blog/markdown'
import { isMediaPath } from '@/lib/media/media-paths'
import type { PublicImage } from '@/lib/media/schema'
import { Chart } from './chart'
import styles from './prose.module.css'

interface MarkdownProps {
  text: string
  /** The gallery images in the text, by URL. Unknown images are shown without a size. */
  images?: Record<string, PublicImage>
  /** A prefix for the ids of headings. */
  anchor?: string
}

const ANCHOR = 'about'

/**
 * Renders the body of an article. Raw HTML, scripts and links with unknown protocols have no effect. This component
 * includes a parser, so public pages render it only on the server.
 */
export function Markdown({ text, images = {}, anchor = ANCHOR }: MarkdownProps) {
  return (
    <div className={styles.prose}>
      <ReactMarkdown
        {...pipeline(text, { anchor })}
        components={{ ...components, img: (image) => <Image {...image} images={images} /> }}
      >
        {flatten(text)}
      </ReactMarkdown>
    </div>
  )
}

/** Returns the headings of a text with the ids that `Markdown` gives them. */
export function listHeadings(text: string, anchor = ANCHOR): Heading[] {
  const headings: Heading[] = []
  // `ReactMarkdown` is a pure function, so it can be called without being mounted.
  ReactMarkdown({ ...pipeline(text, { anchor, headings }), children: flatten(text) })
  return headings
}

/** The class name of a code block whose language is "chart". */
const CHART_CLASS = 'language-chart'

const sanitizeSchema = {
  tagNames: [...allowedTags, 'h1'],
  protocols: { href: linkProtocols, src: ['http', 'https'] },
  attributes: {
    // Only footnotes have ids and labels, because HTML is not parsed.
    a: ['href', 'title', 'id', 'ariaLabel'],
    code: [['className', CHART_CLASS]],
    img: ['src', 'alt', 'title'],
    li: ['id'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  required: { input: { disabled: true, type: 'checkbox' } },
  strip: ['script', 'style'],
  clobber: [],
} satisfies SanitizeSchema

type SanitizeSchema = NonNullable<Parameters<typeof rehypeSanitize>[0]>

type Pipeline = Pick<Options, 'remarkPlugins' | 'remarkRehypeOptions' | 'rehypePlugins' | 'urlTransform'>

function pipeline(text: string, marks: { anchor: string; headings?: Heading[] }): Pipeline {
  return {
    remarkPlugins: [[remarkGfm, { singleTilde: false }], splitLines, limitTables, [showRest, text]],
    remarkRehypeOptions: { clobberPrefix: `${marks.anchor}-` },
    rehypePlugins: [
      [rehypeSanitize, sanitizeSchema],
      [markHeadings, marks],
    ],
    // The sanitizer has already checked the URLs.
    urlTransform: (url, attribute) => (attribute === 'href' ? withProtocol(url) : url),
  }
}

const components: Components = {
  a: ({ node: _, href, children, ...rest }) =>
    href && isExternal(href) ? (
      <a {...rest} href={href} rel="noopener">
        {children}
      </a>
    ) : (
      <a {...rest} href={href}>
        {children}
      </a>
    ),
  // Numbers are to the left of the text, where phones would cut off large ones.
  ol: ({ node: _, ...rest }) => {
    const digits = `${rest.start ?? 1}`.length
    return <ol {...rest} style={digits > 2 ? { paddingLeft: `${digits + 2}ch` } : undefined} />
  },
  // A table wider than the screen scrolls, including by keyboard.
  table: ({ node: _, ...rest }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={styles.table} tabIndex={0} aria-label="Table">
      <table {...rest} />
    </section>
  ),
  pre: ({ node: _, children, ...rest }) => {
    const chart = chartIn(children)
    return chart ? <Chart {...chart} /> : <pre {...rest}>{children}</pre>
  },
  input: ({ node: _, ...rest }) => <input {...rest} aria-label={rest.checked ? 'Done' : 'Open'} />,
}

/** Returns the chart in a code block, or null if the block contains something else. */
function chartIn(block: ReactNode) {
  if (!isValidElement<ComponentProps<'code'>>(block)) return null
  const { className, children } = block.props
  return className === CHART_CLASS ? readChart(String(children)) : null
}

type ImageProps = ComponentProps<'img'> & { images: Record<string, PublicImage> }

function Image({ src, alt = '', images }: ImageProps) {
  if (typeof src !== 'string' || src === '') return null
  const image = Object.hasOwn(images, src) ? images[src] : undefined
  if (image)
    return (
      <span
        className={styles.image}
        style={{ maxWidth: image.width, aspectRatio: `${image.width} / ${image.height}` }}
      >
        <Picture image={image} alt={alt || image.alt} sizes="(min-width: 48rem) 43rem, 92vw" />
      </span>
    )
  // biome-ignore lint/performance/noImgElement: the size of the image is not known
  if (isMediaPath(src)) return <img src={src} alt={alt} loading="lazy" />
  return (
    <a href={src} rel="noopener">
      {alt || 'Picture'}
    </a>
  )
}
