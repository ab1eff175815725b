// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { hasDrafts } from '@/components/forms/local-draft'
import { mount, type } from '@/tests/support/mount'
import { useMessageDraft } from './use-message-draft'

const empty = { subject: '', preview: '', body: '' }
beforeEach(() => localStorage.clear())

function Message() {
  const { draft, change } = useMessageDraft('campaigns.draft', empty)
  return (
    <input
      name="subject"
      value={draft.subject}
      onChange={(event) => change({ subject: event.target.value })}
    />
  )
}

it('keeps a message while it has text, and discards it once it is empty', async () => {
  await mount(<Message />)
  await type('subject', 'We are open')
  expect(hasDrafts()).toBe(true)
  await type('subject', ' ')
  expect(hasDrafts()).toBe(false)
})
