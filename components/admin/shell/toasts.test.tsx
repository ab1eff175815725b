// @vitest-environment jsdom
import { act, useState } from 'react'
import { toast } from 'sonner'
import { expect, it } from 'vitest'
import { Dialog } from '@/components/ui/dialog'
import { Toaster } from '@/components/ui/toaster'
import { click, mount, until } from '../../../tests/support/mount'

// jsdom has no popovers. In a browser as well, only an element in the document can be shown.
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    if (!this.isConnected) throw new DOMException('not connected', 'InvalidStateError')
  },
})

const states = ['Show none', 'Show outer', 'Show both', 'Remove both'] as const

function Screen() {
  const [state, setState] = useState<(typeof states)[number]>('Show none')
  return (
    <>
      {states.map((each) => (
        <button key={each} type="button" onClick={() => setState(each)}>
          {each}
        </button>
      ))}
      {state !== 'Remove both' && (
        <Dialog open={state !== 'Show none'} onClose={() => undefined} title="Outer">
          <Dialog open={state === 'Show both'} onClose={() => undefined} title="Inner">
            Text
          </Dialog>
        </Dialog>
      )}
      <Toaster />
    </>
  )
}

/** Returns the heading of the dialog that shows the toast, or null if the page shows it. */
function placeOfToast() {
  const [shown, ...others] = document.querySelectorAll('[data-sonner-toast]')
  expect(others).toEqual([])
  expect(shown?.textContent).toBe('Saved')
  return shown?.closest('dialog')?.querySelector('h2')?.textContent ?? null
}

it.each(['Show none', 'Remove both'])(
  'shows a toast in the dialog on top, and then on the page: %s',
  async (end) => {
    await mount(<Screen />)
    await act(async () => void toast('Saved'))
    await until(() => expect(placeOfToast()).toBeNull())
    await click('Show outer')
    expect(placeOfToast()).toBe('Outer')
    await click('Show both')
    expect(placeOfToast()).toBe('Inner')
    await click('Show outer')
    expect(placeOfToast()).toBe('Outer')
    await click('Show both')
    await click(end)
    expect(placeOfToast()).toBeNull()
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1)
  },
)
