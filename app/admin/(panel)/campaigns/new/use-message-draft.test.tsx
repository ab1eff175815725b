// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { hasDrafts } from '@/components/forms/local-draft'
import { mount, type } from '@/tests/support/mount'
import { useMessageDraft } from './use-message-draft'

const empty = { subject: '', preview: '', body: '' }
beforeEach(() => localStorage.clear())

function Message({ start = empty }) {
  const { draft, change } = useMessageDraft('campaigns.draft', start)
  return (['subject', 'body'] as const).map((name) => (
    <input
      key={name}
      name={name}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  ))
}

const fieldValue = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value

it('keeps a message while it has text, and discards it once it is empty', async () => {
  await mount(<Message />)
  await type('subject', 'We are open')
  expect(hasDrafts()).toBe(true)
  await type('subject', ' ')
  expect(hasDrafts()).toBe(false)
})

it('restores only the fields that were changed, so that the subject follows the title of the post', async () => {
  await mount(<Message start={{ ...empty, subject: 'Payday', body: 'A new article is out.' }} />)
  await type('body', 'We wrote about payday.')
  await mount(<Message start={{ ...empty, subject: 'Payday in May', body: 'A new article is out.' }} />)
  expect(fieldValue('subject')).toBe('Payday in May')
  expect(fieldValue('body')).toBe('We wrote about payday.')
})
