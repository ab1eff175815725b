// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { click, mount, text, until } from '../../../tests/support/mount'
import { UploadedNote } from './uploaded-note'

function Uploads() {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Upload
      </button>
      <UploadedNote count={count} />
    </>
  )
}

it('confirms an upload in a visible place for three seconds', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await mount(<Uploads />)
  expect(text()).not.toContain('Uploaded successfully')
  const start = performance.now()
  await click('Upload')
  expect(text()).toContain('Uploaded successfully')
  expect(scrolled.mock.contexts.at(-1)).toHaveProperty('textContent', 'Uploaded successfully')
  await until(() => expect(text()).not.toContain('Uploaded successfully'))
  expect(performance.now() - start).toBeGreaterThan(2_900)
})
