import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture'

const image = {
  bucket: 'blog-images',
  key: '0190a0b0-0000-7000-8000-000000000000.png',
  width: 800,
  height: 600,
  blur: 'data:image/webp;base64,AA',
  copyWidths: [128, 800],
}
const path = '/media/blog-images/0190a0b0-0000-7000-8000-000000000000'
const html = (overrides = {}) =>
  renderToStaticMarkup(
    <Picture image={{ ...image, ...overrides }} alt="A market" sizes="6rem" data-cover="" />,
  )

it('lists each copy with its width, the smaller format first, and the original last', () => {
  const sources = (['avif', 'webp'] as const).map(
    (format) =>
      `<source type="image/${format}" srcSet="${path}-128.${format} 128w, ${path}-800.${format} 800w" sizes="6rem"/>`,
  )
  expect(html()).toContain(sources.join(''))
  expect(html()).toMatch(new RegExp(`<img [^>]*src="${path}\\.png"/></picture>$`))
})

it('shows only the original until the copies exist', () => {
  const alone = html({ copyWidths: [] })
  expect(alone).toMatch(/^<img /)
  expect(alone).toContain(`src="${path}.png"`)
  for (const part of ['width="800"', 'height="600"', 'alt="A market"', 'data-cover=""', 'base64,AA'])
    expect(alone).toContain(part)
})

it('shows no placeholder for a plain image', () => {
  const plain = renderToStaticMarkup(<Picture image={image} alt="" sizes="6rem" isPlain />)
  expect(plain).not.toContain('base64')
})
