// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ActionForm } from '@/components/forms/action-form'
import { LeaveDialog } from '@/components/forms/leave-dialog'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import type { GalleryImage } from '@/lib/media/schema'
import type { ActionRefusal } from '@/lib/platform/action-result'
import { click, mount, submit, text, type, until } from '../../../../tests/support/mount'
import { DescribeDialog } from './describe-dialog'

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  unstable_isUnrecognizedActionError: () => false,
}))

const id = 'aaaaaaaa-0000-4000-8000-000000000001'
const image: GalleryImage = {
  id,
  version: 1,
  name: 'market.png',
  alt: '',
  bucket: 'blog-images',
  key: 'market.png',
  width: 8,
  height: 8,
  blur: '',
  copyWidths: [],
  size: 100,
  copies: 'ready',
}

it('shows both descriptions if a colleague has saved one in the meantime', async () => {
  const describe = vi.fn()
  describe.mockResolvedValueOnce({
    ok: false,
    message: 'Ada saved this',
    saved: { version: 2, values: { alt: 'Women at the market' } },
  })
  describe.mockResolvedValue({ ok: true, data: null })
  const onClose = vi.fn()
  await mount(<DescribeDialog image={image} open onClose={onClose} describe={describe} />)
  await type('alt', 'A market')
  await submit()
  await until(() => expect(text()).toContain('Women at the market'))
  expect(onClose).not.toHaveBeenCalled()
  await click('Overwrite with mine')
  await until(() => expect(onClose).toHaveBeenCalled())
  expect(describe.mock.calls).toEqual([
    [{ id, version: 1, alt: 'A market' }],
    [{ id, version: 2, alt: 'A market' }],
  ])
})

it.each(['[aria-label=Close]', 'Cancel'])('asks before %s discards a description', async (button) => {
  const onClose = vi.fn()
  await mount(
    <>
      <DescribeDialog image={image} open onClose={onClose} describe={vi.fn()} />
      <LeaveDialog />
    </>,
  )
  await type('alt', 'A market')
  await click(button)
  expect(text()).toContain('Leave without saving?')
  await click('Keep editing')
  expect(onClose).not.toHaveBeenCalled()
  await click(button)
  await click('Discard changes')
  expect(onClose).toHaveBeenCalledOnce()
})

it('does not ask about another form on the page', async () => {
  function NameForm() {
    const form = useActionForm({
      schema: z.object({ name: z.string() }),
      values: { name: '' },
      action: vi.fn(),
    })
    return (
      <ActionForm form={form}>
        <TextField form={form} name="name" label="Name" />
      </ActionForm>
    )
  }
  const onClose = vi.fn()
  await mount(
    <>
      <NameForm />
      <DescribeDialog image={image} open onClose={onClose} describe={vi.fn()} />
      <LeaveDialog />
    </>,
  )
  await type('name', 'Ada')
  await click('[aria-label=Close]')
  expect(onClose).toHaveBeenCalledOnce()
})

it('stays open while it saves, so that a refusal is seen', async () => {
  const saved = Promise.withResolvers<ActionRefusal>()
  const onClose = vi.fn()
  await mount(<DescribeDialog image={image} open onClose={onClose} describe={() => saved.promise} />)
  await type('alt', 'A market')
  await submit()
  await click('[aria-label=Close]')
  await click('Cancel')
  expect(onClose).not.toHaveBeenCalled()
  saved.resolve({ ok: false, message: 'This image has been deleted.' })
  await until(() => expect(text()).toContain('This image has been deleted.'))
})
