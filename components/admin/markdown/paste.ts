import { editForBlock, type MakeEdit } from './edit-text'
import { htmlToMarkdown, linkDestination } from './html-to-markdown'

const URL_TEXT = /^(?:https?:\/\/|mailto:)\S*$/i

/**
 * Returns the edit for pasted content, or null to paste it as plain text. A URL turns the selected words into a link,
 * and formatted text from another program becomes Markdown.
 */
export function editForPaste(pasted: { text: string; html: string }): MakeEdit {
  return (selected) => {
    const { start, end } = selected
    const replaceWith = (insert: string) => {
      const caret = start + insert.length
      return { from: start, to: end, insert, start: caret, end: caret }
    }
    const selectedText = selected.text.slice(start, end)
    const url = pasted.text.trim()
    // A selected URL is replaced instead, such as the one that the Link command selects.
    const canBeLink =
      selectedText.trim() !== '' && !/[[\]\n]/.test(selectedText) && !URL_TEXT.test(selectedText)
    if (URL_TEXT.test(url) && canBeLink) return replaceWith(`[${selectedText}](${linkDestination(url)})`)
    const markdown = pasted.html && htmlToMarkdown(pasted.html)
    if (!markdown) return null
    const isBlock = /\n|^(?:#+|>|-|\d+\.) /.test(markdown)
    return isBlock ? editForBlock(markdown, selected) : replaceWith(markdown)
  }
}
