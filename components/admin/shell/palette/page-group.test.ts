// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import '../../../../tests/support/mount'
import { pageGroup } from './page-group'

const labels = () => pageGroup().items.map(({ label }) => label)
const run = (name: string) =>
  pageGroup()
    .items.find(({ label }) => label === name)
    ?.run?.()

beforeEach(() => {
  document.body.innerHTML = `
    <header><button>Sign Out</button></header>
    <main>
      <div data-page-actions="last"><a href="#list">Back to messages</a><button disabled>Previous</button><button aria-disabled="true">Next</button></div>
      <h1>Rent</h1>
      <div data-page-actions>
        <a href="#post" target="_blank"><svg></svg><span>View</span><span>(opens in a new tab)</span></a>
        <button id="reply">Reply</button>
        <form inert><button>Publish</button></form>
        <table><tbody data-rows><tr><td><button>Retry</button></td></tr></tbody></table>
        <label for="note">Note</label><textarea id="note"></textarea>
        <select id="status" aria-label="Status of Rent" aria-keyshortcuts="S">
          <option>New</option><option>Answered</option>
        </select>
      </div>
      <button>Bold</button>
      <a href="#trash" data-page-actions>Trash (3)</a>
    </main>`
})

it('offers the actions of the page, with the way back last', () => {
  expect(labels()).toEqual(['View', 'Reply', 'Note', 'Status of Rent', 'Trash (3)', 'Back to messages'])
})

it('leaves out what is hidden', () => {
  const layout = vi.spyOn(Element.prototype, 'checkVisibility')
  onTestFinished(() => layout.mockRestore())
  layout.mockImplementation(function (this: Element) {
    return this.id !== 'reply'
  })
  expect(labels()).not.toContain('Reply')
  expect(labels()).toContain('Note')
})

it('clicks a button, focuses a field and opens a select', () => {
  const clicked = vi.fn()
  const showPicker = vi.fn()
  Object.assign(HTMLSelectElement.prototype, { showPicker })
  document.querySelector('#reply')?.addEventListener('click', clicked)
  run('Reply')
  expect(clicked).toHaveBeenCalledOnce()
  run('Note')
  expect(document.activeElement?.id).toBe('note')
  run('Status of Rent')
  expect(document.activeElement?.id).toBe('status')
  expect(showPicker).toHaveBeenCalledOnce()
})

it('finds a status select by its options, and shows its key', () => {
  const status = pageGroup().items.find(({ label }) => label === 'Status of Rent')
  expect(status?.keywords).toBe('New Answered')
  expect(status?.keys).toEqual(['S'])
})
