import { editForBlock, isInCode, type MakeEdit, outsideBlock, touchesLink } from './edit-text'
import { htmlToMarkdown, linkDestination } from './html-to-markdown'

const URL_TEXT = /^(?:https?:\/\/|mailto:)\S*$/i

/**
 * Returns the edit for pasted content, or null to paste it as plain text. A URL turns the selected words into a link,
 * and formatted text from another program becomes Markdown, except in code and charts.
 */
export function editForPaste(pasted: { text: string; html: string }): MakeEdit {
  return (selected) => {
    const { text, start, end } = selected
    if (isInCode(text, start)) return null
    const replaceWith = (insert: string) => {
      const caret = start + insert.length
      return { from: start, to: end, insert, start: caret, end: caret }
    }
    const selectedText = text.slice(start, end)
    const pastedText = pasted.text.trim()
    const isUrl = URL_TEXT.test(pastedText)
    // Links can't be nested.
    if (isUrl && touchesLink(selected)) return null
    // A selected URL is replaced instead, such as the one that the Link command selects.
    const canBeLink =
      selectedText.trim() !== '' && !/[[\]\n]/.test(selectedText) && !URL_TEXT.test(selectedText)
    if (isUrl && canBeLink) return replaceWith(`[${selectedText}](${linkDestination(pastedText)})`)
    const markdown = pasted.html && htmlToMarkdown(pasted.html)
    if (!markdown) return null
    const isBlock = /\n|^(?:#+|>|-|\d+\.) /.test(markdown)
    if (!isBlock) return replaceWith(markdown)
    // A block would split the table.
    const isInTable = outsideBlock(text, start) !== start
    return isInTable ? replaceWith(pastedText.replace(/\s+/g, ' ')) : editForBlock(markdown, selected)
  }
}
