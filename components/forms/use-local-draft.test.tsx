// @vitest-environment jsdom
import { Activity, act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { click, mount, submit, text, type, until } from '../../tests/support/mount'
import { ActionForm } from './action-form'
import { DraftNotice } from './draft-notice'
import { TextField } from './text-field'
import { useActionForm } from './use-action-form'
import { useLocalDraft } from './use-local-draft'

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  unstable_isUnrecognizedActionError: () => false,
}))
beforeEach(() => localStorage.clear())

const schema = z.object({ title: z.string() })

function Editor() {
  const form = useActionForm({
    schema,
    values: { title: 'Saved' },
    action: async () => ({ ok: true as const, data: null }),
    onSuccess: (_data, sent) => draft.markSaved(sent),
  })
  const draft = useLocalDraft(form, 'post.1')
  return (
    <ActionForm form={form}>
      <DraftNotice draft={draft} />
      <TextField form={form} name="title" label="Title" />
    </ActionForm>
  )
}

function Choice() {
  const form = useActionForm<{ category?: string }, null>({
    schema: z.object({ category: z.string().optional() }),
    values: {},
    action: async () => ({ ok: true as const, data: null }),
  })
  const draft = useLocalDraft(form, 'post.new')
  return (
    <ActionForm form={form}>
      <DraftNotice draft={draft} />
      <select {...form.register('category')}>
        <option value="">Choose</option>
      </select>
      {form.formState.isDirty && 'Unsaved'}
    </ActionForm>
  )
}

/** The router hides the page that someone leaves, and shows it again when they come back. */
function Router() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Go
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Choice />
      </Activity>
    </>
  )
}

const saveNew = vi.fn()

/** Edits a new record, which becomes record 1 when it is saved. */
function NewEditor() {
  const form = useActionForm<{ title: string; version: number }, null>({
    schema: z.object({ title: z.string(), version: z.number() }),
    values: { title: '', version: 0 },
    action: saveNew,
    onSuccess: (_data, sent) => {
      draft.markSaved(sent)
      form.settle(sent, { version: 1 })
    },
  })
  const draft = useLocalDraft(form, form.formState.defaultValues?.version === 0 ? 'post.new' : 'post.1')
  return (
    <ActionForm form={form}>
      <DraftNotice draft={draft} />
      <TextField form={form} name="title" label="Title" />
    </ActionForm>
  )
}

const nothing = { title: '', note: '' }

/** Edits a new record in one of several tabs. */
function Tab({ fields }: { fields: readonly (keyof typeof nothing)[] }) {
  const form = useActionForm({
    schema: z.object({ title: z.string(), note: z.string() }),
    values: nothing,
    action: async () => ({ ok: true as const, data: null }),
    onSuccess: (_data, sent) => draft.markSaved(sent),
  })
  const draft = useLocalDraft(form, 'post.new')
  return (
    <ActionForm form={form}>
      <DraftNotice draft={draft} />
      {fields.map((name) => (
        <TextField key={name} form={form} name={name} label={name} />
      ))}
    </ActionForm>
  )
}

const OFFER = 'You have an unsaved draft from'
const title = () => document.querySelector<HTMLInputElement>('[name=title]')?.value

it('offers unsaved input and restores it', async () => {
  await mount(<Editor />)
  expect(text()).not.toContain(OFFER)
  await type('title', 'Half typed')
  await mount(<Editor />)
  expect(text()).toContain(OFFER)
  expect(title()).toBe('Saved')
  await click('Restore it')
  expect(title()).toBe('Half typed')
  expect(text()).not.toContain(OFFER)
})

it('does not offer one account’s draft to the next account in the same browser', async () => {
  document.body.dataset.account = 'first'
  await mount(<Editor />)
  await type('title', 'Half typed')
  document.body.dataset.account = 'second'
  await mount(<Editor />)
  expect(text()).not.toContain(OFFER)
  document.body.dataset.account = 'first'
  await mount(<Editor />)
  expect(text()).toContain(OFFER)
})

it('forgets a discarded draft', async () => {
  await mount(<Editor />)
  await type('title', 'Half typed')
  await mount(<Editor />)
  await click('Discard')
  await mount(<Editor />)
  expect(text()).not.toContain(OFFER)
})

it('forgets a saved draft', async () => {
  await mount(<Editor />)
  await type('title', 'Half typed')
  await submit()
  await until(() => expect(localStorage).toHaveLength(0))
})

it('keeps new input when an earlier draft is discarded', async () => {
  await mount(<Editor />)
  await type('title', 'Half typed')
  await mount(<Editor />)
  await type('title', 'Started again')
  await click('Discard')
  await mount(<Editor />)
  await click('Restore it')
  expect(title()).toBe('Started again')
  expect(text()).not.toContain(OFFER)
})

it('offers the new input as a draft when an earlier draft replaces it', async () => {
  await mount(<Editor />)
  await type('title', 'Half typed')
  await mount(<Editor />)
  await type('title', 'Started again')
  await click('Restore it')
  expect(title()).toBe('Half typed')
  await click('Restore it')
  expect(title()).toBe('Started again')
})

it('keeps an earlier draft that was neither restored nor discarded', async () => {
  await mount(<Editor />)
  await type('title', 'Half typed')
  await mount(<Editor />)
  await type('title', 'Started again')
  await mount(<Editor />)
  await click('Restore it')
  expect(title()).toBe('Started again')
  await click('Restore it')
  expect(title()).toBe('Half typed')
})

it('keeps the draft of another new record when one is saved, even if someone types while saving', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  saveNew.mockReturnValue(promise)
  await mount(<NewEditor />)
  await type('title', 'Other record')
  await mount(<NewEditor />)
  await type('title', 'Saved record')
  await submit()
  await type('title', 'Saved record, continued')
  await act(async () => resolve({ ok: true, data: null }))
  await until(() => expect(text()).not.toContain(OFFER))
  await mount(<Editor />)
  await click('Restore it')
  expect(title()).toBe('Saved record, continued')
  expect(text()).not.toContain(OFFER)
  await mount(<NewEditor />)
  await click('Restore it')
  expect(title()).toBe('Other record')
  expect(text()).not.toContain(OFFER)
})

it('keeps an earlier draft that was neither restored nor discarded when the record is saved', async () => {
  await mount(<Editor />)
  await type('title', 'Half typed')
  await mount(<Editor />)
  await type('title', 'Started again')
  await submit()
  await until(() => expect(JSON.stringify(localStorage)).not.toContain('Started again'))
  await mount(<Editor />)
  await click('Restore it')
  expect(title()).toBe('Half typed')
  expect(text()).not.toContain(OFFER)
})

/** Keeps drafts from having the same time, because people do not type in two tabs in the same millisecond. */
function letTimePass() {
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now++)
}

const twoTabs = (
  <>
    <Tab fields={['title']} />
    <Tab fields={['note']} />
  </>
)
const typed = () =>
  ['title', 'note'].map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value)

it('keeps the draft of another new record that is open in another tab', async () => {
  letTimePass()
  await mount(twoTabs)
  await type('title', 'First')
  await type('note', 'Second')
  await type('title', 'First, continued')
  await mount(<Tab fields={['title', 'note']} />)
  await click('Restore it')
  expect(typed()).toEqual(['First, continued', ''])
  await click('Restore it')
  expect(typed()).toEqual(['', 'Second'])
})

it('keeps the draft of another new record when the one in this tab is saved', async () => {
  letTimePass()
  await mount(twoTabs)
  await type('title', 'First')
  await type('note', 'Second')
  await submit()
  await until(() => expect(JSON.stringify(localStorage)).not.toContain('First'))
  await mount(<Tab fields={['title', 'note']} />)
  await click('Restore it')
  expect(typed()).toEqual(['', 'Second'])
  expect(text()).not.toContain(OFFER)
})

it('does not store again what another tab has saved, even if it was offered here', async () => {
  function Tabs() {
    const [isSecondOpen, openSecond] = useState(false)
    return (
      <>
        <Tab fields={['title']} />
        <button type="button" onClick={() => openSecond(true)}>
          Open another tab
        </button>
        {isSecondOpen && <Tab fields={['note']} />}
      </>
    )
  }
  letTimePass()
  await mount(<Tabs />)
  await type('title', 'First')
  await click('Open another tab')
  expect(text()).toContain(OFFER)
  await type('note', 'Second')
  await type('title', 'First, continued')
  await type('note', 'Second, continued')
  expect(JSON.stringify(localStorage).match(/First/g)).toHaveLength(1)
  await submit()
  await until(() => expect(JSON.stringify(localStorage)).not.toContain('First'))
  await type('note', 'Second, finished')
  expect(JSON.stringify(localStorage)).not.toContain('First')
})

it('keeps no draft of an untouched form without initial values that the router shows again', async () => {
  await mount(<Router />)
  await click('Go')
  await click('Go')
  expect(text()).not.toContain('Unsaved')
  expect(localStorage).toHaveLength(0)
})
