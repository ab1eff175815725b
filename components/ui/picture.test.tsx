import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture'

it("renders only the image's own attributes, not the rest of the record", () => {
  const record = { bucket: 'blog-images', alt: 'A market', width: 800, height: 600, blur: '' }
  const html = renderToStaticMarkup(
    <Picture {...record} src="/media/blog-images/a.png" sizes="6rem" data-cover="" />,
  )
  expect(html).toContain('data-cover=""')
  expect(html).not.toContain('bucket=')
})
