import type { ComponentProps } from 'react'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { Picture } from '@/components/ui/picture'
import {
  allowedTags,
  flatten,
  type Heading,
  isExternal,
  isMediaPath,
  limitTables,
  linkProtocols,
  markHeadings,
  splitLines,
} from '@/lib/blog/markdown'
import type { PublicImage } from '@/lib/media/schema'
import styles from './prose.module.css'

interface MarkdownProps {
  text: string
  /** The gallery images in it, by address. Unknown ones are shown without a size. */
  images?: Record<string, PublicImage>
  /** Begins the ids of its headings. */
  anchor?: string
}

const ANCHOR = 'about'

/**
 * An article's body. Raw HTML, scripts and links with other protocols are inert. Brings a parser along: on public pages only the
 * server runs it.
 */
export function Markdown({ text, images = {}, anchor = ANCHOR }: MarkdownProps) {
  return (
    <div className={styles.prose}>
      <ReactMarkdown
        {...pipeline({ anchor })}
        components={{ ...components, img: (image) => <Image {...image} images={images} /> }}
      >
        {flatten(text)}
      </ReactMarkdown>
    </div>
  )
}

/** The headings of a text, with the ids that `Markdown` gives them. */
export function listHeadings(text: string, anchor = ANCHOR): Heading[] {
  const headings: Heading[] = []
  // A plain function of its input: nothing is mounted.
  ReactMarkdown({ ...pipeline({ anchor, headings }), children: flatten(text) })
  return headings
}

const sanitation = {
  tagNames: [...allowedTags, 'h1'],
  protocols: { href: linkProtocols, src: ['http', 'https'] },
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  required: { input: { disabled: true, type: 'checkbox' } },
  strip: ['script', 'style'],
  clobber: [],
} satisfies ComponentSchema

type ComponentSchema = NonNullable<Parameters<typeof rehypeSanitize>[0]>

type Pipeline = Pick<Options, 'remarkPlugins' | 'rehypePlugins' | 'urlTransform'>

function pipeline(marks: { anchor: string; headings?: Heading[] }): Pipeline {
  return {
    remarkPlugins: [[remarkGfm, { singleTilde: false }], splitLines, limitTables],
    rehypePlugins: [
      [rehypeSanitize, sanitation],
      [markHeadings, marks],
    ],
    // The sanitizer has judged the addresses by then.
    urlTransform: (url) => url,
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
  // Wider than a phone: it scrolls by itself, with the keyboard too.
  table: ({ node: _, ...rest }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable
    <section className={styles.table} tabIndex={0} aria-label="Table">
      <table {...rest} />
    </section>
  ),
  input: ({ node: _, ...rest }) => <input {...rest} aria-label={rest.checked ? 'Done' : 'Open'} />,
}

type ImageProps = ComponentProps<'img'> & { images: Record<string, PublicImage> }

function Image({ src, alt = '', images }: ImageProps) {
  if (typeof src !== 'string' || src === '') return null
  const known = images[src]
  if (known) {
    const { width, height, blur } = known
    return (
      <Picture
        src={src}
        width={width}
        height={height}
        blur={blur}
        alt={alt || known.alt}
        sizes="(min-width: 48rem) 43rem, 92vw"
      />
    )
  }
  // biome-ignore lint/performance/noImgElement: its size is not known
  if (isMediaPath(src)) return <img src={src} alt={alt} loading="lazy" />
  return (
    <a href={src} rel="noopener">
      {alt || 'Picture'}
    </a>
  )
}
