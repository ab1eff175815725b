// @vitest-environment jsdom
import { Activity, act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { click, mount } from '../../tests/support/mount'
import { ConfirmDialog } from './confirm-dialog'

const onClose = vi.fn()
const onClosed = vi.fn()
let show: (isShown: boolean) => void
let mustStayOpen: boolean
let confirmed: Promise<unknown>

/** A page with an open dialog, which the router hides when people leave it. */
function Page() {
  const [isShown, setShown] = useState(true)
  const [isOpen, setOpen] = useState(true)
  show = setShown
  const close = () => {
    onClose()
    setOpen(mustStayOpen)
  }
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onClosed={onClosed}
        onConfirm={() => confirmed}
        question="Are you sure?"
      >
        It will be deleted.
      </ConfirmDialog>
    </Activity>
  )
}

const isModal = () => document.querySelector('dialog')?.matches(':modal')

beforeEach(async () => {
  vi.clearAllMocks()
  mustStayOpen = false
  confirmed = Promise.resolve()
  await mount(<Page />)
})

it('does not block the next page, and is open again on return', async () => {
  expect(isModal()).toBe(true)
  await act(async () => show(false))
  expect(isModal()).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => show(true))
  expect(isModal()).toBe(true)
})

it('still reports that it has closed after people return to its page', async () => {
  await act(async () => show(false))
  await act(async () => show(true))
  await click('Cancel')
  expect(isModal()).toBe(false)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onClosed).toHaveBeenCalledTimes(1)
})

it('reopens if the browser closes it while `open` stays true', async () => {
  mustStayOpen = true
  for (const attempt of [1, 2]) {
    await act(async () => document.querySelector('dialog')?.close())
    expect(isModal()).toBe(true)
    expect(onClose).toHaveBeenCalledTimes(attempt)
  }
})

it('stays open until the action has finished, because nothing can stop it', async () => {
  const action = Promise.withResolvers<void>()
  confirmed = action.promise
  await click('Delete')
  await click('Cancel')
  await act(async () => document.querySelector('dialog')?.dispatchEvent(new Event('cancel')))
  expect(isModal()).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => action.resolve())
  expect(isModal()).toBe(false)
})
