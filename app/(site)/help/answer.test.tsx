import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Answer } from './answer'

// If each paragraph had its own element, a few hundred answers of one-letter paragraphs take seconds to render.
it('is one element, however many paragraphs it has', () => {
  const answer = Array.from({ length: 600 }, () => 'a').join('\n\n')
  const faq = { slug: 'long', question: 'Is it long?', answer, category: 'Security' }
  const html = renderToStaticMarkup(<Answer faq={{ id: 'a', ...faq }} />)
  expect(html).toContain('a\n\na')
  expect(html.match(/<p\b/g)).toHaveLength(1)
})
