// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Button } from './button'

it.each(['loading', 'disabled'])('keeps its focus while %s, and ignores clicks', (state) => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  document.body.innerHTML = '<form></form>'
  const form = document.querySelector('form') as HTMLFormElement
  form.addEventListener('submit', onSubmit)
  const root = createRoot(form)
  const render = (isInactive: boolean) =>
    flushSync(() =>
      root.render(
        <Button
          type="submit"
          loading={isInactive && state === 'loading'}
          disabled={isInactive && state === 'disabled'}
          onClick={onClick}
        >
          Send
        </Button>,
      ),
    )
  render(false)
  const button = document.querySelector('button')
  button?.focus()
  render(true)
  expect(document.activeElement).toBe(button)
  expect(button?.getAttribute('aria-disabled')).toBe('true')
  button?.click()
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  root.unmount()
})
