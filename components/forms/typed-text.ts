import { isTexts, readDraft, writeDraft } from './local-draft'

/** Keeps what was typed into a form over a reload of this tab, and no longer. Hidden fields are not typed. */
export function keepTyped(key: string, form: HTMLFormElement) {
  const typed = typedControls(form).map(({ name, value }) => [name, value])
  writeDraft(key, Object.fromEntries(typed), 'tab')
}

/** Puts what was kept back into the form, once. */
export function restoreTyped(key: string, form: HTMLFormElement) {
  const kept = readDraft(key, isTexts, 'tab')
  writeDraft(key, null, 'tab')
  if (!kept) return
  for (const control of typedControls(form)) control.value = kept[control.name] ?? control.value
}

function typedControls(form: HTMLFormElement) {
  return [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      (control instanceof HTMLInputElement && !['hidden', 'file'].includes(control.type)) ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement,
  )
}
