// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { click, mount, text, type, until } from '../../../../tests/support/mount'
import { FactState } from './fact-state'
import { useAutosave } from './use-autosave'

const save = vi.fn()
beforeEach(() => {
  localStorage.clear()
  save.mockReset()
})

function Fact() {
  const autosave = useAutosave({
    key: 'press.fact.1',
    start: { version: 1, values: { label: 'Founded', value: '2023' } },
    save,
    describe: ({ label }) => label,
  })
  return (
    <>
      <input
        name="value"
        value={autosave.values.value}
        onChange={(event) => autosave.edit({ value: event.target.value })}
      />
      <FactState autosave={autosave} />
    </>
  )
}

async function saveAfterColleague() {
  save.mockResolvedValueOnce({
    ok: false,
    message: 'Someone else has saved.',
    saved: { version: 2, values: { label: 'Founded', value: '2022' } },
  })
  await mount(<Fact />)
  await type('value', '2024')
  await until(() => expect(text()).toContain('Overwrite with mine'))
}

it('overwrites a colleague’s text even if mine matches the previously saved text', async () => {
  await saveAfterColleague()
  save.mockResolvedValueOnce({ ok: true, data: { version: 3 } })
  await type('value', '2023')
  await click('Overwrite with mine')
  await until(() => expect(text()).toBe(' Saved'))
  expect(save).toHaveBeenLastCalledWith({ version: 2, label: 'Founded', value: '2023' })
})

it('does not save again if both texts are the same', async () => {
  await saveAfterColleague()
  await type('value', '2022')
  await click('Overwrite with mine')
  expect(text()).toBe('')
  expect(save).toHaveBeenCalledOnce()
})
