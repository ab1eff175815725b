import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { TrashTable } from './trash-table'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

it('says so if older items are not shown', () => {
  const items = [{ id: '1', name: 'A value', kind: 'Core value', lastChange: null, input: { id: '1' } }]
  const show = (hasOlder: boolean) =>
    renderToStaticMarkup(<TrashTable items={items} restore={vi.fn()} hasOlder={hasOlder} />)
  expect(show(true)).toContain('Older items are not shown.')
  expect(show(false)).toContain('A value')
  expect(show(false)).not.toContain('Older items')
})
