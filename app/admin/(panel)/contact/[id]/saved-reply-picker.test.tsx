// @vitest-environment jsdom
import { act, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { click, mount, text, type } from '../../../../../tests/support/mount'
import { SavedReplyPicker } from './saved-reply-picker'

const savedReplies = [{ id: 'a', title: 'Thank you', body: 'Thank you, {name}.' }]
const filled = 'Thank you, Ada.'

function Form() {
  const [typed, setTyped] = useState('')
  return (
    <>
      <SavedReplyPicker
        savedReplies={savedReplies}
        message={{ name: 'Ada', reference: 'PW-1' }}
        typed={typed}
        onPick={setTyped}
      />
      <textarea name="text" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </>
  )
}

const select = () => document.querySelector('select') as HTMLSelectElement
const shown = () => [select().selectedOptions[0]?.text, document.querySelector('textarea')?.value]

async function pick(id: string) {
  select().value = id
  await act(async () => select().dispatchEvent(new Event('change', { bubbles: true })))
}

beforeEach(async () => {
  await mount(<Form />)
  await pick('a')
  expect(shown()).toEqual(['Thank you', filled])
})

it('empties the text to write from scratch', async () => {
  await pick('')
  expect(shown()).toEqual(['Write from scratch', ''])
})

it('asks before it discards an edited reply', async () => {
  await type('text', `${filled} See you.`)
  await pick('')
  expect(text()).toContain('Discard your text?')
  await click('Cancel')
  expect(shown()).toEqual(['Thank you', `${filled} See you.`])
  await pick('')
  await click('Discard')
  expect(shown()).toEqual(['Write from scratch', ''])
})

it('inserts the same saved reply again after its text was emptied by hand', async () => {
  await type('text', '')
  expect(shown()).toEqual(['Write from scratch', ''])
  await pick('a')
  expect(shown()).toEqual(['Thank you', filled])
})
