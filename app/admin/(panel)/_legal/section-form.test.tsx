// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { LegalSectionInput } from '@/lib/legal/schema'
import { holdSaves } from '../../../../tests/support/held-saves'
import { click, mount, submit, text, type, until } from '../../../../tests/support/mount'
import { SectionForm } from './section-form'

const saveLegalSection = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/legal/actions', () => ({ saveLegalSection }))

const section: LegalSectionInput = {
  kind: 'terms',
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  version: 4,
  title: 'Children',
  content: 'Nobody below 18.',
  order: '1',
  orderBefore: '1',
}

const mountForm = (onTyped = vi.fn(), onSaved = vi.fn()) =>
  mount(
    <SectionForm
      values={section}
      sections={[]}
      readTexts={() => ({ lastUpdatedText: '', policyUpdatesText: '' })}
      onTyped={onTyped}
      onCancel={() => {}}
      onSaved={onSaved}
    />,
  )

it('stays open if someone types while saving, and keeps the saved order and version', async () => {
  const { startSaving, finishSaving } = holdSaves(saveLegalSection)
  const onSaved = vi.fn()
  const onTyped = vi.fn()
  await mountForm(onTyped, onSaved)
  // Only the order changes, so the version stays the same.
  await type('order', '2')
  await startSaving()
  await type('content', 'Nobody below 18, ever.')
  await finishSaving({ number: 9, version: 4 })
  expect(onSaved).not.toHaveBeenCalled()
  expect(onTyped).toHaveBeenLastCalledWith(true)

  await startSaving()
  expect(saveLegalSection).toHaveBeenCalledWith({
    ...section,
    content: 'Nobody below 18, ever.',
    order: '2',
    orderBefore: '2',
  })
  await finishSaving({ number: 9, version: 5 })
  expect(onSaved).toHaveBeenCalled()
  expect(onTyped).toHaveBeenLastCalledWith(false)
})

it('shows the typed order next to the saved one after a conflict, and can use the saved one', async () => {
  await mountForm()
  await type('order', '2')
  await type('content', 'Mine.')
  const values = { title: 'Children', content: 'Theirs.', order: '3', orderBefore: '3' }
  saveLegalSection.mockResolvedValueOnce({ ok: false, message: 'Saved.', saved: { version: 5, values } })
  await submit()
  await until(() => expect(text()).toContain('OrderSaved3Yours2'))
  await click('Use the saved version')
  expect(document.querySelector<HTMLInputElement>('[name="order"]')?.value).toBe('3')
  saveLegalSection.mockResolvedValueOnce({ ok: true, data: { number: null, version: 5 } })
  await submit()
  await until(() => expect(saveLegalSection).toHaveBeenLastCalledWith({ ...section, ...values, version: 5 }))
})
