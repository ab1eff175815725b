import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ResultPanel } from './result-panel'

it.each([
  [true, 'Too many searches'],
  [false, 'check your connection'],
])('announces a failed search (rate limit: %s)', (isRateLimited, message) => {
  const state = { kind: 'failed', text: 'fees', isRateLimited } as const
  const html = renderToStaticMarkup(<ResultPanel id="panel" state={state} isShown onFollow={() => {}} />)
  expect(html.match(/role="status"[^>]*>([^<]*)/)?.[1]).toContain(message)
})
