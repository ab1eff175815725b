// @vitest-environment jsdom
import { act } from 'react'
import { toast } from 'sonner'
import { expect, it, vi } from 'vitest'
import { offerUndo } from '@/components/admin/offer-undo'
import { Toaster } from '@/components/ui/toaster'
import { mount, text, until } from '@/tests/support/mount'
import { useShortcuts } from './use-shortcuts'

function Screen() {
  useShortcuts({ openPalette: vi.fn(), openHelp: vi.fn() })
  return <Toaster />
}

const pressZ = () =>
  act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true })))

it('undoes the newest change on Z', async () => {
  const [undoOlder, undoNewest] = [vi.fn(), vi.fn()]
  await mount(<Screen />)
  await act(async () => void toast.success('FAQ deleted', offerUndo(undoOlder)))
  await act(async () => void toast.success('Post deleted', offerUndo(undoNewest)))
  await act(async () => void toast('Copied'))
  await until(() => expect(text()).toContain('Copied'))
  await pressZ()
  expect(undoNewest).toHaveBeenCalledOnce()
  expect(undoOlder).not.toHaveBeenCalled()
})
