// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialog'
import { mountOnServer } from '../../tests/support/mount'
import { ReadyFields } from './ready-fields'

it('are ready to get focus when their dialog opens, even as soon as the page has loaded', async () => {
  const hydrate = await mountOnServer(
    <Dialog open title="Edit value" onClose={() => {}}>
      <form>
        <ReadyFields>
          <input name="title" />
        </ReadyFields>
      </form>
    </Dialog>,
  )
  const fields = document.querySelector('fieldset') as HTMLFieldSetElement
  expect(fields.disabled).toBe(true)
  const wereDisabled: boolean[] = []
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    wereDisabled.push(fields.disabled)
  })
  await act(async () => hydrate())
  expect(wereDisabled).toEqual([false])
})
