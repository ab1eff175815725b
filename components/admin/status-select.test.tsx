// @vitest-environment jsdom
import { act, useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { click, mount, mountOnServer, text, until } from '../../tests/support/mount'
import { Badge } from '../ui/badge'
import { Toaster } from '../ui/toaster'
import { StatusSelect } from './status-select'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh }),
  unstable_isUnrecognizedActionError: () => false,
}))

type Change = (input: {
  id: string
  from: string
  status: string
}) => Promise<{ ok: true; data: { isChanged: boolean } }>

const screenWith = (change: Change) => (
  <>
    <StatusSelect<'pending' | 'interview'>
      id="1"
      name="Chidi Okafor"
      status="pending"
      labels={{ pending: 'Pending', interview: 'Interview' }}
      change={change}
    />
    <Toaster />
  </>
)

async function choose(change: Change) {
  await mount(screenWith(change))
  const select = document.querySelector('select') as HTMLSelectElement
  await act(async () => {
    select.value = 'interview'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

it('calls the new status by the same name as the list', async () => {
  await choose(async () => ({ ok: true, data: { isChanged: true } }))
  await until(() => expect(text()).toContain('Chidi Okafor moved to Interview'))
  expect(refresh).toHaveBeenCalledOnce()
})

it('offers no Undo for a change that a colleague made first', async () => {
  await choose(async () => ({ ok: true, data: { isChanged: false } }))
  await until(() => expect(text()).toContain('Chidi Okafor moved to Interview'))
  expect(text()).not.toContain('Undo')
})

it('looks like the badge of its status in other lists', async () => {
  const tones = { pending: 'warn', interview: 'accent' } as const
  const change = async () => ({ ok: true as const, data: { isChanged: true } })
  const labels = { pending: 'Pending', interview: 'Interview' }
  for (const status of ['pending', 'interview'] as const) {
    await mount(
      <>
        <Badge tone={tones[status]}>{labels[status]}</Badge>
        <StatusSelect id="1" name="Chidi" status={status} labels={labels} tones={tones} change={change} />
      </>,
    )
    const [badge, look] = [...document.querySelectorAll('.badge')].map(({ classList }) => [...classList])
    expect(look).toEqual(expect.arrayContaining(badge ?? ['a badge']))
  }
})

it('offers to undo the change', async () => {
  const change = vi.fn(async () => ({ ok: true as const, data: { isChanged: true } }))
  await choose(change)
  await until(() => expect(text()).toContain('Undo'))
  await click('Undo')
  await until(() => expect(text()).toContain('Chidi Okafor moved back to Pending'))
  expect(change).toHaveBeenLastCalledWith({ id: '1', from: 'interview', status: 'pending' })
})

it('reports a lost connection and keeps the screen', async () => {
  refresh.mockClear()
  await choose(() => Promise.reject(new TypeError('Failed to fetch')))
  await until(() => expect(text()).toContain('Failed to update status. Please try again.'))
  expect(refresh).not.toHaveBeenCalled()
})

it('saves a choice made before the script ran', async () => {
  const change = vi.fn(async () => ({ ok: true as const, data: { isChanged: true } }))
  const hydrate = await mountOnServer(screenWith(change))
  const select = document.querySelector('select') as HTMLSelectElement
  select.value = 'interview'
  await act(async () => hydrate())
  // The change event arrives only now.
  await act(async () => select.dispatchEvent(new Event('change', { bubbles: true })))
  await until(() => expect(text()).toContain('Chidi Okafor moved to Interview'))
  expect(change).toHaveBeenCalledExactlyOnceWith({ id: '1', from: 'pending', status: 'interview' })
})

it('saves a choice made before the script ran, even if the screen is rendered again at once', async () => {
  const change = vi.fn(async () => ({ ok: true as const, data: { isChanged: true } }))
  const Screen = () => {
    const [, render] = useState(0)
    useEffect(() => render(1), [])
    return screenWith(change)
  }
  const hydrate = await mountOnServer(<Screen />)
  const select = document.querySelector('select') as HTMLSelectElement
  select.value = 'interview'
  await act(async () => hydrate())
  await until(() => expect(text()).toContain('Chidi Okafor moved to Interview'))
  expect(change).toHaveBeenCalledExactlyOnceWith({ id: '1', from: 'pending', status: 'interview' })
})

it('saves a choice once if it is made right before effects run', async () => {
  const change = vi.fn(async () => ({ ok: true as const, data: { isChanged: true } }))
  const choose = () => {
    const select = document.querySelector('select') as HTMLSelectElement
    select.value = 'interview'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const whole = (
    <>
      <i ref={(node) => void (node && queueMicrotask(choose))} />
      {screenWith(change)}
    </>
  )
  const hydrate = await mountOnServer(whole)
  // Avoid act(), which would run the effects first.
  hydrate()
  await until(() => expect(text()).toContain('Chidi Okafor moved to Interview'))
  expect(change).toHaveBeenCalledExactlyOnceWith({ id: '1', from: 'pending', status: 'interview' })
})

it('keeps focus while saving, and then saves the last choice made in the meantime', async () => {
  const saved = Promise.withResolvers<void>()
  const labels = { pending: 'Pending', interview: 'Interview', offer: 'Offer', declined: 'Declined' }
  type Step = keyof typeof labels
  const change = vi.fn<(input: { id: string; from: Step; status: Step }) => Promise<void>>()
  function Screen() {
    const [status, setStatus] = useState<Step>('pending')
    const save = async (input: { id: string; from: Step; status: Step }) => {
      await change(input)
      setStatus(input.status)
      return { ok: true as const, data: { isChanged: true } }
    }
    return <StatusSelect id="1" name="Chidi Okafor" status={status} labels={labels} change={save} />
  }
  change.mockReturnValueOnce(saved.promise)
  await mount(<Screen />)
  const select = document.querySelector('select') as HTMLSelectElement
  select.focus()
  for (const value of ['interview', 'offer', 'declined'])
    await act(async () => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  expect(document.activeElement).toBe(select)
  expect(select.disabled).toBe(false)
  expect(select.getAttribute('aria-busy')).toBe('true')
  expect(change).toHaveBeenCalledOnce()
  saved.resolve()
  await until(() => expect(select.value).toBe('declined'))
  expect(change.mock.calls.slice(1)).toEqual([[{ id: '1', from: 'interview', status: 'declined' }]])
})

it('drops the choice made in the meantime if a colleague changed the status first', async () => {
  const refused = Promise.withResolvers<void>()
  const labels = { pending: 'Pending', interview: 'Interview', offer: 'Offer', declined: 'Declined' }
  const change = vi.fn()
  function Screen() {
    const [status, setStatus] = useState<keyof typeof labels>('pending')
    const save = async (input: unknown) => {
      change(input)
      await refused.promise
      setStatus('declined')
      return { ok: false as const, message: 'A colleague changed the status.' }
    }
    return (
      <>
        <StatusSelect id="1" name="Chidi Okafor" status={status} labels={labels} change={save} />
        <Toaster />
      </>
    )
  }
  await mount(<Screen />)
  const select = document.querySelector('select') as HTMLSelectElement
  for (const value of ['interview', 'offer'])
    await act(async () => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await act(async () => refused.resolve())
  await until(() => expect(text()).toContain('A colleague changed the status.'))
  await until(() => expect(select.getAttribute('aria-busy')).toBeNull())
  expect(select.value).toBe('declined')
  expect(change).toHaveBeenCalledExactlyOnceWith({ id: '1', from: 'pending', status: 'interview' })
})

it('opens on an arrow key, which would otherwise save the next status', async () => {
  const showPicker = vi.fn()
  Object.assign(HTMLSelectElement.prototype, { showPicker })
  await mount(screenWith(vi.fn()))
  const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
  await act(async () => document.querySelector('select')?.dispatchEvent(event))
  expect(showPicker).toHaveBeenCalledOnce()
  expect(event.defaultPrevented).toBe(true)
})
